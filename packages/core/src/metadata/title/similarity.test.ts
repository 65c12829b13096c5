import { describe, expect, it } from 'vitest';
import { comparable, similarity } from './similarity.ts';

describe('similarity', () => {
  it.each([
    ['abc', 'abc', 1],
    ['a', 'a', 1],
    ['', '', 1],
    ['abc', 'xyz', 0],
    ['a', 'b', 0],
    ['a', 'ab', 0],
    ['ab', 'a', 0],
    ['ab', 'ba', 0],
    // Pairs ab, bc, cd and ab, bc, cx: two of three in common.
    ['abcd', 'abcx', 2 / 3],
    ['ab', 'abc', 2 / 3],
    // A pair counts as often as both have it.
    ['aaa', 'aaaa', 4 / 5],
    ['aab', 'aaab', 4 / 5],
    ['aaaa', 'aa', 2 / 4],
    ['xaax', 'aaaa', 2 / 6],
    ['橋が開通', '橋が閉鎖', 2 / 6],
  ])('of %j and %j is %d', (first, second, expected) => {
    expect(similarity(first, second)).toBeCloseTo(expected, 12);
    expect(similarity(second, first)).toBeCloseTo(expected, 12);
  });

  it('tells pairs apart that add up to the same', () => {
    expect(similarity('ac', 'bb')).toBe(0);
    expect(similarity('\u0101\u0001', '\u0102\u0001')).toBe(0);
  });
});

describe('comparable', () => {
  it('folds width, case and signs', () => {
    expect(comparable('Ａ b-C')).toBe('abc');
  });

  it('takes the first three hundred characters', () => {
    expect(comparable(`${'a'.repeat(300)}b`)).toBe('a'.repeat(300));
  });
});
