import type { Metric } from '../metric.ts';
import { fBeta, ratio } from '../scores.ts';
import { commonCount, tokenCounts, wordTokens } from './tokens.ts';

/** Shares of shingles that agree, are extra, are missing: they sum to 1, or are all 0 when both texts are empty. */
export type ShingleShares = {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  /** 1 where the two token lists are the same. */
  readonly exact: number;
};

/** Length of a shingle in words, as the benchmark has it. */
const SHINGLE = 4;

/** Compares the multisets of 4-word shingles, case kept; a shorter text is one short shingle. */
export function shingleShares(gold: string, predicted: string): ShingleShares {
  const goldWords = wordTokens(gold);
  const words = wordTokens(predicted);
  const goldShingles = shinglesOf(goldWords);
  const shingles = shinglesOf(words);
  const tp = commonCount(tokenCounts(goldShingles), tokenCounts(shingles));
  const total = goldShingles.length + shingles.length - tp;
  return {
    tp: ratio(tp, total),
    fp: ratio(shingles.length - tp, total),
    fn: ratio(goldShingles.length - tp, total),
    exact: words.length === goldWords.length && words.every((word, i) => word === goldWords[i]) ? 1 : 0,
  };
}

/** Words hold no space, so joining with one keeps shingles apart. */
function shinglesOf(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - SHINGLE + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE).join(' '));
}

/**
 * Mean precision over pages with output, mean recall over pages with gold, and the harmonic mean of these two
 * means: not the mean of page F1s.
 */
export function averageShingles(rows: readonly ShingleShares[]): {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly accuracy: number;
} {
  let precisions = 0;
  let answered = 0;
  let recalls = 0;
  let wanted = 0;
  let exact = 0;
  for (const row of rows) {
    if (row.tp + row.fp > 0) {
      precisions += row.tp / (row.tp + row.fp);
      answered++;
    }
    if (row.tp + row.fn > 0) {
      recalls += row.tp / (row.tp + row.fn);
      wanted++;
    }
    exact += row.exact;
  }
  const precision = ratio(precisions, answered);
  const recall = ratio(recalls, wanted);
  return { precision, recall, f1: fBeta(precision, recall), accuracy: ratio(exact, rows.length) };
}

/** The score of the article-extraction-benchmark. */
export const shingles: Metric<ShingleShares> = {
  name: 'shingles',
  description: '4-word shingles; F1 is the harmonic mean of mean precision and mean recall.',
  source: 'scrapinghub/article-extraction-benchmark, evaluate.py',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) => shingleShares(sample.gold_text, prediction.text),
  aggregate: averageShingles,
};
