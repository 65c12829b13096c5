import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lcsLength, lcsOfCharacters, lcsOfTokens } from './lcs.ts';

/** The textbook table: what the fast one must agree with. */
function naiveLcs(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let previous = new Array<number>(b.length + 1).fill(0);
  for (let i = 1; i <= a.length; i++) {
    const row = [0];
    for (let j = 1; j <= b.length; j++) {
      row.push(a[i - 1] === b[j - 1] ? previous[j - 1] + 1 : Math.max(previous[j], row[j - 1]));
    }
    previous = row;
  }
  return previous[b.length];
}

/** Lists long enough for several words of bits, over few symbols (many carries) or many (few places each). */
const symbols = (kinds: number) =>
  fc.array(fc.nat(kinds), { maxLength: 150 }).map((list) => Int32Array.from(list));

describe('longest common subsequence', () => {
  it('finds hand-worked lengths', () => {
    // A-B-C-B-D-A-B and B-D-C-A-B-A share B-C-B-A (or B-D-A-B): 4.
    expect(lcsOfCharacters('ABCBDAB', 'BDCABA')).toBe(4);
    expect(lcsOfCharacters('', 'abc')).toBe(0);
    expect(lcsOfCharacters('abc', 'abc')).toBe(3);
    expect(lcsOfCharacters('abc', 'xyz')).toBe(0);
    // 我 们 天 气 都 好 against 今 天 天 气 很 好: 天 气 好.
    expect(lcsOfCharacters('我们天气都好', '今天天气很好')).toBe(3);
    // the cat sat / the dog sat down: the … sat.
    expect(lcsOfTokens(['the', 'cat', 'sat'], ['the', 'dog', 'sat', 'down'])).toBe(2);
  });

  for (const kinds of [1, 3, 20, 500]) {
    it(`equals the naive table over ${kinds + 1} symbols, in both directions`, () => {
      fc.assert(
        fc.property(symbols(kinds), symbols(kinds), (a, b) => {
          const length = naiveLcs(a, b);
          expect(lcsLength(a, b)).toBe(length);
          expect(lcsLength(b, a)).toBe(length);
        }),
        { numRuns: 150 },
      );
    });
  }

  it('equals the naive table on edited copies, where prefix, suffix and long runs agree', () => {
    const edit = fc.record({ at: fc.nat(400), cut: fc.nat(40), put: symbols(5) });
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 100, maxLength: 400 }), fc.array(edit), (list, edits) => {
        const copy = [...list];
        for (const { at, cut, put } of edits.slice(0, 4)) copy.splice(at, cut, ...put);
        expect(lcsLength(Int32Array.from(list), Int32Array.from(copy))).toBe(naiveLcs(list, copy));
      }),
      { numRuns: 60 },
    );
  });

  it('does not cap long texts', () => {
    // 60,000 × 60,000 characters; every second one is cut, so the half that is left is the answer.
    const long = Array.from({ length: 60_000 }, (_, i) =>
      String.fromCharCode(97 + ((i * 7 + (i >> 3)) % 26)),
    );
    const half = long.filter((_, i) => i % 2 === 0);
    expect(lcsOfCharacters(long.join(''), half.join(''))).toBe(30_000);
  });
});
