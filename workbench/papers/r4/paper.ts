import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { C_SET, CETD, RATIOS, TECO, TR_HR, WEB2TEXT } from './published.ts';

const OTHER_PAGES =
  'other pages: on Big9 nearly all of the article is found, and more is taken in of what stands around it.';
const C_SET_SIZE =
  'by the definition of depth that the paper prints, the curve over c has the published shape (the sweep `r4-c`), but on our pages the chosen node leaves more of the article out than there. Which pages of CleanEval the paper took it does not say.';
const FEATURES =
  'the features, their scale and what «dominates» means are our reading of short descriptions.';
const CONSTANTS = 'its constants could not be read; ours were chosen by sweep.';

const CETD_ROWS: readonly ComparedRow[] = [
  { label: 'R⁴', system: 'fovea:r4', differs: C_SET_SIZE },
  { label: 'BTE', system: 'fovea:bte', differs: OTHER_PAGES },
  { label: 'DSC', system: 'fovea:dsc', differs: CONSTANTS },
  { label: 'FE', system: 'fovea:fe', differs: FEATURES },
  { label: 'K-FE', system: 'fovea:kfe', differs: FEATURES },
  {
    label: 'LQF (ours: 50 %)',
    published: 'LQF',
    system: 'fovea:lqf-50',
    differs: 'the paper does not say which quota it used.',
  },
  {
    label: 'CCB',
    system: 'fovea:ccb',
    differs: 'one pass of a blur 40 characters wide here; how the original repeats it is not known.',
  },
  { label: 'CETR', system: 'fovea:cetr', differs: OTHER_PAGES },
  { label: 'CETD-DS', system: 'fovea:cetd-ds', differs: OTHER_PAGES },
  { label: 'CECTD-S', system: 'fovea:cectd-s', differs: CONSTANTS },
  { label: 'CECTD-DS', system: 'fovea:cectd-ds', differs: OTHER_PAGES },
  { label: 'WLR', system: 'fovea:wlr', differs: CONSTANTS },
  { label: 'CEHTD-DS', system: 'fovea:cehtd-ds' },
];

const LEAVES =
  'the leaves are those of our tree, and the text is what a user gets, aligned to the page; the published outputs were aligned by the authors of Web2Text.';

const WEB2TEXT_ROWS: readonly ComparedRow[] = [
  { label: 'R⁴', system: 'fovea:r4', differs: C_SET_SIZE },
  { label: 'BTE', system: 'fovea:bte', differs: LEAVES },
  { label: 'boilerpipe default', system: 'fovea:boilerpipe-default', differs: LEAVES },
  { label: 'boilerpipe article', system: 'fovea:boilerpipe-article', differs: LEAVES },
  {
    label: 'boilerpipe article (BoilerPy3)',
    published: 'boilerpipe article',
    system: 'boilerpy3',
    differs: LEAVES,
  },
  { label: 'boilerpipe largest', system: 'fovea:boilerpipe-largest', differs: LEAVES },
  { label: 'Unfluff', system: 'unfluff', differs: LEAVES },
  { label: 'CRF', missing: 'not built' },
  { label: 'Web2Text', missing: 'not built' },
];

function published(title: string, table: string, column: string): PublishedColumn {
  return { kind: 'published', title, table, column };
}

function measured(title: string, dataset: string, metric: string, value: string): MeasuredColumn {
  return { kind: 'measured', title, metric, value, pages: (page) => page.dataset === dataset };
}

/** Page-level R⁴ (Alarte, Silva 2020). */
export const r4: Paper = {
  folder: 'r4',
  title: 'Page-Level Main Content Extraction from Heterogeneous Webpages',
  authors: 'Julián Alarte, Josep Silva',
  year: 2020,
  published: [C_SET, TR_HR, TECO, CETD, WEB2TEXT, RATIOS],
  comparisons: [
    {
      title: 'LCS F1 on CleanEval and news',
      note: 'Big9 and Chaos stand in for the Big5 sites and Chaos: news of the same kind, other pages.',
      rows: CETD_ROWS,
      columns: [
        published('CleanEval, published', CETD.id, 'CleanEval'),
        measured('CleanEval, ours', 'cleaneval', 'lcs-token', 'f1'),
        published('Avg of seven sets, published', CETD.id, 'Avg'),
        published('Chaos, published', CETD.id, 'Chaos'),
        measured('Big9 and Chaos, ours', 'msv-big9-chaos', 'lcs-token', 'f1'),
      ],
    },
    {
      title: 'Web2Text metric on CleanEval',
      note: 'Leaves of all pages pooled. Published: the CleanEval test split; ours: all CleanEval pages of the run.',
      rows: WEB2TEXT_ROWS,
      columns: ['acc', 'P', 'R', 'F1'].flatMap((name, i) => [
        published(`${name}, published`, WEB2TEXT.id, `CleanEval ${name}`),
        measured(`${name}, ours`, 'cleaneval', 'web2text', ['accuracy', 'precision', 'recall', 'f1'][i]!),
      ]),
    },
    {
      title: 'Retrieved nodes and words',
      note:
        'TECO, whose nodes are labelled, is not at hand. Ours is gold text projected onto the nodes of the page: an ' +
        'element counts as content only when all of its text is.',
      rows: [
        {
          label: 'R⁴',
          system: 'fovea:r4',
          differs:
            'an annotator of TECO labels the node that holds the article with all in it; projected text labels it only where all of its text is content.',
        },
        { label: 'CECTD-DS', system: 'fovea:cectd-ds' },
        { label: 'WLR', system: 'fovea:wlr' },
        { label: 'whole body', system: 'fovea:whole-body' },
      ],
      columns: [
        published('nodes F1, TECO, published', TECO.id, 'nodes F1'),
        measured('nodes F1, Google-Trends-2017', 'google-trends-2017', 'dom-nodes', 'f1'),
        published('words F1, TECO, published', TECO.id, 'words F1'),
        measured('words F1, Google-Trends-2017', 'google-trends-2017', 'node-words', 'f1'),
      ],
    },
  ],
  sweeps: ['r4-c', 'r4-tr-hr', 'r4-ratios'],
};
