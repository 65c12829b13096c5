import { chooseDatasets } from '../../bench/choose/choose-datasets.ts';
import { choosePages } from '../../bench/choose/choose-pages.ts';
import { CACHE_FOLDER } from '../../bench/paths.ts';
import { Progress } from '../../bench/progress.ts';
import { readPages } from '../../bench/read-pages.ts';
import type { Table } from '../../report/tables/table.ts';
import type { Sweep } from './sweep.ts';

/** Runs a sweep over at most `pages` matching pages of each dataset, with a progress bar on stderr. */
export async function runSweep(
  sweep: Sweep,
  { pages, datasets }: { readonly pages: number; readonly datasets: readonly string[] | null },
): Promise<readonly Table[]> {
  if (sweep.open !== undefined) {
    const running = sweep.start(CACHE_FOLDER);
    for await (const sample of sweep.open(pages, datasets ?? sweep.datasets)) running.add(sample);
    return running.tables();
  }
  const chosen = await chooseDatasets({ datasets: datasets ?? sweep.datasets, pages: null }, CACHE_FOLDER);
  const parts = chosen.map(({ name, path, pages: all }) => {
    const meant = choosePages(name, all.filter(sweep.isIncluded), pages);
    return { name, path, ids: new Set(meant.map(({ id }) => id)) };
  });
  const progress = new Progress(parts.reduce((sum, { ids }) => sum + ids.size, 0));
  const running = sweep.start(CACHE_FOLDER);
  try {
    for (const { name, path, ids } of parts) {
      for await (const sample of readPages(path, ids)) {
        running.add(sample);
        progress.step(name);
      }
    }
  } finally {
    progress.stop();
  }
  return running.tables();
}
