import { describe, expect, it } from 'vitest';
import { isRightToLeft, readLanguageTag } from './language-tag.ts';

describe('readLanguageTag', () => {
  it.each([
    ['en', 'en'],
    ['en_US', 'en-US'],
    ['EN-us', 'en-US'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['ja_JP.UTF-8', 'ja-JP'],
    [' de, en ', 'de'],
    ['iw', 'he'],
  ])('reads %s as %s', (value, expected) => {
    expect(readLanguageTag(value)).toBe(expected);
  });

  it.each(['', 'english', 'x-default', 'und', '{{lang}}', 'e', '日本語', 'en-', 'a'.repeat(10_000)])(
    'ignores %s',
    (value) => {
      expect(readLanguageTag(value)).toBeNull();
    },
  );
});

describe('isRightToLeft', () => {
  it('knows the script that a language is mostly written in', () => {
    expect(['ar', 'he', 'fa-IR', 'ur', 'ckb', 'dv', 'az-Arab'].map(isRightToLeft)).not.toContain(false);
    expect(['en', 'ja', 'az', 'ku', 'not a tag'].map(isRightToLeft)).not.toContain(true);
  });
});
