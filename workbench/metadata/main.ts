import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseSystems } from '../bench/choose/choose-systems.ts';
import { readOptions } from '../bench/options.ts';
import { measure, resultOf } from '../bench/run-bench.ts';
import { readEarlierPage } from './earlier-page.ts';
import { countFields, metadataPage } from './metadata-page.ts';

/** Datasets with metadata by people or by parsers made for their sites. */
const DATASETS = ['wcxb', 'trafilatura-eval', 'postlight', 'fundus-tests', 'fundus-hist'];
const PEERS = ['trafilatura', 'readability-linkedom', 'defuddle'];
/** Metadata is the same with every method; this one costs nothing. */
const METHOD = 'fovea:whole-body';
const PAGE = 'docs/results/metadata.md';

const DEFAULTS = [
  '--methods',
  METHOD,
  '--peers',
  PEERS.join(),
  '--datasets',
  DATASETS.join(),
  '--metrics',
  'metadata',
];

try {
  const options = readOptions([...DEFAULTS, ...process.argv.slice(2)]);
  const { systems, notices } = await chooseSystems(options);
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  const measured = await measure(
    systems.map((system) => (system.name === METHOD ? { ...system, label: 'fovea' } : system)),
    options,
  );
  const rows = measured.records.map(({ dataset, systems: own }) => ({
    dataset,
    systems: Object.fromEntries(
      Object.entries(own).map(([name, { scores }]) => [name, scores['metadata'] ?? null]),
    ),
  }));
  const result = resultOf(measured, notices);
  // `--peers none` measures Fovea alone; the rows of its peers stay, with their day.
  const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const earlier = readEarlierPage(
    written,
    result.systems.map(({ name }) => name),
  );
  const page = metadataPage(result, countFields(rows), earlier);
  process.stdout.write(page);
  if (options.pages === null) writeFileSync(PAGE, page);
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}
