import { parseArgs } from 'node:util';
import type { Candidate } from './candidate.ts';
import { candidateNamed, candidates } from './candidates/registry.ts';

/** What to measure, and how much of it. */
export interface PerfOptions {
  readonly mode: 'compare' | 'first' | 'growth' | 'methods' | 'trees' | 'batch' | 'profile' | 'help';
  readonly candidates: readonly Candidate[];
  readonly pages: number;
  readonly slowPages: number;
  readonly warmUp: number;
  readonly rounds: number;
  readonly hotPasses: number;
  readonly coldStarts: number;
  readonly limitMs: number;
  /** File for the results as JSON. */
  readonly out: string | null;
  /** Write the generated page under docs/results. */
  readonly write: boolean;
  /** Write the line of this release in docs/results/perf-history.md. */
  readonly history: boolean;
}

/** The help text. */
export const HELP = `FOVEA_DATA=<folder> npm run perf -- [options]

  --pages N      pages to measure on (120)
  --rounds N     interleaved rounds (3)
  --only A,B     only these candidates
  --quick        40 pages, 1 round: a first look, not a result
  --first        the first pages of a fresh process, and what each stage of Fovea costs then and once hot (500 pages)
  --growth       growth shapes instead of real pages, for fovea or --only
  --methods      throughput of every method of Fovea, from the page to its selection
  --batch        what fovea batch adds to the extraction, compared with bare processes (1000 pages)
  --trees        memory of the trees of the parsers
  --profile      where fovea, or the candidate of --only, spends its time
  --limit S      seconds without an answer after which a candidate is stopped (30)
  --out FILE     write JSON as well
  --write        write docs/results/perf.md, first.md, growth.md, methods.md, trees.md or batch.md
  --history      write the line of this release in docs/results/perf-history.md

Candidates: ${candidates.map((candidate) => candidate.name).join(', ')}
`;

/** Repetitions: enough for ratios to within a tenth or so; the quick form only shows that everything works. */
const FULL = { pages: 120, warmUp: 30, rounds: 3, hotPasses: 3, coldStarts: 5 };
const QUICK = { pages: 40, warmUp: 10, rounds: 1, hotPasses: 1, coldStarts: 1 };
/** Enough pages that the start of the processes, about half a second, hardly counts. */
const BATCH = { ...FULL, pages: 1000 };
/** As far as the cost of a page still falls. */
const FIRST = { ...FULL, pages: 500, warmUp: 0 };
/** Share of pages for slow candidates: a quarter keeps a full run within minutes. */
const SLOW_SHARE = 1 / 4;
const LIMIT_SECONDS = 30;

const AMOUNTS: Partial<Record<PerfOptions['mode'], typeof FULL>> = { batch: BATCH, first: FIRST };
/** Candidates of the first pages: text out, the whole, and the two that most programs use in its place. */
const FIRST_CANDIDATES = [
  'fovea-text',
  'fovea-worker',
  'fovea',
  'resiliparse',
  'readability-linkedom',
  'defuddle',
];

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): PerfOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      rounds: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean' },
      first: { type: 'boolean' },
      growth: { type: 'boolean' },
      methods: { type: 'boolean' },
      trees: { type: 'boolean' },
      batch: { type: 'boolean' },
      profile: { type: 'boolean' },
      limit: { type: 'string' },
      out: { type: 'string' },
      write: { type: 'boolean' },
      history: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const mode = modeOf(values);
  const amounts = values.quick ? QUICK : (AMOUNTS[mode] ?? FULL);
  const pages = wholeNumber('pages', values.pages) ?? amounts.pages;
  return {
    ...amounts,
    mode,
    pages,
    slowPages: Math.max(1, Math.round(pages * SLOW_SHARE)),
    rounds: wholeNumber('rounds', values.rounds) ?? amounts.rounds,
    limitMs: 1000 * (wholeNumber('limit', values.limit) ?? LIMIT_SECONDS),
    candidates: chosen(values.only, mode),
    out: values.out ?? null,
    write: values.write === true,
    history: values.history === true,
  };
}

type ModeFlags = { readonly [Mode in Exclude<PerfOptions['mode'], 'compare'>]?: boolean | undefined };

/** The first requested mode. */
function modeOf(flags: ModeFlags): PerfOptions['mode'] {
  return (
    (['help', 'first', 'growth', 'methods', 'trees', 'batch', 'profile'] as const).find(
      (mode) => flags[mode],
    ) ?? 'compare'
  );
}

function chosen(only: string | undefined, mode: PerfOptions['mode']): readonly Candidate[] {
  if (only !== undefined) return only.split(',').map((name) => candidateNamed(name.trim()));
  if (mode === 'trees') return candidates.filter(({ loadParser }) => loadParser !== undefined);
  if (mode === 'first') return FIRST_CANDIDATES.map(candidateNamed);
  return mode === 'compare' ? candidates : [candidateNamed('fovea')];
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0, not '${text}'.`);
}
