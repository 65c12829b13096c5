import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayHoldWord, wordFinder } from './word-finder.ts';

const holds = (words: readonly string[], text: string): boolean =>
  mayHoldWord(wordFinder(...words), text, 0, text.length);

describe('a word finder', () => {
  it('finds a word anywhere and in any case', () => {
    expect(holds(['date', 'author'], 'postAuthor')).toBe(true);
    expect(holds(['date', 'author'], 'UPDATED')).toBe(true);
    expect(holds(['date', 'author'], 'dat auth or')).toBe(false);
    expect(holds(['date'], '')).toBe(false);
  });

  it('goes on with the longest ending that begins another word', () => {
    // `dat` does not go on with an `i`, but its end `t` does.
    expect(holds(['date', 'time'], 'datime')).toBe(true);
    expect(holds(['reporter', 'port'], 'report')).toBe(true);
    expect(holds(['abcd', 'bce', 'c'], 'abce')).toBe(true);
    expect(holds(['abab', 'bb'], 'aababb')).toBe(true);
    expect(holds(['abcx', 'bcd'], 'abc abce bc')).toBe(false);
  });

  it('looks at the given part of a text alone', () => {
    const finder = wordFinder('date');
    expect(mayHoldWord(finder, 'a date b', 2, 6)).toBe(true);
    expect(mayHoldWord(finder, 'a date b', 3, 8)).toBe(false);
    expect(mayHoldWord(finder, 'a date b', 0, 5)).toBe(false);
  });

  it('takes a sign for the letter it shares its lowest bits with', () => {
    // `-` is 0x2d and `m` is 0x6d.
    expect(holds(['by-line'], 'byMline')).toBe(true);
  });

  it('says of letters exactly what a search for each word says', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
    const words = fc.array(
      letters.filter((word) => word !== ''),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(words, letters, (some, text) => {
        expect(holds(some, text)).toBe(some.some((word) => text.includes(word)));
      }),
    );
  });
});
