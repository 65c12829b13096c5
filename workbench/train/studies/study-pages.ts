import { chooseDatasets } from '../../bench/choose/choose-datasets.ts';
import { CACHE_FOLDER } from '../../bench/paths.ts';
import { Progress } from '../../bench/progress.ts';
import { readPages } from '../../bench/read-pages.ts';
import { manifestOf } from '../../datasets/manifests/registry.ts';
import { listDatasets } from '../../datasets/read.ts';
import type { Sample } from '../../datasets/sample.ts';

/** The datasets whose gold is a text made by people or parsers, which make up the mean of the results. */
export async function headlineDatasets(): Promise<readonly string[]> {
  return (await listDatasets()).filter((name) => {
    const manifest = manifestOf(name);
    return manifest?.headline === true && manifest.gold !== 'snippets';
  });
}

/** Pages of datasets, at most this many of each and always the same ones. */
export async function* studyPages(datasets: readonly string[], pages: number | null): AsyncGenerator<Sample> {
  const chosen = await chooseDatasets({ datasets, pages }, CACHE_FOLDER);
  const progress = new Progress(chosen.reduce((sum, set) => sum + set.pages.length, 0));
  try {
    for (const { name, path, pages: entries } of chosen) {
      for await (const sample of readPages(path, new Set(entries.map(({ id }) => id)))) {
        yield sample;
        progress.step(name);
      }
    }
  } finally {
    progress.stop();
  }
}
