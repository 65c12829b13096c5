import type { Metric } from '../metric.ts';
import { meanOfPages } from '../scores.ts';
import { lcsOfTokens } from './lcs.ts';
import { whitespaceTokens } from './tokens.ts';

/**
 * Similarity of two token lists when edits are insertions and deletions: 1 − distance / (n + m), which is
 * 2·LCS / (n + m); 1 for two empty lists.
 */
export function indelRatio(a: readonly string[], b: readonly string[]): number {
  const total = a.length + b.length;
  return total === 0 ? 1 : (2 * lcsOfTokens(a, b)) / total;
}

/** The Levenshtein ratio of the WCEB study. */
export const levenshtein: Metric<{ readonly ratio: number }> = {
  name: 'levenshtein',
  description: 'Insert-delete similarity of white-space token lists, mean over pages.',
  source: 'WCEB (Bevendorff et al. 2023), Levenshtein.ratio',
  needs: ['gold_text'],
  headline: 'ratio',
  score: (sample, prediction) => ({
    ratio: indelRatio(whitespaceTokens(sample.gold_text), whitespaceTokens(prediction.text)),
  }),
  aggregate: meanOfPages,
};
