import { describe, expect, it } from 'vitest';
import { scriptWords, treebankWords } from './words.ts';

describe('treebankWords', () => {
  it.each([
    ["Don't panic, it's 1,000 miles.", ['do', "n't", 'panic', ',', 'it', "'s", '1,000', 'miles', '.']],
    ['He said "no" (twice)...', ['he', 'said', '``', 'no', "''", '(', 'twice', ')', '...']],
    ['sans-serif -- 12:30, U.S', ['sans-serif', '--', '12:30', ',', 'u.s']],
    ["'the end", ["'the", 'end']],
    ['  ', []],
  ])('cuts %s', (text, words) => {
    expect(treebankWords(text)).toEqual(words);
  });
});

describe('scriptWords', () => {
  it.each([
    ['The River, again', ['the', 'river', ',', 'again']],
    ['東京都へ行く', ['東京', '京都', '都へ', 'へ行', '行く']],
    ['犬。', ['犬', '。']],
    ['iPhoneを', ['iphone', 'を']],
    ['สวัส', ['สว', 'วั', 'ัส']],
    ['한국어 책', ['한국어', '책']],
  ])('cuts %s', (text, words) => {
    expect(scriptWords(text)).toEqual(words);
  });

  it('takes long texts without spaces in a linear number of steps', () => {
    expect(scriptWords('あ'.repeat(100_000))).toHaveLength(99_999);
  });
});
