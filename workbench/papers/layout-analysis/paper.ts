import type { MeasuredColumn, Paper, PublishedColumn } from '../paper.ts';
import { ZONES } from './published.ts';

function published(column: string): PublishedColumn {
  return { kind: 'published', title: `${column}, published`, table: ZONES.id, column };
}

function measured(title: string, value: string): MeasuredColumn {
  return {
    kind: 'measured',
    title,
    metric: 'word-in-zone',
    value,
    pages: ({ dataset }) => dataset === 'journals-silver',
  };
}

/** Layout analysis of journal articles (Rae et al. 2018). */
export const layoutAnalysis: Paper = {
  folder: 'layout-analysis',
  title: 'Main Content Detection in HTML Journal Articles',
  authors: 'Alastair R. Rae, Daniel Le, Jongwoo Kim, George R. Thoma',
  year: 2018,
  published: [ZONES],
  comparisons: [
    {
      title: 'Words in zones: their articles, our journal pages',
      note: 'Zones are blocks of the HTML here, and the gold is silver: read it as a first look.',
      rows: [
        {
          label: 'layout analysis',
          published: 'layout analysis, all 359',
          system: 'fovea:layout-analysis',
          missing: 'needs layout: see notes',
        },
        { label: 'semantic markup', published: 'semantic markup, all 359', system: 'fovea:semantic-markup' },
        { label: 'whole body', system: 'fovea:whole-body' },
      ],
      columns: [
        published('P'),
        measured('P, ours', 'precision'),
        published('R'),
        measured('R, ours', 'recall'),
        published('F1'),
        measured('F1, ours', 'f1'),
      ],
    },
  ],
  sweeps: [],
};
