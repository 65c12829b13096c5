import type { MethodOptions } from 'fovea';
import { score, type Table } from '../../report/tables/table.ts';
import { OptionSweep } from './option-sweep.ts';
import type { RunningSweep, Sweep } from './sweep.ts';

/** A constant that the papers do not give, or that could not be checked against the original. */
interface Constant {
  readonly method: string;
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  /** Other options that the constant needs to matter. */
  readonly with?: MethodOptions;
}

const CONSTANTS: readonly Constant[] = [
  { method: 'dsc', name: 'window', values: [20, 50, 100], with: { adaptiveWindow: false } },
  { method: 'dsc', name: 'adaptiveWindow', values: [false, true] },
  { method: 'dsc', name: 'slopeShare', values: [0.25, 0.5, 0.75] },
  { method: 'ccb', name: 'threshold', values: [0.5, 0.75, 0.9] },
  { method: 'accb-40', name: 'threshold', values: [0.5, 0.75, 0.9] },
  { method: 'tccb-18', name: 'threshold', values: [0.5, 0.75, 0.9] },
  { method: 'tccb-25', name: 'threshold', values: [0.5, 0.75, 0.9] },
  { method: 'density', name: 'maxDistance', values: [2, 5, 10, 20] },
  { method: 'cetr', name: 'clusters', values: [2, 3, 4] },
  { method: 'danag', name: 'gap', values: [5, 20, 40, 160] },
  { method: 'addanag', name: 'gap', values: [5, 20, 40, 160] },
  { method: 'kfe', name: 'k', values: [2, 3, 4] },
  { method: 'fe', name: 'dominance', values: [0.25, 0.5, 0.75] },
  { method: 'wlr', name: 'coverage', values: [0.5, 1, 2, 3] },
  { method: 'cectd-s', name: 'radius', values: [0, 1, 2, 4] },
];

const METRIC = 'lcs-token';

/** What the constants that nobody could look up do to the score. */
export const constants: Sweep = {
  name: 'constants',
  about: 'constants of the compared methods that no public text settles',
  datasets: ['cleaneval', 'msv-big9-chaos', 'dragnet', 'google-trends-2017', 'xmu-zh', 'wcxb'],
  isMeant: () => true,
  start: startConstants,
};

function startConstants(): RunningSweep {
  const runs = CONSTANTS.map((constant) => {
    const variants = constant.values.map((value) => ({
      label: String(value),
      options: { ...constant.with, [constant.name]: value },
    }));
    return { constant, sweep: new OptionSweep(constant.method, variants, [METRIC]) };
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
  const titles = ['method', 'constant', 'value', 'P', 'R', 'F1'];
  return {
    id: 'constants',
    title: `Token LCS by constant, on ${runs[0]!.sweep.pages(METRIC)} pages`,
    head: titles.map((title, column) => ({ title, isNumber: column > 1 })),
    rows: runs.flatMap(({ constant, sweep }) =>
      sweep.variants.map(({ label }, variant) => {
        const { precision, recall, f1 } = sweep.scores(variant, METRIC);
        return [constant.method, constant.name, label, score(precision), score(recall), score(f1)];
      }),
    ),
  };
}
