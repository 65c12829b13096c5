import { describe, expect, it } from 'vitest';
import {
  commonCount,
  countWords,
  mixedTokens,
  tokenCounts,
  trimLongSpace,
  whitespaceTokens,
  wordTokens,
} from './tokens.ts';

describe('tokens', () => {
  it('splits at white space of any kind', () => {
    expect(whitespaceTokens(' Don’t  stop,\n\u00A0now! ')).toEqual(['Don’t', 'stop,', 'now!']);
    expect(whitespaceTokens(' \n ')).toEqual([]);
  });

  it('takes single characters where a script has no word spaces', () => {
    expect(mixedTokens('iPhone 15は、安い。')).toEqual(['iPhone', '15', 'は', '、', '安', 'い', '。']);
    expect(mixedTokens('コーヒー')).toEqual(['コ', 'ー', 'ヒ', 'ー']);
    expect(mixedTokens('ไทย ok')).toEqual(['ไ', 'ท', 'ย', 'ok']);
    expect(mixedTokens('안녕 세계')).toEqual(['안녕', '세계']);
    expect(mixedTokens('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
  });

  it('finds words as Python does', () => {
    expect(wordTokens("It's 3.5_x, 你好世界。")).toEqual(['It', 's', '3', '5_x', '你好世界']);
    // A Devanagari vowel sign is a mark, which Python's \w does not match: हिन्दी falls apart.
    expect(wordTokens('हिन्दी')).toEqual(['ह', 'न', 'द']);
  });

  it('leaves single white-space characters alone in the GCE form', () => {
    expect(trimLongSpace('\n a\nb  \t c ')).toBe('a\nb c');
  });

  it('counts words by script', () => {
    expect(countWords('Two words, 3 more!')).toBe(4);
    // 我 / 喜欢 / 北京 by dictionary.
    expect(countWords('我喜欢北京。')).toBe(3);
  });

  it('overlaps multisets', () => {
    expect(commonCount(tokenCounts(['a', 'a', 'b']), tokenCounts(['a', 'b', 'b', 'c']))).toBe(2);
  });
});
