import type { Snippets } from '../../datasets/sample.ts';
import type { Metric } from '../metric.ts';
import { type Confusion, pooledScores } from '../scores.ts';
import { collapseSpace } from './tokens.ts';

/** Counts wanted segments found and missed, unwanted ones found and absent. Case matters, white space does not. */
export function countSegments(snippets: Snippets, predicted: string): Confusion {
  const text = collapseSpace(predicted);
  const found = (list: readonly string[]): number =>
    list.filter((segment) => text.includes(collapseSpace(segment))).length;
  const tp = found(snippets.with);
  const fp = found(snippets.without);
  return { tp, fp, fn: snippets.with.length - tp, tn: snippets.without.length - fp };
}

/** The segment scores of trafilatura's own evaluation: one pool of all segments of all pages. */
export const segments: Metric<Confusion> = {
  name: 'segments',
  description: 'Segments that must and must not be in the text, pooled over all pages.',
  source: 'trafilatura (Barbaresi), tests/eval_common.py',
  needs: ['snippets'],
  headline: 'f1',
  score: (sample, prediction) => countSegments(sample.snippets!, prediction.text),
  aggregate: pooledScores,
};
