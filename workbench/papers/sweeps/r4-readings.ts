import { score, type Table } from '../../report/tables/table.ts';
import { OptionSweep, type Variant } from './option-sweep.ts';
import type { Sweep } from './sweep.ts';

/** What the authors' later code does where the paper is silent or says otherwise. */
const CODE = {
  depth: 'root',
  cset: 'code',
  criterion3: 'code',
  excludedTags: 'code',
  wordCount: 'code',
  rawChildNodes: true,
  per: 'links',
  linkGroups: 'code',
  tr: 2,
  dropCookies: true,
} as const;

/** One reading changed at a time, and all of the code together. */
const VARIANTS: readonly Variant[] = [
  { label: 'the paper', options: {} },
  ...Object.entries(CODE)
    .filter(([name]) => name !== 'tr')
    .map(([name, value]) => ({
      label: `${name} ${value}`,
      options: name === 'linkGroups' ? { linkGroups: 'code', tr: CODE.tr } : { [name]: value },
    })),
  { label: 'all of the code', options: CODE },
  { label: 'criterion3 guarded', options: { criterion3: 'guarded' } },
  { label: 'criterion3 off', options: { criterion3: 'off' } },
  { label: 'excludedTags product', options: { excludedTags: 'product' } },
  { label: 'unit chars', options: { unit: 'chars' } },
  { label: 'mediaWords 10', options: { mediaWords: 10 } },
  { label: 'postProcess false', options: { postProcess: false } },
];
const METRIC = 'node-words';

/** The readings of the paper and of code of its authors, one at a time, by dataset. */
export const r4Readings: Sweep = {
  name: 'r4-readings',
  about: 'R⁴: readings of the paper and of code of its authors',
  datasets: ['google-trends-2017', 'cleaneval', 'msv-big9-chaos', 'wcxb'],
  isIncluded: () => true,
  start(folder) {
    const sweeps = new Map<string, OptionSweep>();
    return {
      add(sample) {
        const own =
          sweeps.get(sample.dataset) ??
          new OptionSweep({ method: 'r4', variants: VARIANTS, metrics: [METRIC] }, folder);
        sweeps.set(sample.dataset, own);
        own.add(sample);
      },
      tables: () => [readingsTable(sweeps)],
    };
  },
};

function readingsTable(sweeps: ReadonlyMap<string, OptionSweep>): Table {
  const pages = (sweep: OptionSweep): number => sweep.pages(METRIC);
  return {
    id: 'readings',
    title: 'F1 of words, one reading changed at a time',
    head: [
      { title: 'reading' },
      ...[...sweeps].map(([name, sweep]) => ({ title: `${name} (${pages(sweep)})`, isNumber: true })),
    ],
    rows: VARIANTS.map(({ label }, index) => [
      label,
      ...[...sweeps.values()].map((sweep) => score(sweep.scores(index, METRIC)['f1'])),
    ]),
  };
}
