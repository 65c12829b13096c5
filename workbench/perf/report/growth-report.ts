import type { Growth } from '../growth.ts';
import type { GrowthStep } from '../measure/jobs.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A growth run, as it is written to JSON. */
export interface GrowthReport {
  readonly setting: Setting;
  readonly growths: readonly Growth[];
}

/** From n to 16n a linear cost grows 16-fold; a ratio above 25 needs a look. */
const MAX_GROWTH = 25;

/** The aim for the largest page, in parses of it. */
const MAX_PARSES = 25;

/** The growth tables as Markdown, one per candidate. */
export function growthMarkdown({ setting, growths }: GrowthReport): string {
  const names = [...new Set(growths.map((growth) => growth.candidate))];
  return [
    settingLines(setting),
    'CPU milliseconds of one page from n to 16n characters, each shape in a fresh process. A round extracts 16n characters at both sizes, so that each pays for its garbage collection, and the best round counts. `× parse` compares the largest page with parsing it; `× markup` with parsing it or as many characters of ordinary markup, whichever takes longer: the parser only skips over plain text, which everything after it must read.',
    ...names.flatMap((name) => [
      `## ${name}`,
      growthTable(growths.filter((growth) => growth.candidate === name)),
    ]),
  ].join('\n\n');
}

/** The cost at 16n over the cost at n; NaN if it was not reached. */
export function growthRatio(growth: Pick<Growth, 'steps'>): number {
  return ratioOf(growth, ({ ms }) => ms);
}

/** The same for the parser alone. */
function growthOfParse(growth: Pick<Growth, 'steps'>): number {
  return ratioOf(growth, ({ parse }) => parse);
}

function ratioOf({ steps }: Pick<Growth, 'steps'>, cost: (step: GrowthStep) => number): number {
  const first = steps[0];
  const last = steps.find((step) => first !== undefined && step.n === 16 * first.n);
  return first === undefined || last === undefined ? Number.NaN : cost(last) / cost(first);
}

/** The cost of the largest page in parses of it, or of ordinary markup of its length if that takes longer. */
export function inParses({ steps }: Pick<Growth, 'steps'>): {
  readonly own: number;
  readonly markup: number;
} {
  const last = steps.at(-1);
  if (last === undefined) return { own: Number.NaN, markup: Number.NaN };
  return { own: last.ms / last.parse, markup: last.ms / Math.max(last.parse, last.ordinary) };
}

function growthTable(growths: readonly Growth[]): string {
  const ms = (i: number) => (growth: Growth) => short(growth.steps[i]?.ms);
  return markdownTable<Growth>(
    [
      { title: 'shape', cell: (growth) => growth.shape },
      {
        title: 'KB at 16n',
        isNumber: true,
        cell: (growth) => short((growth.steps[1]?.bytes ?? Number.NaN) / 1024),
      },
      { title: 'ms at n', isNumber: true, cell: ms(0) },
      { title: 'at 16n', isNumber: true, cell: ms(1) },
      { title: 'growth', isNumber: true, cell: (growth) => short(growthRatio(growth)) },
      { title: 'of the parser', isNumber: true, cell: (growth) => short(growthOfParse(growth)) },
      { title: '× parse', isNumber: true, cell: (growth) => short(inParses(growth).own) },
      { title: '× markup', isNumber: true, cell: (growth) => short(inParses(growth).markup) },
      { title: '', cell: verdict },
      { title: 'tempts', cell: (growth) => growth.tempts },
    ],
    growths,
  );
}

function verdict(growth: Growth): string {
  const { ending } = growth;
  if (ending.how === 'hung') return `stopped after ${ending.seconds} s at ${ending.at}`;
  if (ending.how === 'died') return `died at ${ending.at}: ${ending.message.slice(-80)}`;
  if (ending.how === 'absent') return 'not installed';
  if (Math.max(growthRatio(growth), growthOfParse(growth)) > MAX_GROWTH) return `grows above ${MAX_GROWTH}`;
  return inParses(growth).markup > MAX_PARSES ? `costs above ${MAX_PARSES}` : '';
}
