import type { Metric } from '../metric.ts';
import { meanOfPages, overlapScores, type PrecisionRecallHalf, withHalf } from '../scores.ts';
import { lcsOfCharacters, lcsOfTokens } from './lcs.ts';
import { mixedTokens, trimLongSpace } from './tokens.ts';

/** P, R, F1, F0.5 of the longest common subsequence, by token. */
export function tokenLcsScores(gold: string, predicted: string): PrecisionRecallHalf {
  const goldTokens = mixedTokens(gold);
  const tokens = mixedTokens(predicted);
  return withHalf(overlapScores(lcsOfTokens(goldTokens, tokens), tokens.length, goldTokens.length));
}

/** P, R, F1, F0.5 of the longest common subsequence, by UTF-16 unit after the GCE framework's trimming. */
export function characterLcsScores(gold: string, predicted: string): PrecisionRecallHalf {
  const goldText = trimLongSpace(gold);
  const text = trimLongSpace(predicted);
  return withHalf(overlapScores(lcsOfCharacters(goldText, text), text.length, goldText.length));
}

/** LCS as DANA and Gottron use it. */
export const lcsToken: Metric<PrecisionRecallHalf> = {
  name: 'lcs-token',
  description: 'Longest common subsequence of tokens; a character is a token in scripts without word spaces.',
  source: 'Gottron 2007; DANA (Mohammadzadeh et al. 2011)',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) => tokenLcsScores(sample.gold_text, prediction.text),
  aggregate: meanOfPages,
};

/** LCS as the GCE framework computes it. */
export const lcsCharacter: Metric<PrecisionRecallHalf> = {
  name: 'lcs-char',
  description: 'Longest common subsequence of UTF-16 units, runs of white space collapsed.',
  source: 'GCE (Jung et al. 2021), public framework',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) => characterLcsScores(sample.gold_text, prediction.text),
  aggregate: meanOfPages,
};
