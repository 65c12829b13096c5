import { DEFAULT_METHOD, type Method } from 'fovea';
import { methods } from 'fovea/methods';
import { workOnPage } from '../bench/work/work-on-page.ts';
import { datasetFiles } from '../datasets/files.ts';
import type { Sample } from '../datasets/sample.ts';
import type { Scores } from '../metrics/metric.ts';
import { metricsNamed } from '../metrics/registry.ts';
import { PARALLEL_DATASET } from '../parallel/parallel-pages.ts';
import type { Floors, Measured } from './floors.ts';
import { measureParallel } from './measure-parallel.ts';
import { readPinned } from './sample.ts';

/** Methods with floors. */
const GATED_METHODS: readonly string[] = [DEFAULT_METHOD];

/** Content in full gold, content in snippets, and the metadata. */
const METRICS = metricsNamed(['lcs-token', 'segments', 'metadata']);
const METRIC_NAMES = METRICS.map((metric) => metric.name);

/** The numbers of the gate, and what could not be measured. */
export interface GateMeasures {
  readonly measured: readonly Measured[];
  readonly notices: readonly string[];
}

/** Runs the gated methods over the pinned pages. Rejects if a page is not the one that was pinned. */
export async function measureGate(
  folder: string,
  { sample, parallel }: Pick<Floors, 'sample' | 'parallel'>,
): Promise<GateMeasures> {
  const files = await datasetFiles(folder);
  const measured: Measured[] = [];
  const notices: string[] = [];
  for (const [dataset, pinned] of Object.entries(sample)) {
    const path = files.get(dataset);
    if (path === undefined) notices.push(`${dataset} is not in FOVEA_DATA: its floors are not checked.`);
    else measured.push(...measurePages(dataset, await readPinned(dataset, path, pinned)));
  }
  // A mean over fewer datasets is another number.
  if (notices.length === 0) measured.push(...means(measured));
  if (!files.has(PARALLEL_DATASET))
    notices.push(`${PARALLEL_DATASET} is not in FOVEA_DATA: its floors are not checked.`);
  else measured.push(...(await measureParallel(folder, parallel, GATED_METHODS.map(methodNamed))));
  return { measured, notices };
}

function methodNamed(name: string): Method {
  return methods().find((method) => method.name === name)!;
}

function measurePages(dataset: string, pages: readonly Sample[]): Measured[] {
  const wantedMethods = Object.fromEntries(GATED_METHODS.map((name) => [name, name]));
  const wanted = Object.fromEntries(GATED_METHODS.map((name) => [name, METRIC_NAMES]));
  const outcomes = pages.map(
    (sample) => workOnPage({ sample, methods: wantedMethods, known: {}, wanted }).scores,
  );
  return GATED_METHODS.flatMap((method) =>
    METRICS.flatMap((metric) => {
      const rows = outcomes
        .map((scores) => scores[method]?.[metric.name])
        .filter((row): row is Scores => !!row);
      const value = metric.aggregate(rows)[metric.headline];
      return rows.length === 0 || value === undefined
        ? []
        : [{ method, dataset, metric: metric.name, value }];
    }),
  );
}

function means(measured: readonly Measured[]): Measured[] {
  return GATED_METHODS.flatMap((method) =>
    METRIC_NAMES.map((metric) => {
      const own = measured.filter((one) => one.method === method && one.metric === metric);
      const sum = own.reduce((total, one) => total + one.value, 0);
      return { method, dataset: 'mean', metric, value: sum / Math.max(1, own.length) };
    }),
  );
}
