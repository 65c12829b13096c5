import type { PublishedTable } from '../paper.ts';

/** Word-in-zone scores on journal articles. */
export const ZONES: PublishedTable = {
  id: 'zones',
  title: 'Words in zones, mean over documents',
  source: 'results section',
  note: 'Only the identifiers of the articles are public, neither pages nor labels.',
  digits: 2,
  columns: ['P', 'R', 'F1'],
  rows: [
    { name: 'layout analysis, all 359', values: [0.96, 0.99, 0.98] },
    { name: 'semantic markup, all 359', values: [0.43, 0.43, 0.42] },
    { name: 'layout analysis, 158 with article or main', values: [0.97, 0.99, 0.98] },
    { name: 'semantic markup, 158 with article or main', values: [0.97, 0.97, 0.95] },
  ],
};
