/** A row of the table of the R⁴ paper: retrieved nodes and words, and seconds. */
export interface PublishedRow {
  readonly nodes: readonly [recall: number, precision: number, f1: number];
  readonly words: readonly [recall: number, precision: number, f1: number];
  readonly seconds: number;
}

/** Table 4 of Alarte and Silva 2020: 50 sites of TECO. */
export const PUBLISHED: Readonly<Record<string, PublishedRow>> = {
  sst: { nodes: [0.651, 0.4742, 0.5166], words: [0.7264, 0.5992, 0.6126], seconds: 18.75 },
  'rtdm-td': { nodes: [0.9939, 0.5153, 0.631], words: [0.9998, 0.6735, 0.7757], seconds: 7.27 },
  'rbm-td': { nodes: [1, 0.5245, 0.651], words: [1, 0.6784, 0.7784], seconds: 5.87 },
  iwptd: { nodes: [0.7029, 0.6186, 0.6194], words: [0.7928, 0.6433, 0.6878], seconds: 3.64 },
  temex: { nodes: [0.9062, 0.8128, 0.8305], words: [0.9439, 0.8882, 0.9018], seconds: 4.87 },
  conex: { nodes: [0.8391, 0.8807, 0.8093], words: [0.8613, 0.9057, 0.8306], seconds: 8.47 },
  r4: { nodes: [0.8487, 0.9147, 0.8454], words: [0.8893, 0.9523, 0.9032], seconds: 0.47 },
};
