import { describe, expect, it } from 'vitest';
import { averageShingles, shingleShares } from './shingles.ts';

describe('shingles', () => {
  it('counts 4-word shingles and makes them sum to 1', () => {
    // gold a b c d e: abcd bcde; predicted a b c d f: abcd bcdf. tp 1, fp 1, fn 1 → a third each.
    const shares = shingleShares('a b c d e', 'a b c d, f');
    expect(shares).toEqual({ tp: 1 / 3, fp: 1 / 3, fn: 1 / 3, exact: 0 });
  });

  it('makes one short shingle of a short text and none of an empty one', () => {
    expect(shingleShares('a b', 'a b')).toEqual({ tp: 1, fp: 0, fn: 0, exact: 1 });
    expect(shingleShares('a b', '')).toEqual({ tp: 0, fp: 0, fn: 1, exact: 0 });
    expect(shingleShares('', '')).toEqual({ tp: 0, fp: 0, fn: 0, exact: 1 });
  });

  it('keeps case', () => {
    expect(shingleShares('A b c d', 'a b c d').tp).toBe(0);
  });

  it('counts repeated shingles as often as they occur', () => {
    // gold x×5: xxxx twice; predicted x×6: three times. tp 2, fp 1.
    expect(shingleShares('x x x x x', 'x x x x x x')).toEqual({ tp: 2 / 3, fp: 1 / 3, fn: 0, exact: 0 });
  });

  it('works on runs of Chinese between punctuation', () => {
    // gold 一，二，三，四，五: shingles 一二三四, 二三四五; predicted lacks 五: 一二三四 alone.
    expect(shingleShares('一，二，三，四，五。', '一，二，三，四。')).toEqual({
      tp: 0.5,
      fp: 0,
      fn: 0.5,
      exact: 0,
    });
  });

  it('takes the harmonic mean of mean precision and mean recall', () => {
    const rows = [
      shingleShares('a b c d', 'a b c d'), // P 1, R 1
      shingleShares('a b c d e', 'a b c d'), // P 1, R 1/2
      shingleShares('a b c d', ''), // no precision, R 0
    ];
    // P = mean(1, 1) = 1; R = mean(1, .5, 0) = .5; F1 = 2/3. The mean of page F1s would be (1 + 2/3 + 0)/3 = 5/9.
    const scores = averageShingles(rows);
    expect(scores.precision).toBe(1);
    expect(scores.recall).toBe(0.5);
    expect(scores.f1).toBeCloseTo(2 / 3, 12);
    expect(scores.accuracy).toBeCloseTo(1 / 3, 12);
  });
});
