import type { PageRecord } from '../../bench/result.ts';
import { languageName } from '../../report/findings/names.ts';
import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { isNonLatin } from '../scripts.ts';
import { F1_BY_SITE, SITE_MEANS, SPEED, WIKIPEDIA_GAP } from './published.ts';

/** Below so many pages a language gets no column of its own. */
const FEWEST = 5;

const ROWS: readonly ComparedRow[] = [
  { label: 'DANA', system: 'fovea:dana' },
  { label: 'DANAg', system: 'fovea:danag' },
  { label: 'AdDANAg', system: 'fovea:addanag' },
  { label: 'ACCB-40', system: 'fovea:accb-40' },
  { label: 'BTE', system: 'fovea:bte' },
  { label: 'DSC', system: 'fovea:dsc' },
  { label: 'FE', system: 'fovea:fe' },
  { label: 'KFE', system: 'fovea:kfe' },
  { label: 'LQF-25', system: 'fovea:lqf-25' },
  { label: 'LQF-50', system: 'fovea:lqf-50' },
  { label: 'LQF-75', system: 'fovea:lqf-75' },
  { label: 'TCCB-18', system: 'fovea:tccb-18' },
  { label: 'TCCB-25', system: 'fovea:tccb-25' },
  { label: 'Density', system: 'fovea:density' },
];

/** DANA (Mohammadzadeh et al. 2011). */
export const dana: Paper = {
  folder: 'dana',
  title: 'A Fast and Accurate Approach for Main Content Extraction based on Character Encoding',
  authors: 'Hadi Mohammadzadeh, Thomas Gottron, Franz Schweiggert, Gholamreza Nakhaeizadeh',
  year: 2011,
  published: [F1_BY_SITE, SITE_MEANS, WIKIPEDIA_GAP, SPEED],
  comparisons: [
    {
      title: 'Token LCS F1: ten sites there, our pages in other than Latin scripts here',
      note: 'Other pages and other languages, so only the order of the methods compares. Pages in brackets.',
      rows: ROWS,
      columns: byLanguage,
    },
  ],
  sweeps: ['dana-gap', 'dana-line'],
};

function byLanguage(pages: readonly PageRecord[]): readonly (PublishedColumn | MeasuredColumn)[] {
  const counts = new Map<string, number>();
  for (const { lang } of pages) if (isNonLatin(lang)) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const languages = [...counts].filter(([, count]) => count >= FEWEST).toSorted((a, b) => b[1] - a[1]);
  return [
    { kind: 'published', title: 'published, mean of sites', table: SITE_MEANS.id, column: 'F1' },
    measured('all', (page) => isNonLatin(page.lang)),
    ...languages.map(([lang]) => measured(languageName(lang), (page) => page.lang === lang)),
  ];
}

function measured(title: string, pages: (page: PageRecord) => boolean): MeasuredColumn {
  return { kind: 'measured', title, metric: 'lcs-token', value: 'f1', pages };
}
