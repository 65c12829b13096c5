import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method } from 'fovea';
import { predictWith } from '../../../baselines/fovea/fovea-methods.ts';
import { foldOf } from '../../../datasets/split.ts';
import { scorePage } from '../../../metrics/metric.ts';
import { pageOf } from '../../../metrics/nodes/gold.ts';
import { metricsNamed } from '../../../metrics/registry.ts';
import { spiderPages } from '../../../papers/layout/rendered-pages.ts';
import type { TabNetColumns } from '../element-rows.ts';
import { readTabNetwork } from '../network/tabnet-network.ts';
import { SEEDS_FILE, type SeedScores, spreadOf } from '../seeds.ts';
import { tabNetMethod } from '../tabnet-method.ts';

const COLUMNS: readonly TabNetColumns[] = ['basic', 'both'];

/** The number of folds of sites. */
const FOLDS = 2;

/** Measures networks on all recorded pages, those of each seed in a folder `seed-N`, and writes `weights/seeds.json`. */
export async function measureSeeds(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.startsWith('seed-'));
  const trained = names.toSorted().flatMap((name) =>
    COLUMNS.map((columns) => ({
      seed: name.slice('seed-'.length),
      columns,
      folds: methodsOf(columns, join(folder, name)),
      f1: [] as number[],
    })),
  );
  const [metric] = metricsNamed(['lcs-token']);
  for await (const sample of spiderPages(null)) {
    const page = pageOf(sample);
    for (const { folds, f1 } of trained) {
      const prediction = predictWith(folds[foldOf(sample, FOLDS)]!, page, sample.url);
      f1.push(scorePage(metric!, sample, prediction)?.['f1'] ?? 0);
    }
  }
  const seeds = Object.fromEntries(
    COLUMNS.map((columns) => [
      columns,
      Object.fromEntries(
        trained.filter((one) => one.columns === columns).map(({ seed, f1 }) => [seed, roundedMean(f1)]),
      ),
    ]),
  ) as SeedScores['seeds'];
  writeFileSync(SEEDS_FILE, `${JSON.stringify({ pages: trained[0]?.f1.length ?? 0, seeds }, null, 2)}\n`);
  for (const columns of COLUMNS)
    process.stdout.write(`${columns}: ${JSON.stringify(spreadOf(seeds[columns]))}\n`);
}

function methodsOf(columns: TabNetColumns, folder: string): readonly Method[] {
  return Array.from(
    { length: FOLDS },
    (_, fold) =>
      tabNetMethod(columns, () => readTabNetwork(join(folder, `${columns}-${fold}.bin`))) as Method,
  );
}

/** Four decimals. */
function roundedMean(values: readonly number[]): number {
  return Math.round((10_000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10_000;
}
