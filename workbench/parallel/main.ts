import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Method, type Page, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { comparatorDigest } from '../baselines/fovea/comparator-extractors.ts';
import { foveaVersion } from '../baselines/fovea/fovea-methods.ts';
import { ROOT } from '../baselines/root.ts';
import { whyUnusable } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { svgFile } from '../report/svg/picture.ts';
import { measuredAgain } from '../report/tables/measured-again.ts';
import { type AlikePage, alikePage, sumOf } from './alike.ts';
import {
  everywhereShare,
  type ParallelResult,
  type ParallelRow,
  parallelDocument,
  writtenDate,
  writtenRows,
} from './parallel-document.ts';
import { type ParallelPages, readParallelPages } from './parallel-pages.ts';
import { parallelPlot } from './parallel-plot.ts';

const HELP = `FOVEA_DATA=<folder> npm run parallel -- [options]

Which elements of the same page every method chooses in every language: docs/results/parallel.md and its plot.
  --methods A,B   only these, anew; the rows of the others stay as they are
  --fresh         measure again what an earlier run measured with the same code; without it a run goes on where the last one ended
`;

const { values } = parseArgs({
  options: {
    methods: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const PAGE = join(ROOT, 'docs/results/parallel.md');
const ledger = new Ledger(join(ROOT, '.cache/parallel/measured.jsonl'));
const COMPARATORS = new Map(comparators().map((comparator) => [comparator.method, comparator]));

/** Every method that needs no layout. */
const MEASURED: readonly Method[] = [...methods(), ...COMPARATORS.keys()].filter(
  ({ needs }) => !needs.includes('layout'),
);

if (values.help) process.stdout.write(HELP);
else await measureAll();

async function measureAll(): Promise<void> {
  const chosen = values.methods?.split(',');
  const unknown = chosen?.find((name) => !MEASURED.some((method) => method.name === name));
  if (unknown !== undefined) throw new Error(`No method ${unknown} that needs no layout.`);
  const data = await readParallelPages();
  const absent: string[] = [];
  const rows: ParallelRow[] = [];
  for (const method of MEASURED.filter(({ name }) => chosen?.includes(name) ?? true)) {
    const comparator = COMPARATORS.get(method);
    const why = whyUnusable(comparator ?? { models: [] });
    if (why !== null) {
      absent.push(`${method.name} (${why})`);
      continue;
    }
    const version = [foveaVersion(), ...(comparator === undefined ? [] : [comparatorDigest(comparator)])];
    const measured = await measure(method, data, version.join('.'), values.fresh || chosen !== undefined);
    rows.push({ ...measured, method: method.name, isComparator: comparator !== undefined });
  }
  write(data, rows, absent, chosen);
}

/** What an earlier run has measured of a method with this version counts, unless it is to be measured anew. */
async function measure(
  method: Method,
  data: ParallelPages,
  version: string,
  isAnew: boolean,
): Promise<AlikePage> {
  process.stderr.write(`${method.name}\n`);
  const part = `${method.name} ${version}`;
  if (isAnew) ledger.forget(part);
  await ledger.take(part, data.digest, async () => [
    sumOf(data.pages.map((page) => alikePage(method, parsed(page)))),
  ]);
  return ledger.entries<AlikePage>(part).find(({ site }) => site === data.digest)!.rows[0]!;
}

/** The versions of a page in the order of the languages; a page that lacks a language would shift the others. */
function parsed(page: ParallelPages['pages'][number]): Page[] {
  return page.toSorted((a, b) => (a.locale < b.locale ? -1 : 1)).map(({ html }) => parsePage(html));
}

function write(
  { pages, locales }: ParallelPages,
  measured: readonly ParallelRow[],
  absent: readonly string[],
  chosen: readonly string[] | undefined,
): void {
  const date = new Date().toISOString().slice(0, 10);
  const kept = chosen === undefined ? { date, rows: [] } : keptResult(measured, date);
  const rows = [...kept.rows, ...measured].sort(
    (a, b) => (everywhereShare(b) ?? -1) - (everywhereShare(a) ?? -1),
  );
  writeFileSync(PAGE, parallelDocument({ ...kept, pages: pages.length, locales, rows, absent }));
  writeFileSync(
    join(ROOT, 'docs/results/plots/parallel.svg'),
    svgFile(parallelPlot(rows), 'parallel', 'npm run parallel'),
  );
}

/** What the page says of methods that were not measured this time. */
function keptResult(
  measured: readonly ParallelRow[],
  date: string,
): Pick<ParallelResult, 'date' | 'rows' | 'again'> {
  const written = readFileSync(PAGE, 'utf8');
  const names = measured.map(({ method }) => method);
  return {
    date: writtenDate(written) ?? date,
    rows: writtenRows(written).filter(({ method }) => !names.includes(method)),
    again: measuredAgain(written, names, date),
  };
}
