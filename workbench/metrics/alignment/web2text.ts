import type { Metric } from '../metric.ts';
import { goldProjection, predictedProjection } from '../nodes/gold.ts';
import { type Confusion, pooledScores } from '../scores.ts';
import type { Projection } from './project.ts';

/** Decisions on the leaves of one page, and how far the alignments departed from the definition. */
export type LeafCounts = Confusion & { readonly by_word: number; readonly unaligned: number };

/** Compares two projections leaf by leaf. */
export function compareLeaves(gold: Projection, predicted: Projection): LeafCounts {
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  for (const leaf of gold.leaves) {
    const outcome = gold.nodes[leaf] === 1 ? (['fn', 'tp'] as const) : (['tn', 'fp'] as const);
    counts[outcome[predicted.nodes[leaf]!]!]++;
  }
  return {
    ...counts,
    by_word: gold.byWord + predicted.byWord,
    unaligned: gold.unaligned + predicted.unaligned,
  };
}

/** The evaluation of Web2Text: both texts are aligned to the page, and the labels of its leaves are compared. */
export const web2text: Metric<LeafCounts> = {
  name: 'web2text',
  description: 'Gold and output aligned to the page; labels of all text leaves of all pages pooled.',
  source: 'Web2Text (Vogels et al. 2018), public code',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) =>
    compareLeaves(goldProjection(sample), predictedProjection(sample, prediction)),
  aggregate: (rows) => ({
    ...pooledScores(rows),
    by_word: rows.reduce((sum, row) => sum + row.by_word, 0),
    unaligned: rows.reduce((sum, row) => sum + row.unaligned, 0),
  }),
};
