import type { Choice } from '../../fixtures/zoo/agreement.ts';
import { chosenPaths } from '../../fixtures/zoo/path.ts';
import { type ShownPage, showPages } from '../../fixtures/zoo/show.ts';
import type { ZooPage } from '../../fixtures/zoo/zoo.ts';
import { Progress } from '../bench/progress.ts';
import { type Scores, scorePage } from '../metrics/metric.ts';
import { metricsNamed } from '../metrics/registry.ts';
import { ZOO_SYSTEMS } from './systems.ts';
import { zooSample } from './zoo-sample.ts';

/** LCS of tokens, which is fair to scripts without spaces, and matched text blocks. */
const ZOO_METRICS = ['lcs-token', 'text-blocks-aligned'] as const;

/** The results of the systems on one page. */
export interface ZooRecord {
  readonly zoo: ZooPage;
  /** By system and metric. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, Scores | null>>>>;
  /** The choices of the systems that select nodes. */
  readonly choices: readonly Choice[];
}

/** Shows every page and runs every system on it. */
export async function measureZoo(pages: readonly ZooPage[]): Promise<readonly ZooRecord[]> {
  const progress = new Progress(pages.length);
  const records: ZooRecord[] = [];
  for await (const shown of showPages(pages)) {
    records.push(await measurePage(shown));
    progress.step(shown.zoo.layout);
  }
  progress.stop();
  return records;
}

async function measurePage(shown: ShownPage): Promise<ZooRecord> {
  const sample = zooSample(shown);
  const scores: Record<string, Record<string, Scores | null>> = {};
  const choices: Choice[] = [];
  for (const { label, predict } of ZOO_SYSTEMS) {
    const prediction = await predict(sample);
    scores[label] = Object.fromEntries(
      metricsNamed(ZOO_METRICS).map((metric) => [metric.name, scorePage(metric, sample, prediction)]),
    );
    if (prediction.nodes === undefined) continue;
    choices.push({ method: label, page: shown.zoo, chosen: chosenPaths(shown.page, prediction.nodes) });
  }
  return { zoo: shown.zoo, scores, choices };
}
