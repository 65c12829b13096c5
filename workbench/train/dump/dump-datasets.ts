import { listDatasets, openDataset } from '../../datasets/read.ts';
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
