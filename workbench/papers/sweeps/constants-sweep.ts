import { score, type Table } from '../../report/tables/table.ts';
import { optionDefault } from './option-defaults.ts';
import { OptionSweep } from './option-sweep.ts';
import type { RunningSweep, Sweep } from './sweep.ts';

/** A constant that the papers do not give, or that could not be checked against the original. */
interface Constant {
  readonly method: string;
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
}

const CONSTANTS: readonly Constant[] = [
  { method: 'dsc', name: 'window', values: [10, 15, 20, 30, 50, 100] },
  { method: 'dsc', name: 'adaptiveWindow', values: [false, true] },
  { method: 'dsc', name: 'slopeShare', values: [0.25, 0.4, 0.5, 0.6, 0.75] },
  { method: 'ccb', name: 'threshold', values: [0.5, 0.7, 0.75, 0.8, 0.85, 0.9] },
  { method: 'accb-40', name: 'threshold', values: [0.5, 0.7, 0.75, 0.8, 0.85, 0.9] },
  { method: 'tccb-18', name: 'threshold', values: [0.5, 0.7, 0.75, 0.8, 0.9] },
  { method: 'tccb-25', name: 'threshold', values: [0.5, 0.7, 0.75, 0.8, 0.9] },
  { method: 'density', name: 'maxDistance', values: [5, 10, 15, 20, 30] },
  { method: 'density', name: 'minLength', values: [0, 20, 40, 50, 60, 80] },
  { method: 'cetr', name: 'clusters', values: [2, 3, 4] },
  { method: 'cetr', name: 'sigma', values: [0, 1, 2, 4] },
  { method: 'danag', name: 'gap', values: [5, 20, 40, 80, 160, 320] },
  { method: 'danag', name: 'autoGap', values: [true] },
  { method: 'addanag', name: 'gap', values: [5, 20, 40, 80, 160, 320] },
  { method: 'addanag', name: 'autoGap', values: [true] },
  { method: 'kfe', name: 'k', values: [1, 2, 3, 4] },
  { method: 'kfe', name: 'dominance', values: [0.25, 0.5, 0.75] },
  { method: 'fe', name: 'dominance', values: [0.25, 0.5, 0.75] },
  { method: 'wlr', name: 'coverage', values: [0.5, 1, 1.5, 2, 2.5, 3, 4] },
  { method: 'cectd-s', name: 'radius', values: [0, 1, 2, 4] },
  { method: 'cectd-s', name: 'threshold', values: ['path', 'body'] },
];

const METRIC = 'lcs-token';

/** The effect of constants that could not be looked up. */
export const constants: Sweep = {
  name: 'constants',
  about: 'constants of the compared methods that no public source states',
  datasets: ['cleaneval', 'msv-big9-chaos', 'dragnet', 'google-trends-2017', 'xmu-zh', 'wcxb'],
  isIncluded: () => true,
  start: startConstants,
};

function startConstants(folder: string | null): RunningSweep {
  const runs = CONSTANTS.map((constant) => {
    const variants = constant.values.map((value) => ({
      label: String(value),
      options: { [constant.name]: value },
    }));
    return {
      constant,
      sweep: new OptionSweep({ method: constant.method, variants, metrics: [METRIC] }, folder),
    };
  });
  return {
    add(sample) {
      for (const { sweep } of runs) sweep.add(sample);
    },
    tables: () => [constantsTable(runs)],
  };
}

function constantsTable(
  runs: readonly { readonly constant: Constant; readonly sweep: OptionSweep }[],
): Table {
  const titles = ['method', 'constant', 'value', 'P', 'R', 'F1', 'F1, one half', 'F1, other half', ''];
  return {
    id: 'constants',
    title: `Token LCS by constant, on ${runs[0]!.sweep.pages(METRIC)} pages`,
    note: 'A value generalises if it and its neighbours are good on both halves of the pages.',
    head: titles.map((title, column) => ({ title, isNumber: column > 1 && title !== '' })),
    rows: runs.flatMap(({ constant, sweep }) =>
      sweep.variants.map(({ label }, variant) => {
        const { precision, recall, f1 } = sweep.scores(variant, METRIC);
        const halves = [0, 1].map((half) => sweep.scores(variant, METRIC, (page) => page % 2 === half)['f1']);
        const numbers = [precision, recall, f1, ...halves].map((value) => score(value));
        const remark = label === optionDefault(constant.method, constant.name) ? 'default' : '';
        return [constant.method, constant.name, label, ...numbers, remark];
      }),
    ),
  };
}
