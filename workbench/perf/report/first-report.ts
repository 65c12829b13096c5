import { FIRST_PAGES, type FirstMeasured } from '../first.ts';
import type { StageCosts, StagesResult } from '../measure/jobs.ts';
import { STAGES, type Stage } from '../measure/stages.ts';
import { median, sum } from '../statistics.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** The first pages of processes, as written to JSON. */
export interface FirstReport {
  readonly setting: Setting;
  readonly sample: { readonly digest: string; readonly pages: number; readonly megabytes: number };
  readonly rounds: number;
  readonly measured: readonly FirstMeasured[];
  readonly stages: readonly StagesResult[];
}

/** Pages that means are given of, from the first. */
const MEANS = [1, 10, 50, FIRST_PAGES];
/** The candidate that the last column compares with. */
const REFERENCE = 'fovea-text';

/** The report as Markdown. */
export function firstMarkdown({ setting, sample, rounds, measured, stages }: FirstReport): string {
  return [
    settingLines(setting),
    `Sample ${sample.digest}: ${sample.pages} pages, ${short(sample.megabytes)} MB. CPU time of the process that does the work, all threads; medians of interleaved rounds (${rounds}), a fresh process each. A busy machine makes everything slower: compare within a column.`,
    '## The first pages of a process',
    'Means in milliseconds per page, from the first page on, without any warm-up; the import is apart.',
    firstTable(measured),
    '![Cost of a page by how many came before it](plots/first-pages.svg)',
    ...(stages.length === 0 ? [] : stageParts(stages)),
  ].join('\n\n');
}

/** Milliseconds of each page, the median over the rounds. */
export function pageCosts({ rounds }: FirstMeasured): readonly number[] {
  const length = Math.min(...rounds.map(({ perPage }) => perPage.length));
  return Array.from({ length: rounds.length === 0 ? 0 : length }, (_, i) =>
    median(rounds.map(({ perPage }) => perPage[i]!)),
  );
}

/** Mean cost of the first `count` pages: the median of the rounds' means. NaN if there were fewer. */
export function meanOfFirst({ rounds }: FirstMeasured, count: number): number {
  const whole = rounds.filter(({ perPage }) => perPage.length >= count);
  return median(whole.map(({ perPage }) => sum(perPage.slice(0, count)) / count));
}

function firstTable(measured: readonly FirstMeasured[]): string {
  const reference = measured.find(({ name }) => name === REFERENCE);
  const last = Math.max(...MEANS);
  return markdownTable<FirstMeasured>(
    [
      { title: 'candidate', cell: ({ name }) => name },
      {
        title: 'import ms',
        isNumber: true,
        cell: ({ rounds }) => text(median(rounds.map(({ load }) => load))),
      },
      ...MEANS.map((count) => ({
        title: count === 1 ? 'first page' : `first ${count}`,
        isNumber: true,
        cell: (one: FirstMeasured) => text(meanOfFirst(one, count)),
      })),
      {
        title: `pages from ${last + 1} on`,
        isNumber: true,
        cell: (one) => text(mean(pageCosts(one).slice(last))),
      },
      {
        title: `first ${last} ÷ ${REFERENCE}`,
        isNumber: true,
        cell: (one) =>
          reference === undefined ? '' : text(meanOfFirst(one, last) / meanOfFirst(reference, last)),
      },
      { title: 'skipped', cell: ({ skipped }) => skipped ?? '' },
    ],
    measured,
  );
}

/** A number, or nothing where there is none. */
function text(value: number): string {
  return Number.isFinite(value) ? short(value) : '';
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

interface StageRow {
  readonly name: string;
  readonly first: number;
  readonly hot: number;
}

function stageParts(stages: readonly StagesResult[]): readonly string[] {
  const rows = [...STAGES.map((stage) => stageRow(stage, stages)), ...threadRows(stages), totalRow(stages)];
  const total = rows.at(-1)!;
  const parse5 = median(stages.map((one) => one.parse5));
  const table = markdownTable<StageRow>(
    [
      { title: 'stage', cell: ({ name }) => name },
      { title: `first ${FIRST_PAGES} pages, ms/page`, isNumber: true, cell: ({ first }) => text(first) },
      { title: 'share', isNumber: true, cell: ({ first }) => percent(first / total.first) },
      { title: 'hot, ms/page', isNumber: true, cell: ({ hot }) => text(hot) },
      { title: 'share', isNumber: true, cell: ({ hot }) => percent(hot / total.hot) },
      { title: 'hot ÷ parse5', isNumber: true, cell: ({ hot }) => text(hot / parse5) },
    ],
    rows,
  );
  return [
    '## What each stage costs',
    '`extract` with HTML, Markdown, text and metadata, from bytes. The CPU time of the main thread is divided by samples of its stack; the compiler and the collector also work on threads of their own. The last column compares with hot passes of parse5 over the same pages in the same process; `npm run gate -- --stages` holds it to its budget.',
    table,
  ];
}

function stageRow(stage: Stage, stages: readonly StagesResult[]): StageRow {
  return {
    name: stage,
    first: median(stages.map(({ first }) => costOfStage(first, stage))),
    hot: median(stages.map(({ hot }) => costOfStage(hot, stage))),
  };
}

/** Milliseconds of a stage for a page, on the main thread. */
export function costOfStage({ shares, total, otherThreads }: StageCosts, stage: Stage): number {
  return (shares[stage] ?? 0) * (total - (otherThreads ?? 0));
}

function threadRows(stages: readonly StagesResult[]): readonly StageRow[] {
  if (stages.some(({ first }) => first.otherThreads === null)) return [];
  const first = median(stages.map((one) => one.first.otherThreads ?? 0));
  const hot = median(stages.map((one) => one.hot.otherThreads ?? 0));
  return [{ name: 'compiler and collector on other threads', first, hot }];
}

function totalRow(stages: readonly StagesResult[]): StageRow {
  return {
    name: 'all',
    first: median(stages.map(({ first }) => first.total)),
    hot: median(stages.map(({ hot }) => hot.total)),
  };
}

function percent(share: number): string {
  return `${short(100 * share)} %`;
}
