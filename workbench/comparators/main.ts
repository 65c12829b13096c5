import { parseArgs } from 'node:util';
import { dumpHashed, dumpOwnReference, dumpReference, dumpTrends } from './boilernet/dump/dump-boilernet.ts';
import { dumpTabNet } from './tabnet/dump/dump-tabnet.ts';
import { measureSeeds } from './tabnet/dump/measure-seeds.ts';
import { dumpVictor, dumpVictorReference } from './victor/dump/dump-victor.ts';
import { dumpWeb2Text, dumpWeb2TextReference } from './web2text/dump/dump-web2text.ts';

/** A dump of features and labels for a trainer. */
interface DumpCommand {
  readonly about: string;
  /** Pages of each dataset, if nothing else is asked for. */
  readonly pages?: number;
  dump(folder: string, pages: number): Promise<void> | void;
}

const DUMPS: Readonly<Record<string, DumpCommand>> = {
  boilernet: {
    about: "Google-Trends-2017 with the authors' vocabulary (needs FOVEA_MODELS)",
    dump: dumpTrends,
  },
  'boilernet-hashed': {
    about: 'the training sets (training-sets.ts), with hashed words',
    pages: 40,
    dump: dumpHashed,
  },
  tabnet: {
    about: 'elements of recorded and rendered pages; 0 pages needs no browser',
    pages: 78,
    dump: dumpTabNet,
  },
  victor: {
    about: "the training sets, as Victor's columns",
    pages: 12,
    dump: dumpVictor,
  },
  web2text: {
    about: "the training sets, as Web2Text's features",
    pages: 120,
    dump: dumpWeb2Text,
  },
  'web2text-reference': { about: 'our own pages, for the agreement test', dump: dumpWeb2TextReference },
  'victor-reference': { about: 'our own pages, for the agreement test', dump: dumpVictorReference },
  'boilernet-reference': { about: 'our own pages, for the agreement test', dump: dumpReference },
  'boilernet-own-reference': {
    about: "the same with the authors' vocabulary (needs FOVEA_MODELS)",
    dump: dumpOwnReference,
  },
};

/** Room for the longest name. */
const NAME_WIDTH = 24;

const USAGE = `FOVEA_DATA=<folder> npm run comparators -- dump NAME [FOLDER] [--pages N]
FOVEA_DATA=<folder> npm run comparators -- seeds tabnet FOLDER     trainings with other seeds: tabnet/weights/seeds.json

Features and labels for the trainers, with at most N pages of each set:
${Object.entries(DUMPS)
  .map(
    ([name, { about, pages }]) =>
      `  ${name.padEnd(NAME_WIDTH)} ${about}${pages === undefined ? '' : ` (${pages})`}\n`,
  )
  .join('')}`;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, name = '', folder = `out/comparators/${name}/dump`] = positionals;
  if (command === 'seeds' && name === 'tabnet' && positionals.length > 2) {
    await measureSeeds(folder);
    return 0;
  }
  const chosen = command === 'dump' ? DUMPS[name] : undefined;
  const pages = Number(values.pages ?? chosen?.pages ?? 1);
  if (chosen === undefined || !Number.isInteger(pages) || pages < 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  await chosen.dump(folder, pages);
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
