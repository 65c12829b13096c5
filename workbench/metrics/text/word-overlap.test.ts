import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetRates } from './snippet-rates.ts';
import { wordOverlapScores } from './word-overlap.ts';

describe('WCXB scores', () => {
  it('compares bags of words, order and case aside', () => {
    // gold: the cat the (3 words), predicted: cat, the, dog! The (4): common the×2 + cat = 3. P = 3/4, R = 1.
    const scores = wordOverlapScores('The cat. THE', 'cat the DOG! The');
    expect(scores.precision).toBe(0.75);
    expect(scores.recall).toBe(1);
    expect(scores.f1).toBeCloseTo(6 / 7, 12);
  });

  it('takes a Chinese run between punctuation as one word, as the benchmark does', () => {
    // gold: 你好世界 / 再见 (2 words); predicted: 你好 / 再见 (2): common 1.
    expect(wordOverlapScores('你好世界，再见。', '你好，再见').f1).toBe(0.5);
  });

  it('scores empty gold 1 only for empty output', () => {
    expect(wordOverlapScores('', '—').f1).toBe(1);
    expect(wordOverlapScores('', 'x').f1).toBe(0);
    expect(wordOverlapScores('x', '').f1).toBe(0);
  });

  it('has a symmetric F1', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (a, b) => {
        expect(wordOverlapScores(a, b).f1).toBeCloseTo(wordOverlapScores(b, a).f1, 12);
      }),
    );
  });

  it('finds snippets by lower-cased substring', () => {
    const snippets = { with: ['Big News', 'absent', '北京'], without: ['log in', 'Share'] };
    // with: 2 of 3 found; without: 1 of 2 found.
    expect(snippetRates(snippets, 'big news from 北京. SHARE')).toEqual({ with: 2 / 3, without: 0.5 });
    expect(snippetRates({ with: ['a'], without: [] }, 'a')).toEqual({ with: 1 });
  });
});
