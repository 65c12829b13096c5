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
    ['de;q=0.8', 'de'],
    ['ca@valencia', 'ca'],
    ['de-1996', 'de-1996'],
    [`${' '.repeat(98)}en`, 'en'],
    [`${' '.repeat(98)}en-US`, 'en'],
  ])('reads %s as %s', (value, expected) => {
    expect(readLanguageTag(value)).toBe(expected);
  });

  it.each([
    '',
    'english',
    'x-default',
    'und',
    'mul',
    'ZXX',
    'mis',
    'en-*',
    'en-a-',
    '.en',
    '{{lang}}',
    'e',
    '日本語',
    'en-',
    'a'.repeat(10_000),
  ])('ignores %s', (value) => {
    expect(readLanguageTag(value)).toBeNull();
  });
});

describe('isRightToLeft', () => {
  it('knows the script that a language is mostly written in', () => {
    expect(
      ['ar', 'he', 'fa-IR', 'ur', 'ckb', 'dv', 'az-Arab', 'tr-Arab', 'en-Hebr', 'shu'].map(isRightToLeft),
    ).not.toContain(false);
    expect(['en', 'ja', 'az', 'ku', 'not a tag'].map(isRightToLeft)).not.toContain(true);
  });

  it('needs no platform for common languages, and says what it would say', () => {
    const languages =
      'en de fr es it pt nl sv da no nb fi pl cs sk hr ro hu bg ru uk el tr vi id th ja zh ko hi'.split(' ');
    const regions = ['', '-US', '-IN', '-CN', '-IR', '-IQ', '-AF', '-PK', '-IL', '-SA', '-EG', '-MA', '-TR'];
    const tags = languages.flatMap((language) => regions.map((region) => language + region));
    const scripts = tags.map((tag) => new Intl.Locale(tag).maximize().script);
    expect(tags.filter(isRightToLeft)).toEqual([]);
    expect(scripts.filter((script) => script === 'Arab' || script === 'Hebr')).toEqual([]);
  });
});
