import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Method, type Page, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { ROOT } from '../baselines/root.ts';
import { whyUnusable } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { svgFile } from '../report/svg/picture.ts';
import { type AlikePage, alikePage, sumOf } from './alike.ts';
import { everywhereShare, type ParallelRow, parallelDocument } from './parallel-document.ts';
import { type ParallelPages, readParallelPages } from './parallel-pages.ts';
import { parallelPlot } from './parallel-plot.ts';

const HELP = `FOVEA_DATA=<folder> npm run parallel -- [options]

Which elements of the same page every method chooses in every language: docs/results/parallel.md and its plot.
  --methods A,B   only these; the others stay as they were measured
  --fresh         measure again what was measured before; without it a run goes on where the last one ended
`;

const { values } = parseArgs({
  options: {
    methods: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const ledger = new Ledger(join(ROOT, '.cache/parallel/measured.jsonl'));
const COMPARATORS = new Map(comparators().map((comparator) => [comparator.method, comparator]));

/** Every method that needs no layout. */
const MEASURED: readonly Method[] = [...methods(), ...COMPARATORS.keys()].filter(
  ({ needs }) => !needs.includes('layout'),
);

if (values.help) process.stdout.write(HELP);
else await measureAll();

async function measureAll(): Promise<void> {
  const wanted = values.methods?.split(',') ?? MEASURED.map(({ name }) => name);
  if (values.fresh) for (const name of wanted) ledger.forget(name);
  const data = await readParallelPages();
  const absent: string[] = [];
  for (const method of MEASURED) {
    const why = whyUnusable(COMPARATORS.get(method) ?? { models: [] });
    if (why !== null) absent.push(`${method.name} (${why})`);
    else if (wanted.includes(method.name) && !ledger.has(method.name, data.digest))
      await measure(method, data);
  }
  write(data, absent);
}

async function measure(method: Method, data: ParallelPages): Promise<void> {
  process.stderr.write(`${method.name}\n`);
  await ledger.take(method.name, data.digest, async () => [
    sumOf(data.pages.map((page) => alikePage(method, parsed(page)))),
  ]);
}

/** The versions of a page in the order of the languages; a page that lacks a language would shift the others. */
function parsed(page: ParallelPages['pages'][number]): Page[] {
  return page.toSorted((a, b) => (a.locale < b.locale ? -1 : 1)).map(({ html }) => parsePage(html));
}

function write({ pages, locales, digest }: ParallelPages, absent: readonly string[]): void {
  const rows: ParallelRow[] = MEASURED.flatMap((method) => {
    const [measured] = ledger.has(method.name, digest) ? ledger.rows<AlikePage>(method.name) : [];
    if (measured === undefined) return [];
    return [{ ...measured, method: method.name, isComparator: COMPARATORS.has(method) }];
  }).sort((a, b) => (everywhereShare(b) ?? -1) - (everywhereShare(a) ?? -1));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    join(ROOT, 'docs/results/parallel.md'),
    parallelDocument({ date, pages: pages.length, locales, rows, absent }),
  );
  writeFileSync(
    join(ROOT, 'docs/results/plots/parallel.svg'),
    svgFile(parallelPlot(rows), 'parallel', 'npm run parallel'),
  );
}
