import type { PageRecord } from '../../bench/result.ts';
import { BETTER_TAG, WITH_LAYOUT } from '../layout/layout-pages.ts';
import { JOURNALS } from '../layout/measure-layout.ts';
import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { ZONES } from './published.ts';

const ONE_COLUMN =
  'our copies have lost their style sheets, so that side columns and references stand in the column of the text.';
const MORE_TAGS =
  'of the 359 articles of 2017 fewer than half had such an element; of ours, all later, most have.';
const WIDE_ARTICLE =
  'on our pages the element holds the references and lists of links too, which our gold leaves out.';

/** The pages that have an `article` or a `main`. */
function hasTag(page: PageRecord): boolean {
  return (page.systems[BETTER_TAG]?.chars ?? 0) > 0;
}

const ROWS: readonly ComparedRow[] = [
  {
    label: 'layout analysis, all',
    published: 'layout analysis, all 359',
    system: 'layout-analysis',
    differs: ONE_COLUMN,
  },
  {
    label: 'semantic markup, all (the better tag)',
    published: 'semantic markup, all 359',
    system: BETTER_TAG,
    differs: MORE_TAGS,
  },
  {
    label: 'layout analysis, with article or main (ST only)',
    published: 'layout analysis, 158 with article or main',
    system: 'layout-analysis',
    pages: hasTag,
    differs: ONE_COLUMN,
  },
  {
    label: 'semantic markup, with article or main (ST only, the better tag)',
    published: 'semantic markup, 158 with article or main',
    system: BETTER_TAG,
    pages: hasTag,
    differs: WIDE_ARTICLE,
  },
  {
    label: 'semantic markup, with article or main (the first tag)',
    published: 'semantic markup, 158 with article or main',
    system: 'semantic-markup-zones',
    pages: hasTag,
    differs: WIDE_ARTICLE,
  },
  { label: 'Fovea', system: 'default (fovea)' },
  { label: 'whole body', system: 'whole-body' },
];

function besideOurs(column: string, value: string): readonly [PublishedColumn, MeasuredColumn] {
  return [
    { kind: 'published', title: `${column}, published`, table: ZONES.id, column },
    {
      kind: 'measured',
      title: 'ours',
      metric: 'word-in-zone',
      value,
      pages: ({ dataset }) => dataset === `${JOURNALS}${WITH_LAYOUT}`,
    },
  ];
}

/** Layout analysis of journal articles (Rae et al. 2018). */
export const layoutAnalysis: Paper = {
  folder: 'layout-analysis',
  title: 'Main Content Detection in HTML Journal Articles',
  authors: 'Alastair R. Rae, Daniel Le, Jongwoo Kim, George R. Thoma',
  year: 2018,
  needsLayout: true,
  published: [ZONES],
  comparisons: [
    {
      title: 'Table 1: words in zones, their articles and our journal pages',
      note:
        'The 359 pages and their labels are not at hand. Ours are other journal articles with silver gold, laid out by a ' +
        'browser without their style sheets. As in the paper, semantic markup takes on each page the better of `article` and `main`.',
      rows: ROWS,
      columns: [...besideOurs('P', 'precision'), ...besideOurs('R', 'recall'), ...besideOurs('F1', 'f1')],
    },
  ],
  sweeps: [],
};
