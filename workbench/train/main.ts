import { parseArgs } from 'node:util';
import { dumpDatasets, dumpSample } from './dump/dump-datasets.ts';
import { writeReference } from './reference/write-reference.ts';
import { STUDIES } from './studies/registry.ts';
import { runStudy } from './studies/run-study.ts';

const USAGE = `FOVEA_DATA=<folder> npm run train -- dump [FOLDER] [--pages N]
npm run train -- reference [FOLDER]
FOVEA_DATA=<folder> npm run train -- STUDY [--pages N]

A dump has all pages; with --pages, at most N of each set that comparators learn from.

Studies, each a page of docs/results, with at most N pages of each dataset:
${STUDIES.map(({ name, about, pages }) => `  ${name.padEnd(12)} ${about} (${pages})\n`).join('')}`;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, folder = 'out/train'] = positionals;
  const study = STUDIES.find(({ name }) => name === command);
  const pages = Number(values.pages ?? study?.pages ?? 1);
  const isCount = Number.isInteger(pages) && pages >= 1;
  if (command === 'reference') return writeReference(folder);
  if (command === 'dump' && values.pages === undefined) await dumpDatasets(folder);
  else if (command === 'dump' && isCount) await dumpSample(folder, pages);
  else if (study !== undefined && isCount) process.stderr.write(`Wrote ${await runStudy(study, pages)}.\n`);
  else {
    process.stderr.write(USAGE);
    return 2;
  }
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
