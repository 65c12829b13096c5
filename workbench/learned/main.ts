import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../baselines/root.ts';
import { chooseSystems } from '../bench/choose/choose-systems.ts';
import type { BenchOptions } from '../bench/options.ts';
import { measure } from '../bench/run-bench.ts';
import { Ledger } from '../perf/report/ledger.ts';
import { languageStudies } from './language-studies.ts';
import { learnedDocument, REFERENCE } from './learned-document.ts';
import { learnedSystems } from './learned-systems.ts';
import { METRIC } from './learned-tables.ts';
import { costPages, measureCosts } from './measure-cost.ts';
import { forgetLayout, type LayoutScore, layoutScores, measureLayoutSystems } from './measure-layout.ts';
import { measureWords } from './measure-words.ts';
import { withOthers } from './with-others.ts';

const HELP = `FOVEA_DATA=<folder> FOVEA_MODELS=<folder> npm run learned -- [options]

All learned extractors on all datasets and languages: docs/results/learned.md. A run goes on where the last one ended.
  --pages N        at most N pages of each dataset, always the same ones; 0 for all (40)
  --languages N    besides those, at most N pages of each language of a dataset (4)
  --layout N       pages with layout of each set, 0 for none (40); rendering needs a browser
  --recorded N     pages of the set whose layout was recorded, if not as many; they need no browser
  --cost N         pages of each set on which CPU time is measured, one system at a time; 0 for none (3)
  --datasets A,B   only these (default: those with full gold)
  --systems A,B    only these and ${REFERENCE}; what the page says of the others stays, but on layouts all are measured
  --jobs N         parallel threads (one per core)
  --timeout S      seconds that a page may take (60)
  --fresh-layout   measure pages with layout again
  --keep-costs     with --systems, on a busy machine: what the page says of CPU time stays
`;

/** What the section on English and Japanese compares: words of a list, hashed words, and the reference. */
const COMPARED: readonly string[] = [REFERENCE, 'boilernet', 'boilernet-hashed'];

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '40' },
    languages: { type: 'string', default: '4' },
    layout: { type: 'string', default: '40' },
    recorded: { type: 'string' },
    cost: { type: 'string', default: '3' },
    datasets: { type: 'string' },
    systems: { type: 'string' },
    jobs: { type: 'string' },
    timeout: { type: 'string', default: '60' },
    'fresh-layout': { type: 'boolean', default: false },
    'keep-costs': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else if (values['keep-costs'] && values.systems === undefined)
  throw new Error('--keep-costs wants --systems: a page of all systems needs costs.');
else await run();

async function run(): Promise<void> {
  const systems = learnedSystems();
  const wanted = wantedSystems(systems.map(({ name }) => name));
  const onSource = systems.filter(({ needsLayout, name }) => !needsLayout && wanted.includes(name));
  const names = (kind: 'method' | 'peer'): string[] =>
    onSource.filter((system) => system.kind === kind).map(({ name }) => name);
  const { systems: chosen, notices } = await chooseSystems({
    methods: names('method'),
    peers: names('peer'),
  });
  const pages = Number(values.pages);
  const options: BenchOptions = {
    mode: 'run',
    pair: [],
    methods: names('method'),
    peers: names('peer'),
    datasets: values.datasets?.split(',') ?? 'default',
    metrics: [METRIC],
    pages: pages === 0 ? null : pages,
    pagesPerLanguage: Number(values.languages),
    jobs: Number(values.jobs ?? availableParallelism()),
    timeoutMs: 1000 * Number(values.timeout),
    out: '',
    useCache: true,
    show: 0,
  };
  const measured = await measure(chosen, options);
  const words = await measureWords(
    chosen.filter(({ name }) => COMPARED.includes(name)),
    options,
  );
  const costs = values['keep-costs']
    ? []
    : await measureCosts(
        new Ledger(join(ROOT, '.cache/learned/cost.jsonl')),
        chosen,
        await costPages(measured.datasets, Number(values.cost)),
        options.timeoutMs,
      );
  const ledger = new Ledger(join(ROOT, '.cache/learned/layout.jsonl'));
  if (values['fresh-layout']) forgetLayout(ledger);
  const rendered = Number(values.layout);
  const recorded = Number(values.recorded ?? rendered);
  if (rendered > 0) await measureLayoutSystems(ledger, { recorded, rendered });
  const document = learnedDocument({
    command: ['npm run learned', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(
      ' ',
    ),
    setting: measured.setting,
    systems,
    records: measured.records,
    words,
    layout: rendered > 0 ? withoutCosts(layoutScores(ledger), values['keep-costs']) : [],
    layoutPages: { recorded, rendered },
    pagesPerLanguage: Number(values.languages),
    costs,
    studies: languageStudies(),
    notices,
  });
  write(document, wanted, measured.setting.date);
  // Processes of peers may still be open.
  process.exit();
}

/** Scores whose CPU time counts as not measured, if that is wanted. */
function withoutCosts(scores: readonly LayoutScore[], isWanted: boolean): readonly LayoutScore[] {
  return isWanted ? scores.map((score) => ({ ...score, ms: Number.NaN })) : scores;
}

function write(document: string, systems: readonly string[], date: string): void {
  const page = join(ROOT, 'docs/results/learned.md');
  const isWhole = values.systems === undefined;
  writeFileSync(
    page,
    isWhole ? document : withOthers(document, readFileSync(page, 'utf8'), { systems, date }),
  );
  process.stderr.write('Wrote docs/results/learned.md.\n');
}

/** The systems to measure, of all that there are. */
function wantedSystems(all: readonly string[]): readonly string[] {
  if (values.systems === undefined) return all;
  const named = values.systems.split(',');
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No system ${unknown}. There are: ${all.join(', ')}.`);
  return all.filter((name) => name === REFERENCE || named.includes(name));
}
