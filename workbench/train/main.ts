import { dumpDatasets } from './dump/dump-datasets.ts';
import { writeReference } from './reference/write-reference.ts';

const USAGE = `FOVEA_DATA=<folder> npm run train -- dump [FOLDER]
npm run train -- reference [FOLDER]
`;

const [command, folder = 'out/train'] = process.argv.slice(2);
if (command === 'dump') await dumpDatasets(folder);
else if (command === 'reference') process.exitCode = writeReference(folder);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
