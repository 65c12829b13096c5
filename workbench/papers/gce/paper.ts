import type { PageRecord } from '../../bench/result.ts';
import { WITH_LAYOUT } from '../layout/layout-pages.ts';
import type { ComparedRow, Comparison, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { AVERAGES, GCE_BY_SET } from './published.ts';

const SET_MISSING = 'set not at hand';
/** Boxes that were recorded in a browser with all style sheets. */
const RECORDED = `spider-layout${WITH_LAYOUT}`;
const TRENDS = `google-trends-2017${WITH_LAYOUT}`;

const NO_SHEETS =
  'our copies have lost their style sheets, so that the page is one wide column: the centres fall on lists that stood beside the content.';
const OTHER_PAGES =
  'other pages, often very few, and without their external style sheets: what stood beside the content stands above it.';
const OUR_READING =
  'the program behind the tables is not public. Its parts are; their wiring, the choice of link areas and of the nearest text, is our reading.';
const WEIGHTS = 'weights not at hand';
const TABNET =
  'the paper gives no size of the network and its pages with boxes are not public; ours has the usual size and learned from recorded layouts and from pages rendered without their external style sheets, of other sites. Why the basic columns fail there the paper does not say; here they do not.';

const LCS = ['LCS P', 'LCS R', 'LCS F1', 'LCS F0.5'];
const BLOCKS = ['block P', 'block R', 'block F1', 'block F0.5'];
const VALUES = ['precision', 'recall', 'f1', 'f05'];

/** The columns of Table 3, each with ours on some pages. */
function besideOurs(
  table: string,
  columns: readonly string[],
  isIncluded: (page: PageRecord) => boolean,
): readonly (PublishedColumn | MeasuredColumn)[] {
  return columns.flatMap((column): readonly (PublishedColumn | MeasuredColumn)[] => {
    const isBlock = column.startsWith('block');
    return [
      { kind: 'published', title: `${column}, published`, table, column },
      {
        kind: 'measured',
        title: 'ours',
        metric: isBlock ? 'text-blocks-aligned' : 'lcs-char',
        value: VALUES[(isBlock ? BLOCKS : LCS).indexOf(column)]!,
        pages: isIncluded,
      },
    ];
  });
}

/** The language of each set that is not English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  KR: 'ko',
  JP: 'ja',
  CN: 'zh',
  FR: 'fr',
  SA: 'ar',
  ID: 'id',
  RU: 'ru',
};

const BY_SET: Comparison = {
  title: 'Table 3: GCE by set',
  note: 'Character LCS and matched text blocks, as there. Of the nine sets we have a part of Google-Trends-2017, as HTML that a browser lays out without its style sheets.',
  rows: GCE_BY_SET.rows
    .filter(({ name }) => name !== 'Avg')
    .map(({ name }) =>
      name === '2017'
        ? {
            label: '2017: our part, sheets missing',
            published: name,
            system: 'gce',
            differs: NO_SHEETS,
            missing: 'not in this run',
          }
        : { label: name, missing: SET_MISSING },
    ),
  columns: besideOurs(GCE_BY_SET.id, [...LCS, ...BLOCKS], ({ dataset }) => dataset === TRENDS),
};

const BY_LANGUAGE: Comparison = {
  title: 'The languages of Table 3 on our pages',
  note: 'Other pages in the same languages, laid out from saved HTML; too few for a mean that says much. The head counts all pages, each row its own.',
  rows: (pages) =>
    Object.entries(LANGUAGES).map(([name, lang]) => {
      const isSpoken = (page: PageRecord): boolean => page.lang === lang;
      const count = pages.filter((page) => isLaidOut(page) && isSpoken(page)).length;
      return {
        label: `${name} (${count} of ours)`,
        published: name,
        system: 'gce',
        pages: isSpoken,
        differs: OTHER_PAGES,
        missing: 'not in this run',
      };
    }),
  columns: besideOurs(GCE_BY_SET.id, ['LCS P', 'LCS R', 'LCS F1', 'block F1'], isLaidOut),
};

/** Pages that our browser laid out. */
function isLaidOut({ dataset }: PageRecord): boolean {
  return dataset.endsWith(WITH_LAYOUT) && dataset !== RECORDED;
}

const GCE_ROWS: readonly ComparedRow[] = [
  { label: 'GCE (default: the authors’ code)', published: 'GCE', system: 'gce' },
  { label: 'GCE, the papers’ prose', published: 'GCE', system: 'gce, prose' },
  { label: 'GCE, the papers’ pseudo-code', published: 'GCE', system: 'gce, pseudo-code' },
];

const OTHER_ROWS: readonly ComparedRow[] = [
  {
    label: 'Readability',
    system: 'Readability',
    differs:
      'there it is the first child of its output, and only where it calls the page readable; here it is what a user gets, of a version years younger.',
  },
  {
    label: 'DOM Distiller',
    system: 'dom-distiller',
    differs:
      'there it is the text of the element that holds most of its output, here the output; its blocks are matched back there by equal strings, which loses most of them.',
  },
  {
    label: 'BoilerNet (published vocabulary)',
    published: 'BoilerNet',
    system: 'boilernet',
    missing: 'not trained in this run',
  },
  {
    label: 'BoilerNet (ours: hashed words)',
    published: 'BoilerNet',
    system: 'boilernet-hashed',
    missing: WEIGHTS,
    differs:
      'a network of a sixtieth of the size with hashed words, trained by us on pages of other sites; the authors’ weights are not public.',
  },
  {
    label: 'Web2Text',
    system: 'web2text',
    missing: WEIGHTS,
    differs:
      'the weights are those that its authors published, learned from 61 pages of CleanEval; which of its splits the paper ran it does not say.',
  },
  { label: 'TabNet both', system: 'tabnet-both', missing: WEIGHTS, differs: TABNET },
  { label: 'TabNet basic', system: 'tabnet-basic', missing: WEIGHTS, differs: TABNET },
  { label: 'layout analysis', system: 'layout-analysis' },
  { label: 'R⁴', system: 'r4' },
  { label: 'Fovea', system: 'default (fovea)' },
  { label: 'whole body', system: 'whole-body' },
];

function averages(title: string, note: string, dataset: string, differs: string): Comparison {
  return {
    title,
    note,
    rows: [...GCE_ROWS.map((row) => ({ ...row, differs })), ...OTHER_ROWS],
    columns: besideOurs(
      AVERAGES.id,
      ['LCS F1', 'LCS F0.5', 'block F1', 'block F0.5'],
      (page) => page.dataset === dataset,
    ),
  };
}

/** GCE (Jung et al. 2021 and 2022). */
export const gce: Paper = {
  folder: 'gce',
  title: 'Extracting the Main Content of Web Pages Using the First Impression Area',
  authors: 'Geunseong Jung, Sungjae Han, Hansung Kim, Kwanguk Kim, Jaehyuk Cha',
  year: 2022,
  where: 'doi:10.1109/ACCESS.2022.3229080',
  needsLayout: true,
  published: [GCE_BY_SET, AVERAGES],
  comparisons: [
    BY_SET,
    BY_LANGUAGE,
    averages(
      'Averages: published over all nine sets, ours on recorded layouts',
      'Ours: pages of `spider-layout`, whose boxes a browser recorded with all style sheets. Other pages than theirs.',
      RECORDED,
      OUR_READING,
    ),
    averages(
      'Averages: published over all nine sets, ours on our part of Google-Trends-2017',
      'Ours: the same pages as a part of their set 2017, laid out without style sheets.',
      TRENDS,
      NO_SHEETS,
    ),
  ],
  sweeps: ['gce', 'gce-viewport', 'gce-portrait'],
};
