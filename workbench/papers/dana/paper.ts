import type { PageRecord } from '../../bench/result.ts';
import { languageName } from '../../report/findings/names.ts';
import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { isNonLatin } from '../scripts.ts';
import { fixturePages } from './fixture-pages.ts';
import { F1_BY_SITE, SITE_MEANS, SPEED, WIKIPEDIA_GAP } from './published.ts';
import { pagesOfSmallLanguages } from './small-languages.ts';
import { speeds } from './speed.ts';
import { zooLanguages } from './zoo-languages.ts';

/** A language with fewer pages gets no column. */
const MIN_PAGES = 5;

const LANGUAGES =
  'most of our pages are Chinese, Japanese or Thai, which the paper does not have, and their menus and lists of stories are in the script of the text; the pages in its own scripts are below, one by one.';
const BLUR =
  'how often it blurs, how wide and above what value it keeps could not be read, and Japanese pages, of which it keeps half, pull the mean down.';
const FEATURES =
  'the features, their scale and what «dominates» means are our reading of short descriptions.';
const CONSTANTS = 'its constants could not be read and are ours, chosen by sweep.';

const BLOCKS = 'which elements are blocks could not be read.';

const ROWS: readonly ComparedRow[] = [
  { label: 'DANA', system: 'fovea:dana', differs: LANGUAGES },
  { label: 'DANAg', system: 'fovea:danag' },
  { label: 'AdDANAg', system: 'fovea:addanag' },
  { label: 'ACCB-40', system: 'fovea:accb-40', differs: BLUR },
  {
    label: 'BTE',
    system: 'fovea:bte',
    differs:
      'it varies between .48 and .96 from site to site there too: a single run of words is the content, or is not.',
  },
  { label: 'DSC', system: 'fovea:dsc', differs: CONSTANTS },
  {
    label: 'FE',
    system: 'fovea:fe',
    differs: `it returns one block, so the score is the share of the longest paragraph; moreover, ${FEATURES}`,
  },
  { label: 'KFE', system: 'fovea:kfe', differs: FEATURES },
  { label: 'LQF-25', system: 'fovea:lqf-25', differs: BLOCKS },
  { label: 'LQF-50', system: 'fovea:lqf-50', differs: BLOCKS },
  { label: 'LQF-75', system: 'fovea:lqf-75', differs: BLOCKS },
  { label: 'TCCB-18', system: 'fovea:tccb-18', differs: BLUR },
  { label: 'TCCB-25', system: 'fovea:tccb-25', differs: BLUR },
  { label: 'Density', system: 'fovea:density', differs: CONSTANTS },
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
      note: 'Other pages and other languages, so only the order of the methods is comparable. Pages in brackets.',
      rows: ROWS,
      columns: byLanguage,
    },
  ],
  details: (pages) => [
    speeds(ROWS),
    pagesOfSmallLanguages(ROWS, pages),
    fixturePages(ROWS),
    zooLanguages(ROWS),
  ],
  sweeps: ['dana-gap', 'dana-line', 'dana-unit'],
};

function byLanguage(pages: readonly PageRecord[]): readonly (PublishedColumn | MeasuredColumn)[] {
  const counts = new Map<string, number>();
  for (const { lang } of pages) if (isNonLatin(lang)) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const languages = [...counts].filter(([, count]) => count >= MIN_PAGES).toSorted((a, b) => b[1] - a[1]);
  return [
    { kind: 'published', title: 'published, mean of sites', table: SITE_MEANS.id, column: 'F1' },
    measured('all', (page) => isNonLatin(page.lang)),
    ...languages.map(([lang]) => measured(languageName(lang), (page) => page.lang === lang)),
  ];
}

function measured(title: string, pages: (page: PageRecord) => boolean): MeasuredColumn {
  return { kind: 'measured', title, metric: 'lcs-token', value: 'f1', pages };
}
