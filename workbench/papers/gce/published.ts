import type { PublishedTable } from '../paper.ts';

/** GCE on nine sets, the later paper's figures. */
export const GCE_BY_SET: PublishedTable = {
  id: 'gce-by-set',
  title: 'GCE by set: character LCS and matched text blocks',
  source: 'Jung et al. 2022, Table 3',
  note:
    'Pages: 2017 285, 2020 240, KR 21, JP 24, CN 53, FR 39, SA 43, ID 31, RU 48. Recomputed, the last row mixes two ' +
    'means: P, R and block F1 are means of the nine sets, LCS F1, LCS F0.5 and block F0.5 are means of pages.',
  columns: ['LCS P', 'LCS R', 'LCS F1', 'LCS F0.5', 'block P', 'block R', 'block F1', 'block F0.5'],
  rows: [
    { name: '2017', values: [0.848, 0.909, 0.83, 0.821, 0.769, 0.859, 0.764, 0.749] },
    { name: '2020', values: [0.863, 0.92, 0.838, 0.833, 0.795, 0.89, 0.777, 0.771] },
    { name: 'KR', values: [0.961, 0.898, 0.892, 0.895, 0.895, 0.867, 0.84, 0.84] },
    { name: 'JP', values: [0.762, 0.827, 0.711, 0.708, 0.654, 0.797, 0.627, 0.624] },
    { name: 'CN', values: [0.934, 0.93, 0.906, 0.911, 0.901, 0.88, 0.86, 0.871] },
    { name: 'FR', values: [0.932, 0.86, 0.843, 0.86, 0.875, 0.83, 0.808, 0.832] },
    { name: 'SA', values: [0.86, 0.96, 0.858, 0.854, 0.814, 0.918, 0.812, 0.809] },
    { name: 'ID', values: [0.926, 0.865, 0.87, 0.889, 0.85, 0.811, 0.769, 0.784] },
    { name: 'RU', values: [0.894, 0.912, 0.875, 0.873, 0.837, 0.896, 0.833, 0.825] },
    { name: 'Avg', values: [0.886, 0.898, 0.842, 0.839, 0.821, 0.861, 0.788, 0.776] },
  ],
};

/** All systems over all sets. */
export const AVERAGES: PublishedTable = {
  id: 'averages',
  title: 'Averages of all systems',
  source: 'Jung et al. 2022; GCE as in the first paper',
  note: 'TabNet basic is printed as .018 for LCS F1; its sets average to .183.',
  columns: ['LCS F1', 'LCS F0.5', 'block F1', 'block F0.5'],
  rows: [
    { name: 'Readability', values: [0.76, 0.744, 0.595, 0.586] },
    { name: 'DOM Distiller', values: [0.766, 0.743, 0.391, 0.482] },
    { name: 'BoilerNet', values: [0.745, 0.706, 0.671, 0.672] },
    { name: 'Web2Text', values: [0.695, 0.641, 0.547, 0.574] },
    { name: 'TabNet both', values: [0.724, 0.683, 0.608, 0.631] },
    { name: 'TabNet basic', values: [0.183, 0.174, 0.15, 0.156] },
    { name: 'GCE', values: [0.842, 0.839, 0.784, 0.776] },
  ],
};
