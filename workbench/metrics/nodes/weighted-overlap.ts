import type { Sample } from '../../datasets/sample.ts';
import { meanOfPages, overlapScores, type PrecisionRecall } from '../scores.ts';
import { goldNodes, type NodeSet } from './gold.ts';

/** P, R, F1 of two node sets with weights per node; 0 if either is empty. */
export function weightedOverlap(
  weight: ArrayLike<number>,
  gold: Uint8Array,
  predicted: Uint8Array,
): PrecisionRecall {
  let common = 0;
  let goldSum = 0;
  let predictedSum = 0;
  for (let id = 0; id < weight.length; id++) {
    if (gold[id] === 1) goldSum += weight[id]!;
    if (predicted[id] === 1) predictedSum += weight[id]!;
    if (gold[id] === 1 && predicted[id] === 1) common += weight[id]!;
  }
  if (goldSum === 0 || predictedSum === 0) return { precision: 0, recall: 0, f1: 0 };
  return overlapScores(common, predictedSum, goldSum);
}

/**
 * A node metric's row: the scores, whether gold and prediction are nodes by alignment (1) or by nature (0), and the
 * characters for which the alignment departed from its definition.
 */
export type NodeScores<Row> = Row & {
  readonly gold_projected: number;
  readonly predicted_projected: number;
  readonly by_word: number;
  readonly unaligned: number;
};

/** Compares a prediction with every annotator of a page and averages. */
export function againstAnnotators<Row extends PrecisionRecall>(
  sample: Sample,
  predicted: NodeSet,
  compare: (gold: Uint8Array, predicted: Uint8Array) => Row,
): NodeScores<Row> {
  const golds = goldNodes(sample);
  const rows = golds.map((gold) => compare(gold.nodes, predicted.nodes));
  return {
    ...(meanOfPages(rows) as Row),
    gold_projected: Number(golds[0]!.projected),
    predicted_projected: Number(predicted.projected),
    by_word: golds[0]!.byWord + predicted.byWord,
    unaligned: golds[0]!.unaligned + predicted.unaligned,
  };
}
