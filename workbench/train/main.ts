import { parseArgs } from 'node:util';
import { dumpDatasets } from './dump/dump-datasets.ts';
import { writeReference } from './reference/write-reference.ts';
import { STUDIES } from './studies/registry.ts';
import { runStudy } from './studies/run-study.ts';

const USAGE = `FOVEA_DATA=<folder> npm run train -- dump [FOLDER]
npm run train -- reference [FOLDER]
FOVEA_DATA=<folder> npm run train -- STUDY [--pages N]

Studies, each a page of docs/results, with at most N pages of each dataset:
${STUDIES.map(({ name, about, pages }) => `  ${name.padEnd(12)} ${about} (${pages})\n`).join('')}`;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, folder = 'out/train'] = positionals;
  if (command === 'dump') await dumpDatasets(folder);
  else if (command === 'reference') return writeReference(folder);
  else {
    const study = STUDIES.find(({ name }) => name === command);
    const pages = Number(values.pages ?? study?.pages);
    if (study === undefined || !Number.isInteger(pages) || pages < 1) {
      process.stderr.write(USAGE);
      return 2;
    }
    process.stderr.write(`Wrote ${await runStudy(study, pages)}.\n`);
  }
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
