import { listDatasets, openDataset } from '../datasets/read.ts';
import { FeatureDump } from './dump/dump.ts';

const [command, folder = 'out/train'] = process.argv.slice(2);
if (command !== 'dump') {
  process.stderr.write('FOVEA_DATA=<folder> npm run train -- dump [FOLDER]\n');
  process.exit(2);
}
const dump = new FeatureDump();
let skipped = 0;
for (const name of await listDatasets()) {
  const before = dump.pages;
  for await (const sample of openDataset(name)) if (!dump.add(sample)) skipped++;
  process.stderr.write(`${name}: ${dump.pages - before} pages\n`);
}
dump.write(folder);
process.stderr.write(`${dump.pages} pages written to ${folder}, ${skipped} left out.\n`);
