import type { Scores } from './metric.ts';

/** Precision, recall and their harmonic mean. */
export type PrecisionRecall = {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
};

/** The same with F0.5, which papers that emphasise precision report. */
export type PrecisionRecallHalf = PrecisionRecall & { readonly f05: number };

/** Weighted harmonic mean of precision and recall; 0 where both are 0. */
export function fBeta(precision: number, recall: number, beta = 1): number {
  const weight = beta * beta;
  const sum = weight * precision + recall;
  return sum === 0 ? 0 : ((1 + weight) * precision * recall) / sum;
}

/** P, R, F1 of an overlap of two sizes. Both empty is full agreement, one empty is none. */
export function overlapScores(common: number, predicted: number, gold: number): PrecisionRecall {
  if (predicted === 0 && gold === 0) return { precision: 1, recall: 1, f1: 1 };
  if (predicted === 0 || gold === 0) return { precision: 0, recall: 0, f1: 0 };
  const precision = common / predicted;
  const recall = common / gold;
  return { precision, recall, f1: fBeta(precision, recall) };
}

/** Adds F0.5 to P, R, F1. */
export function withHalf(scores: PrecisionRecall): PrecisionRecallHalf {
  return { ...scores, f05: fBeta(scores.precision, scores.recall, 0.5) };
}

/** The mean of every key over the rows that have it. */
export function meanOfPages(rows: readonly Scores[]): Scores {
  const sums: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const row of rows) {
    for (const key in row) {
      sums[key] = (sums[key] ?? 0) + row[key]!;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  for (const key in sums) sums[key]! /= counts[key]!;
  return sums;
}

/** Counts of correct and wrong decisions. */
export type Confusion = {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
};

/** Scores of all decisions of all pages taken together (micro average). */
export function pooledScores(rows: readonly Confusion[]): PrecisionRecall & { readonly accuracy: number } {
  let tp = 0;
  let fp = 0;
  let fn = 0;
  let tn = 0;
  for (const row of rows) {
    tp += row.tp;
    fp += row.fp;
    fn += row.fn;
    tn += row.tn;
  }
  const precision = ratio(tp, tp + fp);
  const recall = ratio(tp, tp + fn);
  return { precision, recall, f1: fBeta(precision, recall), accuracy: ratio(tp + tn, tp + fp + fn + tn) };
}

/** A share; 0 if the whole is 0. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
