import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterLcsScores, tokenLcsScores } from './lcs-scores.ts';

describe('LCS scores', () => {
  it('scores tokens by hand', () => {
    // gold: a b c d (4), predicted: a x c (3), LCS: a c = 2. P = 2/3, R = 1/2, F1 = 4/7.
    // F0.5 = 1.25 · 2/3 · 1/2 / (0.25 · 2/3 + 1/2) = (5/12) / (2/3) = 5/8.
    const scores = tokenLcsScores('a b c d', 'a\nx c');
    expect(scores.precision).toBeCloseTo(2 / 3, 12);
    expect(scores.recall).toBe(0.5);
    expect(scores.f1).toBeCloseTo(4 / 7, 12);
    expect(scores.f05).toBeCloseTo(5 / 8, 12);
  });

  it('is about order, not only about words', () => {
    // LCS of (a b) and (b a) is 1.
    expect(tokenLcsScores('a b', 'b a').f1).toBe(0.5);
  });

  it('takes Chinese by character', () => {
    // gold 今 天 天 气 很 好 。 (7), predicted 天 气 很 好 (4): LCS 4. P = 1, R = 4/7, F1 = 8/11.
    const scores = tokenLcsScores('今天天气很好。', '天气很好');
    expect(scores.precision).toBe(1);
    expect(scores.recall).toBeCloseTo(4 / 7, 12);
    expect(scores.f1).toBeCloseTo(8 / 11, 12);
  });

  it('scores characters by hand', () => {
    // 'ab cd' (5) and 'abcd' (4): LCS 4. P = 1, R = 4/5, F1 = 8/9; the runs of spaces count once.
    const scores = characterLcsScores('  ab   cd', 'abcd\n');
    expect(scores.precision).toBe(1);
    expect(scores.recall).toBe(0.8);
    expect(scores.f1).toBeCloseTo(8 / 9, 12);
  });

  it('knows empty texts', () => {
    expect(tokenLcsScores('', ' ').f1).toBe(1);
    expect(tokenLcsScores('a', '').f1).toBe(0);
    expect(characterLcsScores('', 'a').f1).toBe(0);
  });

  it('stays between 0 and 1 and swaps precision and recall with the sides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        for (const score of [tokenLcsScores, characterLcsScores]) {
          const there = score(a, b);
          const back = score(b, a);
          expect([back.precision, back.recall]).toEqual([there.recall, there.precision]);
          for (const value of Object.values(there)) expect(value >= 0 && value <= 1).toBe(true);
        }
      }),
    );
  });
});
