import { languageName } from '../../report/findings/names.ts';
import type { Table } from '../../report/tables/table.ts';
import { score } from '../../report/tables/table.ts';
import { WIKIPEDIA_GAP } from '../dana/published.ts';
import { isNonLatin } from '../scripts.ts';
import { defaultsTable } from './option-defaults.ts';
import { OptionSweep, type Variant } from './option-sweep.ts';
import type { RunningSweep, Sweep } from './sweep.ts';

/** The datasets with pages in non-Latin scripts. */
const DATASETS = ['xmu-zh', 'haruki-ja-th-zh', 'michelle-zh', 'magic-html', 'fundus-tests', 'news-fixtures'];
const METRIC = 'lcs-token';
const GAPS = [0, 5, 10, 20, 40, 80, 160, 320];
/** Around the width of a terminal line; the paper gives no number. */
const LINES = [40, 65, 80, 100, 120, 160];

const UNITS: readonly Variant[] = ['char', 'byte'].map((unit) => ({
  label: unit,
  options: { unit, fallback: 'none' },
}));

/** The gap, which the paper sets to 20 and for Wikipedia to 160. */
export const danaGap: Sweep = {
  name: 'dana-gap',
  about: 'DANA: lines allowed between two regions (Section V.B)',
  datasets: DATASETS,
  isIncluded: ({ lang }) => isNonLatin(lang),
  start(folder) {
    const variants = [
      ...GAPS.map((gap) => ({ label: String(gap), options: { gap, fallback: 'none' } })),
      { label: 'auto', options: { autoGap: true, fallback: 'none' } },
    ];
    return danaRun(
      'gap',
      { variants, folder },
      (label) => WIKIPEDIA_GAP.rows.find(({ name }) => name === `gap ${label}`)?.values[2],
    );
  },
};

/** The line length, which the paper does not state. */
export const danaLine: Sweep = {
  name: 'dana-line',
  about: 'DANA: characters in a line (not given in the paper)',
  datasets: DATASETS,
  isIncluded: ({ lang }) => isNonLatin(lang),
  start(folder) {
    const variants = LINES.map((lineLength) => ({
      label: String(lineLength),
      options: { lineLength, fallback: 'none' },
    }));
    return danaRun('line length', { variants, folder }, null);
  },
};

/** The unit: the paper speaks of characters but tests bytes. Languages differ, so each has its rows. */
export const danaUnit: Sweep = {
  name: 'dana-unit',
  about: 'DANA: characters or bytes, by language (the paper leaves it open)',
  datasets: [...DATASETS, 'fundus-hist', 'smartreader-extra', 'defuddle'],
  isIncluded: ({ lang }) => isNonLatin(lang),
  start(folder) {
    const byLanguage = new Map<string, OptionSweep>();
    return {
      add(sample) {
        for (const group of ['all', sample.lang ?? 'und']) {
          const sweep =
            byLanguage.get(group) ??
            new OptionSweep({ method: 'dana', variants: UNITS, metrics: [METRIC] }, folder);
          byLanguage.set(group, sweep);
          sweep.add(sample);
        }
      },
      tables: () => [unitTable(byLanguage), defaultsTable('dana', UNITS)],
    };
  },
};

function unitTable(byLanguage: ReadonlyMap<string, OptionSweep>): Table {
  const languages = [...byLanguage].toSorted(([, a], [, b]) => b.pages(METRIC) - a.pages(METRIC));
  return {
    id: 'unit',
    title: 'Token LCS by unit',
    head: ['language', 'pages', 'unit', 'P', 'R', 'F1'].map((title, c) => ({
      title,
      isNumber: c !== 0 && c !== 2,
    })),
    rows: languages.flatMap(([lang, sweep]) =>
      UNITS.map(({ label }, v) => {
        const { precision, recall, f1 } = sweep.scores(v, METRIC);
        const cells = [languageName(lang), String(sweep.pages(METRIC)), label];
        return [...cells, ...[precision, recall, f1].map(score)];
      }),
    ),
  };
}

function danaRun(
  name: string,
  { variants, folder }: { readonly variants: readonly Variant[]; readonly folder: string | null },
  published: ((label: string) => number | null | undefined) | null,
): RunningSweep {
  const sweep = new OptionSweep({ method: 'dana', variants, metrics: [METRIC] }, folder);
  const table = (): Table => ({
    id: name,
    title: `Token LCS by ${name}, ours on ${sweep.pages(METRIC)} pages`,
    head: [name, 'P', 'R', 'F1', ...(published === null ? [] : ['F1 on Wikipedia, published'])].map(
      (title) => ({
        title,
        isNumber: true,
      }),
    ),
    rows: variants.map(({ label }, v) => {
      const { precision, recall, f1 } = sweep.scores(v, METRIC);
      const theirs = published === null ? [] : [score(published(label) ?? undefined)];
      return [label, score(precision), score(recall), score(f1), ...theirs];
    }),
  });
  return { add: (sample) => sweep.add(sample), tables: () => [table(), defaultsTable('dana', variants)] };
}
