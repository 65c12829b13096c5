import type { Table } from '../../report/tables/table.ts';
import { score } from '../../report/tables/table.ts';
import type { PublishedTable } from '../paper.ts';
import { C_SET, TR_HR } from '../r4/published.ts';
import { defaultsTable } from './option-defaults.ts';
import { OptionSweep, type Variant } from './option-sweep.ts';
import type { Sweep } from './sweep.ts';

/** Sets whose nodes or blocks were labelled by people, as those of TECO were; the gold is projected onto nodes. */
const DATASETS = ['google-trends-2017', 'canola', 'crf-id-ar-ja', 'michelle-zh', 'haruki-ja-th-zh'];
const METRICS = ['dom-nodes', 'node-words'];
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];
const TRS = [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];
/** What the paper tried; 7 and 8 were best. */
const HRS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Table 1 of the paper on our pages. */
export const r4SetSize: Sweep = {
  name: 'r4-c',
  about: 'R⁴: size of the c-SET from 1 to 8, without post-process (Table 1)',
  datasets: DATASETS,
  isIncluded: () => true,
  start(folder) {
    const variants = SIZES.map((c) => ({ label: String(c), options: { c, postProcess: false } }));
    const sweep = new OptionSweep({ method: 'r4', variants, metrics: METRICS }, folder);
    return {
      add: (sample) => sweep.add(sample),
      tables: () => [besidePublished(sweep, C_SET, 'c'), defaultsTable('r4', variants)],
    };
  },
};

/** Table 2 of the paper on our pages. */
export const r4Thresholds: Sweep = {
  name: 'r4-tr-hr',
  about: 'R⁴: thresholds tr × hr of the post-process (Table 2)',
  datasets: DATASETS,
  isIncluded: () => true,
  start(folder) {
    const grid: Variant[] = TRS.flatMap((tr) =>
      HRS.map((hr) => ({ label: `${tr} ${hr}`, options: { tr, hr } })),
    );
    const variants = [...grid, { label: 'none', options: { postProcess: false } }];
    const sweep = new OptionSweep({ method: 'r4', variants, metrics: METRICS }, folder);
    return {
      add: (sample) => sweep.add(sample),
      tables: () => [
        ...METRICS.map((metric) => thresholdTable(sweep, metric)),
        defaultsTable('r4', sweep.variants),
      ],
    };
  },
};

function besidePublished(sweep: OptionSweep, published: PublishedTable, name: string): Table {
  const keys = ['recall', 'precision', 'f1'];
  return {
    id: name,
    title: `${published.title}: published, and ours on ${sweep.pages('dom-nodes')} pages`,
    head: [
      { title: name, isNumber: true },
      ...published.columns.flatMap((column) => [
        { title: column, isNumber: true },
        { title: 'ours', isNumber: true },
      ]),
    ],
    rows: sweep.variants.map(({ label }, v) => {
      const ours = METRICS.flatMap((metric) => {
        const scores = sweep.scores(v, metric);
        return keys.map((key) => score(scores[key]));
      });
      const theirs = published.rows.find((row) => row.name === label)?.values ?? [];
      return [label, ...ours.flatMap((value, i) => [score(theirs[i] ?? undefined), value])];
    }),
  };
}

function thresholdTable(sweep: OptionSweep, metric: string): Table {
  const at = METRICS.indexOf(metric);
  const cell = (label: string): string => {
    const variant = sweep.variants.findIndex((candidate) => candidate.label === label);
    return score(sweep.scores(variant, metric)['f1']);
  };
  const publishedF1 = (row: string): string =>
    score(TR_HR.rows.find(({ name }) => name === row)?.values[at * 3 + 2] ?? undefined);
  return {
    id: metric,
    title: `${metric} F1 by tr and hr, ours on ${sweep.pages(metric)} pages; published: best hr (7 or 8)`,
    head: [
      { title: 'tr', isNumber: true },
      ...HRS.map((hr) => ({ title: `hr ${hr}`, isNumber: true })),
      { title: 'published', isNumber: true },
    ],
    rows: [
      ...TRS.map((tr) => [String(tr), ...HRS.map((hr) => cell(`${tr} ${hr}`)), publishedF1(String(tr))]),
      ['none', ...HRS.map((_, i) => (i === 0 ? cell('none') : '')), publishedF1('none')],
    ],
  };
}
