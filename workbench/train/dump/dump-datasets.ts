import { TRAINING_SETS } from '../../comparators/training-sets.ts';
import { listDatasets, openDataset } from '../../datasets/read.ts';
import { studyPages } from '../studies/study-pages.ts';
import { FeatureDump } from './dump.ts';

/** Dumps the features and labels of every page of every dataset into a folder. */
export async function dumpDatasets(folder: string): Promise<void> {
  const dump = new FeatureDump();
  let skipped = 0;
  for (const name of await listDatasets()) {
    const before = dump.pages;
    for await (const sample of openDataset(name)) if (!dump.add(sample)) skipped++;
    process.stderr.write(`${name}: ${dump.pages - before} pages\n`);
  }
  dump.write(folder);
  process.stderr.write(`${dump.pages} pages written to ${folder}, ${skipped} left out.\n`);
}

/** Dumps at most so many pages of each of the sets that comparators learn from, always the same ones: what takes minutes on a CPU. */
export async function dumpSample(folder: string, pages: number): Promise<void> {
  const dump = new FeatureDump();
  for await (const sample of studyPages(TRAINING_SETS, pages)) dump.add(sample);
  dump.write(folder);
  process.stderr.write(`${dump.pages} pages written to ${folder}.\n`);
}
