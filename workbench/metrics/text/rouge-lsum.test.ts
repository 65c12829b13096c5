import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rougeLsumScores, sentenceScores } from './rouge-lsum.ts';
import { sentencesOf } from './sentences.ts';

const words = (text: string): string[] => text.split(' ');

describe('sentences', () => {
  it('end after a terminator, quotes and brackets included', () => {
    expect(sentencesOf('One. Two? “Three!” (Four…) five').map((s) => s.join(' '))).toEqual([
      'One.',
      'Two?',
      '“Three!”',
      '(Four…) five',
    ]);
  });

  it('go on after initials, numbers and before lower case', () => {
    expect(sentencesOf('J. K. Rowling wrote. Point 3. Of approx. ten at 3.5 p.m. today.')).toHaveLength(2);
  });

  it('do not end at a line break', () => {
    expect(sentencesOf('A title\nA text.')).toHaveLength(1);
  });
});

describe('ROUGE-LSum', () => {
  it('takes the union over candidate sentences (the example of the ROUGE paper)', () => {
    // r = w1 w2 w3 w4 w5; LCS with c1 is w1 w2, with c2 w1 w3 w5; union w1 w2 w3 w5 = 4 hits.
    const scores = sentenceScores(
      [words('w1 w2 w3 w4 w5')],
      [words('w1 w2 w6 w7 w8'), words('w1 w3 w8 w9 w5')],
    );
    expect(scores.recall).toBe(4 / 5);
    expect(scores.precision).toBe(4 / 10);
  });

  it('clips a token at its count in the prediction', () => {
    // Both gold sentences match "a", which the prediction has once: 1 hit of 4 gold and 2 predicted tokens.
    const scores = sentenceScores([words('a b'), words('a c')], [words('a x')]);
    expect(scores.recall).toBe(1 / 4);
    expect(scores.precision).toBe(1 / 2);
  });

  it('does not punish another order of sentences', () => {
    expect(rougeLsumScores('Cats sleep. Dogs bark.', 'Dogs bark. Cats sleep.').f1).toBe(1);
  });

  it('keeps case and punctuation', () => {
    // "Cats" and "cats", "sleep." and "sleep" differ; only "now" is shared: 1 of 3.
    expect(rougeLsumScores('Cats sleep. now', 'cats sleep now').f1).toBeCloseTo(1 / 3, 12);
  });

  it('takes a Chinese run between spaces as one token, as the benchmark does', () => {
    // gold: 你好。 再见。 (2 tokens), predicted: 你好。 (1): P 1, R 1/2.
    const scores = rougeLsumScores('你好。 再见。', '你好。');
    expect([scores.precision, scores.recall]).toEqual([1, 0.5]);
  });

  it('answers for empty texts as WCEB does', () => {
    expect(rougeLsumScores('', '')).toEqual({ precision: 1, recall: 1, f1: 1 });
    expect(rougeLsumScores('', 'a')).toEqual({ precision: 0, recall: 1, f1: 0 });
    expect(rougeLsumScores('a', '')).toEqual({ precision: 0, recall: 0, f1: 0 });
  });

  it('agrees with the table version, ties included', () => {
    const sentence = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 70 });
    const text = fc.array(sentence, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(text, text, (gold, predicted) => {
        expect(sentenceScores(gold, predicted).recall).toBeCloseTo(tableRecall(gold, predicted), 12);
      }),
      { numRuns: 200 },
    );
  });
});

/** Summary-level recall straight from the definition: full tables, walked back from the end. */
function tableRecall(gold: string[][], predicted: string[][]): number {
  const left = new Map<string, number>();
  for (const token of predicted.flat()) left.set(token, (left.get(token) ?? 0) + 1);
  let hits = 0;
  for (const reference of gold) {
    const union = new Set(predicted.flatMap((candidate) => tablePlaces(reference, candidate)));
    for (const place of [...union].sort((a, b) => a - b)) {
      const token = reference[place];
      if (left.get(token) === 0) continue;
      left.set(token, left.get(token)! - 1);
      hits++;
    }
  }
  return hits / gold.flat().length;
}

function tablePlaces(reference: string[], candidate: string[]): number[] {
  const table = [new Array<number>(candidate.length + 1).fill(0)];
  for (let i = 1; i <= reference.length; i++) {
    const row = [0];
    for (let j = 1; j <= candidate.length; j++) {
      const same = reference[i - 1] === candidate[j - 1];
      row.push(same ? table[i - 1][j - 1] + 1 : Math.max(table[i - 1][j], row[j - 1]));
    }
    table.push(row);
  }
  const places: number[] = [];
  for (let i = reference.length, j = candidate.length; i > 0 && j > 0; ) {
    if (reference[i - 1] === candidate[j - 1]) {
      places.push(--i);
      j--;
    } else if (table[i][j - 1] > table[i - 1][j]) j--;
    else i--;
  }
  return places;
}
