import { describe, expect, it } from 'vitest';
import { WORD_SHARE } from '../language/count.ts';
import { NO_SHARES, scanWords, type WordRules } from './scan-words.ts';

function tokens(text: string, rules: Partial<WordRules> = {}): [length: number, hundredths: number][] {
  const found: [number, number][] = [];
  const all = { shares: NO_SHARES, cutsAtSymbols: true, plainSpaceOnly: true, ...rules };
  scanWords(text, all, (...token) => found.push(token));
  return found;
}

describe('scanWords', () => {
  it.each([
    // [text, lengths of the tokens with a letter or a digit]
    ['one two', [3, 3]],
    ["don't stop, e.g. (here)/there", [5, 5, 4, 12]],
    ['a+b', [1, 1]],
    ['5 – 6', [1, 1]],
    ['word–word', [4, 4]],
    ['“quoted”', [6]],
    ['snake_case', [10]],
    ['1½ cups', [1, 1, 4]],
    ['- ... !', []],
    ['non\u00a0breaking', [3, 8]],
    ['naïve Straße', [5, 6]],
    // A combining mark and an emoji of two units.
    ['e\u0301te 😀', [4]],
    ['हिन्दी', [6]],
    ['', []],
  ])('%j has tokens of length %j', (text, lengths) => {
    expect(tokens(text).map(([length]) => length)).toEqual(lengths);
  });

  it('counts every token as one word where no script has a share', () => {
    expect(tokens('今天下午，市图书馆')).toEqual([
      [4, 100],
      [4, 100],
    ]);
  });

  it('counts letters of scripts without spaces, on top of the other word in the token', () => {
    // Han 0.55 each; "iPhone" is a word of its own.
    expect(tokens('今天下午，iPhone手机 ok', { shares: WORD_SHARE })).toEqual([
      [4, 220],
      [8, 210],
      [2, 100],
    ]);
  });

  it('cuts at white space alone where asked', () => {
    const rules = { cutsAtSymbols: false, plainSpaceOnly: false };
    expect(tokens('a+b\u00a0word–word\nx', rules).map(([length]) => length)).toEqual([3, 9, 1]);
  });
});
