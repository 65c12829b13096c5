import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** Names, or a group of them. */
export type Choice = readonly string[] | 'all' | 'default';

/** A question about what becomes of the texts of a page, answered by a page of `docs/results`. */
export type FateQuestion = 'passes' | 'causes';

/** What to measure. */
export interface BenchOptions {
  readonly mode: 'run' | 'diff' | 'fates' | 'help';
  /** What `fates` asks. */
  readonly questions?: readonly FateQuestion[];
  /** The two systems of `diff`. */
  readonly pair: readonly string[];
  readonly methods: Choice;
  readonly peers: Choice;
  readonly datasets: Choice;
  readonly metrics: Choice;
  /** Maximum number of pages per dataset; `null` for all. */
  readonly pages: number | null;
  /** Besides those, at most so many pages of each language of a dataset. */
  readonly pagesPerLanguage?: number;
  /** Only pages in these languages; all if not given. */
  readonly languages?: readonly string[];
  readonly jobs: number;
  readonly timeoutMs: number;
  readonly out: string;
  readonly useCache: boolean;
  /** Pages of `diff` that get a side-by-side view, each way. */
  readonly show: number;
}

/** The help text. */
export const HELP = `FOVEA_DATA=<folder> npm run bench -- [options]
FOVEA_DATA=<folder> npm run bench -- diff A B [options]
FOVEA_DATA=<folder> npm run bench -- --passes --causes [options]

  --methods A,B    methods of Fovea (default: all that need no layout; 'all': the comparators too; 'none' for none);
                   'dsc?window=50' sets an option
  --peers A,B      other extractors (default: 'none'; 'all' for those that are installed)
  --datasets A,B   datasets (default: those with full gold; 'all' includes those with snippets)
  --metrics A,B    metrics (default: the quick ones; 'all' includes the slow ones; diff: one per dataset)
  --pages N        at most N pages of each dataset, always the same ones
  --per-language N besides --pages, at most N pages of each language of a dataset, always the same ones
  --languages A,B  only pages in these languages, as the datasets name them: zh,ja
  --jobs N         number of parallel threads or processes (default: one per core)
  --timeout S      seconds that a page may take (20)
  --out FOLDER     folder for the results (out/bench, for diff out/diff; see also --passes)
  --no-cache       discard earlier predictions and scores
  --passes         how much gold and how much else every cleaning step of fovea removes: docs/results/passes.md
  --causes         1 − F1 of fovea split by cause: docs/results/causes.md
  --show N         diff: pages to show side by side, better and worse each (30)

diff compares A with B page by page. NAME@VERSION, here and in --methods and --peers, is an earlier version, of which
only cached results are available.
`;

const TIMEOUT_SECONDS = 20;
const SHOWN = 30;

const QUESTIONS: readonly FateQuestion[] = ['passes', 'causes'];

/** Where results go if the command does not say. */
const FOLDERS: Readonly<Record<BenchOptions['mode'], string>> = {
  run: 'out/bench',
  diff: 'out/diff',
  fates: 'docs/results',
  help: 'out/bench',
};

const FLAGS = {
  methods: { type: 'string' },
  peers: { type: 'string' },
  datasets: { type: 'string' },
  dataset: { type: 'string' },
  metrics: { type: 'string' },
  metric: { type: 'string' },
  pages: { type: 'string' },
  'per-language': { type: 'string' },
  languages: { type: 'string' },
  jobs: { type: 'string' },
  timeout: { type: 'string' },
  out: { type: 'string' },
  'no-cache': { type: 'boolean' },
  show: { type: 'string' },
  passes: { type: 'boolean' },
  causes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const [command, ...pair] = positionals;
  if (command !== undefined && command !== 'diff')
    throw new Error(`There is no command '${command}': see --help.`);
  if (command === 'diff' && pair.length !== 2) throw new Error('diff wants two systems: diff A B.');
  const questions = QUESTIONS.filter((name) => values[name] === true);
  const asked = questions.length > 0 ? 'fates' : 'run';
  const mode = values.help ? 'help' : command === 'diff' ? 'diff' : asked;
  return {
    mode,
    questions,
    pair,
    methods: choice(values.methods),
    peers: choice(values.peers ?? 'none'),
    datasets: choice(values.datasets ?? values.dataset),
    metrics: choice(values.metrics ?? values.metric),
    pages: wholeNumber('pages', values.pages) ?? null,
    pagesPerLanguage: wholeNumber('per-language', values['per-language']) ?? 0,
    ...(values.languages === undefined ? {} : { languages: namesIn(values.languages) }),
    jobs: wholeNumber('jobs', values.jobs) ?? availableParallelism(),
    timeoutMs: 1000 * (wholeNumber('timeout', values.timeout) ?? TIMEOUT_SECONDS),
    out: values.out ?? FOLDERS[mode],
    useCache: values['no-cache'] !== true,
    show: wholeNumber('show', values.show) ?? SHOWN,
  };
}

function choice(text: string | undefined): Choice {
  if (text === undefined || text === 'default') return 'default';
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  return namesIn(text);
}

function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0, not '${text}'.`);
}
