import { runExtractor } from '../baselines/run-extractor.ts';
import type { ChosenDataset } from './choose/choose-datasets.ts';
import type { ChosenSystem } from './choose/choose-systems.ts';
import type { BenchOptions } from './options.ts';
import type { Progress } from './progress.ts';
import { readPages } from './read-pages.ts';
import type { PredictionRow, Store } from './store/store.ts';

/** Pages per write: an interrupted run repeats no more than these. */
const BATCH = 32;

/**
 * Runs a peer over the pages that have no prediction yet, and stores its predictions. Its processes report no times, so
 * each page gets the mean of its batch.
 */
export async function runPeer(
  dataset: ChosenDataset,
  system: ChosenSystem,
  store: Store,
  { jobs, timeoutMs }: Pick<BenchOptions, 'jobs' | 'timeoutMs'>,
  progress: Progress,
): Promise<void> {
  const file = store.predictions(dataset, system);
  const known = new Set(file.read().map((row) => row.id));
  const missing = dataset.pages.map((page) => page.id).filter((id) => !known.has(id));
  progress.step(`${system.label} on ${dataset.name}`, dataset.pages.length - missing.length);
  if (missing.length === 0) return;
  const ids: string[] = [];
  const pages = noted(readPages(dataset.path, new Set(missing)), ids);
  let batch: Omit<PredictionRow, 'ms'>[] = [];
  let start = performance.now();
  let next = 0;
  const write = (): void => {
    const ms = Math.round(((performance.now() - start) * jobs) / Math.max(1, batch.length));
    file.append(batch.map((row) => ({ ...row, ms })));
    batch = [];
    start = performance.now();
  };
  for await (const prediction of runExtractor(system.name, pages, { jobs, timeoutMs })) {
    batch.push({ ...prediction, id: ids[next++]! });
    progress.step(`${system.label} on ${dataset.name}`);
    if (batch.length === BATCH) write();
  }
  write();
}

/** Records the ids of the pages on the way; predictions come back in that order. */
async function* noted<Page extends { readonly id: string }>(
  pages: AsyncIterable<Page>,
  ids: string[],
): AsyncGenerator<Page> {
  for await (const page of pages) {
    ids.push(page.id);
    yield page;
  }
}
