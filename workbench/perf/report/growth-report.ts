import type { Growth } from '../growth.ts';
import { growthExponent } from '../statistics.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A growth run, as it is written to JSON. */
export interface GrowthReport {
  readonly setting: Setting;
  readonly growths: readonly Growth[];
}

/** From n to 16n a linear cost grows 16-fold; a ratio above 20 needs a look. */
const LIMIT = 20;

/** The growth tables as Markdown, one per candidate. */
export function growthMarkdown({ setting, growths }: GrowthReport): string {
  const names = [...new Set(growths.map((growth) => growth.candidate))];
  return [
    settingLines(setting),
    'CPU milliseconds of one page of n and of 16n parts, medians after a warm-up, each shape in a fresh process.',
    ...names.flatMap((name) => [
      `## ${name}`,
      growthTable(growths.filter((growth) => growth.candidate === name)),
    ]),
  ].join('\n\n');
}

/** The cost at 16n over the cost at n; NaN if it was not reached. */
export function growthRatio({ steps }: Pick<Growth, 'steps'>): number {
  const first = steps[0];
  const last = steps.find((step) => first !== undefined && step.n === 16 * first.n);
  return first === undefined || last === undefined ? Number.NaN : last.ms / first.ms;
}

function growthTable(growths: readonly Growth[]): string {
  const ms = (i: number) => (growth: Growth) => short(growth.steps[i]?.ms);
  return markdownTable<Growth>(
    [
      { title: 'shape', cell: (growth) => growth.shape },
      { title: 'n', isNumber: true, cell: (growth) => String(growth.steps[0]?.n ?? '–') },
      {
        title: 'KB at 16n',
        isNumber: true,
        cell: (growth) => short((growth.steps[2]?.bytes ?? Number.NaN) / 1024),
      },
      { title: 'ms at n', isNumber: true, cell: ms(0) },
      { title: 'at 4n', isNumber: true, cell: ms(1) },
      { title: 'at 16n', isNumber: true, cell: ms(2) },
      { title: 'ratio', isNumber: true, cell: (growth) => short(growthRatio(growth)) },
      { title: 'exponent', isNumber: true, cell: (growth) => short(exponentOf(growth)) },
      { title: '', cell: verdict },
      { title: 'tempts', cell: (growth) => growth.tempts },
    ],
    growths,
  );
}

function exponentOf({ steps }: Growth): number {
  return growthExponent(steps.map(({ n, ms }) => ({ n, cost: ms })));
}

function verdict(growth: Growth): string {
  const { ending } = growth;
  if (ending.how === 'hung') return `stopped after ${ending.seconds} s at ${ending.at}`;
  if (ending.how === 'died') return `died at ${ending.at}: ${ending.message.slice(-80)}`;
  if (ending.how === 'absent') return 'not installed';
  return growthRatio(growth) > LIMIT ? `above ${LIMIT}` : '';
}
