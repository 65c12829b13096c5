import type { Metric } from '../metric.ts';
import { fBeta, meanOfPages, type PrecisionRecall } from '../scores.ts';
import { numberTokens } from './lcs.ts';
import { sentencesOf } from './sentences.ts';
import { UnionLcs } from './union-lcs.ts';

/** ROUGE-LSum of two texts, with WCEB's answers for empty ones. */
export function rougeLsumScores(gold: string, predicted: string): PrecisionRecall {
  return sentenceScores(sentencesOf(gold), sentencesOf(predicted));
}

/** ROUGE-LSum of texts that are split into sentences of tokens. */
export function sentenceScores(gold: readonly string[][], predicted: readonly string[][]): PrecisionRecall {
  const goldLength = totalLength(gold);
  const length = totalLength(predicted);
  if (goldLength === 0) return { precision: length === 0 ? 1 : 0, recall: 1, f1: length === 0 ? 1 : 0 };
  if (length === 0) return { precision: 0, recall: 0, f1: 0 };
  const numbers = new Map<string, number>();
  const goldSentences = gold.map((sentence) => numberTokens(sentence, numbers));
  const sentences = predicted.map((sentence) => numberTokens(sentence, numbers));
  const hits = countHits(goldSentences, sentences, numbers.size);
  const precision = hits / length;
  const recall = hits / goldLength;
  return { precision, recall, f1: fBeta(precision, recall) };
}

/** Tokens of the union subsequences; each token counts at most as often as it occurs in the prediction. */
function countHits(gold: readonly Int32Array[], predicted: readonly Int32Array[], kinds: number): number {
  const left = new Int32Array(kinds);
  for (const sentence of predicted) {
    for (const token of sentence) left[token]!++;
  }
  let hits = 0;
  for (const sentence of gold) {
    const union = new Uint8Array(sentence.length);
    const lcs = new UnionLcs(sentence);
    for (const candidate of predicted) lcs.mark(candidate, union);
    for (let i = 0; i < union.length; i++) {
      if (union[i] === 0 || left[sentence[i]!] === 0) continue;
      left[sentence[i]!]!--;
      hits++;
    }
  }
  return hits;
}

function totalLength(sentences: readonly string[][]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.length, 0);
}

/** The score of the WCEB study. */
export const rougeLsum: Metric<PrecisionRecall> = {
  name: 'rouge-lsum',
  description: 'Union-LCS of sentences over case-sensitive white-space tokens, mean over pages.',
  source: 'WCEB (Bevendorff et al. 2023); ROUGE (Lin 2004)',
  needs: ['gold_text'],
  headline: 'f1',
  score: (sample, prediction) => rougeLsumScores(sample.gold_text, prediction.text),
  aggregate: meanOfPages,
};
