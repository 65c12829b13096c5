import { type Bound, goals } from './goals.ts';
import { type Setting, settingLines } from './machine.ts';
import { costRatio, type Summary } from './summary.ts';
import { type Column, markdownTable, short } from './table.ts';

/** A whole comparison, as it is written to JSON. */
export interface CompareReport {
  readonly setting: Setting;
  readonly sample: {
    readonly digest: string;
    readonly pages: number;
    readonly slowPages: number;
    readonly warmUp: number;
    readonly megabytes: number;
    readonly medianKb: number;
    readonly datasets: readonly string[];
  };
  readonly rounds: number;
  readonly hotPasses: number;
  readonly coldPageKb: number;
  readonly summaries: readonly Summary[];
}

/** The candidate that the cost columns compare with. */
const REFERENCE = 'fovea';

/** The comparison as Markdown. */
export function compareMarkdown(report: CompareReport): string {
  const run = report.summaries.filter((one) => one.skipped === null);
  const reference = run.find((one) => one.name === REFERENCE);
  return [
    settingLines(report.setting),
    sampleLines(report),
    goalSection(run),
    '## Short-warm: each page once, after a short warm-up',
    markdownTable(shortWarmColumns(reference), run),
    '## Hot: the same pages repeatedly',
    markdownTable(hotColumns(reference), run),
    '## Memory and cold start',
    markdownTable(memoryColumns, run),
    '## Candidates',
    markdownTable(aboutColumns, report.summaries),
    problemLines(report.summaries),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function sampleLines({ sample, rounds, hotPasses, coldPageKb }: CompareReport): string {
  return [
    `Sample ${sample.digest}: ${sample.pages} pages, ${short(sample.megabytes)} MB, median ${short(sample.medianKb)} KB,`,
    `and ${sample.warmUp} more to warm up, from ${sample.datasets.length} datasets (${sample.datasets.join(', ')}).`,
    `Times are CPU time of the whole process; ${rounds} interleaved rounds, medians; at least ${hotPasses} hot passes and three seconds, after ten of the same work.`,
    `Slow candidates run on the first ${sample.slowPages} pages with at least 1 hot pass; cost columns always compare the same pages.`,
    `Cold start: Node, import and one page of ${short(coldPageKb)} KB.`,
  ].join('\n');
}

function goalSection(run: readonly Summary[]): string {
  const named = (name: string): Summary | undefined => run.find((one) => one.name === name);
  const rows = goals.flatMap((goal) => {
    const over = named(goal.over);
    const under = named(goal.under);
    return over === undefined || under === undefined ? [] : [{ goal, over, under }];
  });
  type Row = (typeof rows)[number];
  const ratio = (regime: 'shortWarm' | 'hot') => (row: Row) => {
    const value = costRatio(row.over, row.under, regime);
    const bound = row.goal[regime];
    if (bound === undefined) return short(value);
    return `${short(value)} (${boundText(bound)}, ${isMet(bound, value) ? 'met' : 'missed'})`;
  };
  if (rows.length === 0) return '';
  const table = markdownTable<Row>(
    [
      { title: 'Fovea is', cell: ({ goal }) => goal.says },
      { title: 'short-warm', isNumber: true, cell: ratio('shortWarm') },
      { title: 'hot', isNumber: true, cell: ratio('hot') },
    ],
    rows,
  );
  return `## Ratios\n\n${table}`;
}

function isMet({ atLeast = -Infinity, below = Infinity }: Bound, value: number): boolean {
  return value >= atLeast && value < below;
}

function boundText({ atLeast, below }: Bound): string {
  return atLeast === undefined ? `< ${below}` : `≥ ${atLeast}`;
}

const nameColumn: Column<Summary> = { title: 'candidate', cell: (one) => one.name };
const number = (title: string, value: (one: Summary) => number): Column<Summary> => ({
  title,
  isNumber: true,
  cell: (one) => short(value(one)),
});
const percent = (title: string, value: (one: Summary) => number): Column<Summary> => ({
  title,
  isNumber: true,
  cell: (one) => `${Math.round(100 * value(one))} %`,
});

function costColumn(reference: Summary | undefined, regime: 'shortWarm' | 'hot'): Column<Summary>[] {
  if (reference === undefined) return [];
  return [number(`cost ÷ ${REFERENCE}`, (one) => costRatio(one, reference, regime))];
}

function shortWarmColumns(reference: Summary | undefined): readonly Column<Summary>[] {
  return [
    nameColumn,
    { title: 'pages', isNumber: true, cell: (one) => String(one.pages) },
    number('ms/page', (one) => one.shortWarm.msPerPage),
    percent('spread', (one) => one.shortWarm.spread),
    number('pages/s', (one) => one.shortWarm.pagesPerSecond),
    number('MB/s', (one) => one.shortWarm.mbPerSecond),
    ...costColumn(reference, 'shortWarm'),
    number('p50 ms', (one) => one.shortWarm.p50),
    number('p99 ms', (one) => one.shortWarm.p99),
    number('worst ms', (one) => one.shortWarm.worst.ms),
    { title: 'worst page', cell: (one) => one.shortWarm.worst.id },
    { title: 'threw / < 100 chars', isNumber: true, cell: (one) => `${one.errors} / ${one.nearlyEmpty}` },
  ];
}

function hotColumns(reference: Summary | undefined): readonly Column<Summary>[] {
  return [
    nameColumn,
    { title: 'pages', isNumber: true, cell: (one) => String(one.pages) },
    number('ms/page', (one) => one.hot.msPerPage),
    percent('spread', (one) => one.hot.spread),
    number('pages/s', (one) => one.hot.pagesPerSecond),
    number('MB/s', (one) => one.hot.mbPerSecond),
    ...costColumn(reference, 'hot'),
  ];
}

const memoryColumns: readonly Column<Summary>[] = [
  nameColumn,
  number('peak RSS MB', (one) => one.peakRssMb),
  {
    title: 'retained MB',
    isNumber: true,
    cell: ({ retainedMb }) => (retainedMb === null ? '' : short(retainedMb)),
  },
  number('cold: import ms', (one) => one.cold.load),
  number('first page ms', (one) => one.cold.firstPage),
  number('whole process ms', (one) => one.cold.total),
];

const aboutColumns: readonly Column<Summary>[] = [
  nameColumn,
  { title: 'what', cell: (one) => one.about },
  { title: 'skipped', cell: (one) => one.skipped ?? '' },
];

function problemLines(summaries: readonly Summary[]): string {
  const lines = summaries.flatMap((one) =>
    one.killed.map(({ id, how }) => `- ${one.name} was stopped on ${id}: ${how}`),
  );
  return lines.length === 0 ? '' : `## Stopped\n\n${lines.join('\n')}`;
}
