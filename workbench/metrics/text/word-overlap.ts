import type { Metric } from '../metric.ts';
import { meanOfPages, overlapScores, type PrecisionRecall } from '../scores.ts';
import { commonCount, tokenCounts, wordTokens } from './tokens.ts';

/** P, R, F1 of the multisets of lower-cased words. */
export function wordOverlapScores(gold: string, predicted: string): PrecisionRecall {
  const goldWords = wordTokens(gold.toLowerCase());
  const words = wordTokens(predicted.toLowerCase());
  const common = commonCount(tokenCounts(goldWords), tokenCounts(words));
  return overlapScores(common, words.length, goldWords.length);
}

/** The word F1 of the WCXB leaderboard. */
export const wcxb: Metric<PrecisionRecall> = {
  name: 'wcxb',
  description: 'Bag of lower-cased `\\w+` words: multiset overlap, mean of the page F1s.',
  source: 'WCXB (Murrough-Foley 2026), evaluate.py',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) => wordOverlapScores(sample.gold_text, prediction.text),
  aggregate: meanOfPages,
};
