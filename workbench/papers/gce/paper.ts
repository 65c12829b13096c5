import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { AVERAGES, GCE_BY_SET } from './published.ts';

const LAYOUT = 'needs layout: see notes';

const ROWS: readonly ComparedRow[] = [
  { label: 'GCE', system: 'fovea:gce', missing: LAYOUT },
  { label: 'Readability (linkedom)', published: 'Readability', system: 'readability-linkedom' },
  { label: 'Readability (jsdom)', published: 'Readability', system: 'readability-jsdom' },
  { label: 'whole body', system: 'fovea:whole-body' },
];

function published(column: string): PublishedColumn {
  return { kind: 'published', title: `${column}, published (all sets)`, table: AVERAGES.id, column };
}

function measured(title: string, metric: string, value: string): MeasuredColumn {
  return { kind: 'measured', title, metric, value, pages: ({ dataset }) => dataset === 'google-trends-2017' };
}

/** GCE (Jung et al. 2021 and 2022). */
export const gce: Paper = {
  folder: 'gce',
  title: 'Extracting the Main Content of Web Pages Using the First Impression Area',
  authors: 'Geunseong Jung, Sungjae Han, Hansung Kim, Kwanguk Kim, Jaehyuk Cha',
  year: 2022,
  where: 'doi:10.1109/ACCESS.2022.3229080',
  published: [GCE_BY_SET, AVERAGES],
  comparisons: [
    {
      title: 'Google-Trends-2017: published averages and our part of the set',
      note: 'The pages of the GCE datasets with layout are not available; of Google-Trends-2017 we have the HTML of a part.',
      rows: ROWS,
      columns: [
        published('LCS F1'),
        measured('LCS F1, ours', 'lcs-char', 'f1'),
        published('LCS F0.5'),
        measured('LCS F0.5, ours', 'lcs-char', 'f05'),
        published('block F1'),
        measured('block F1, ours', 'text-blocks', 'f1'),
      ],
    },
  ],
  sweeps: ['gce', 'gce-viewport'],
};
