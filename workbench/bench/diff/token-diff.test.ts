import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTokens, type MarkedToken } from './token-diff.ts';

const alone = (tokens: readonly MarkedToken[]): string[] =>
  tokens.filter((token) => !token.isShared).map((token) => token.text.trim());

describe('diffTokens', () => {
  it('finds what only one side has', () => {
    const { left, right } = diffTokens('the cat sat on the mat', 'the dog sat on a mat');
    expect(alone(left)).toEqual(['cat', 'the']);
    expect(alone(right)).toEqual(['dog', 'a']);
  });

  it('goes by characters where words have no spaces', () => {
    const { left, right } = diffTokens('今日は雨だ', '今日は晴れだ');
    expect(alone(left)).toEqual(['雨']);
    expect(alone(right)).toEqual(['晴', 'れ']);
  });

  it('matches repeated words without a unique one among them', () => {
    const { left, right } = diffTokens('a b a b a', 'b a b b');
    expect(alone(left)).toHaveLength(2);
    expect(alone(right)).toHaveLength(1);
  });

  it('keeps the texts, and the shared tokens are the same on both sides', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'ไทย', '雨', 'Über'))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { left, right } = diffTokens(a, b);
        const shared = (tokens: readonly MarkedToken[]): string[] =>
          tokens.filter((token) => token.isShared).map((token) => token.text.trim());
        expect(left.map((token) => token.text).join('')).toBe(a);
        expect(shared(left)).toEqual(shared(right));
      }),
    );
  });
});
