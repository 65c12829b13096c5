import { describe, expect, it } from 'vitest';
import { fillFromText } from './from-text.ts';
import { NO_METADATA } from './metadata.cases.ts';

const GERMAN =
  'Der Hafen war zugefroren, und niemand wusste, wann das nächste Schiff kommen würde. Also warteten sie.';
const NORWEGIAN =
  'Havnen var frosset til, og ingen visste når det neste skipet skulle komme. Derfor ventet de i byen.';
const CROATIAN =
  'Luka je bila zaleđena i nitko nije znao kada će doći sljedeći brod. Zato su svi čekali u gradu.';
const JAPANESE = '港は凍りつき、次の船がいつ来るのか誰にも分からなかった。だから人々は町で待ち続けた。';
const HEBREW = 'הגשר תוקן בחורף, ואיש בכפר לא שם לב לכך עד האביב. אחר כך דיברו עליו כולם במשך שבוע שלם.';

describe('fillFromText', () => {
  it('reads language and direction from the text where nothing states them', () => {
    expect(fillFromText({ ...NO_METADATA, title: 'x' }, HEBREW)).toEqual({
      ...NO_METADATA,
      title: 'x',
      lang: 'he',
      dir: 'rtl',
    });
  });

  it('leaves what is stated', () => {
    expect(fillFromText({ ...NO_METADATA, lang: 'he-IL', dir: 'ltr' }, HEBREW)).toMatchObject({
      lang: 'he-IL',
      dir: 'ltr',
    });
  });

  it.each([
    ['en-US', HEBREW, 'he'],
    ['en', GERMAN, 'de'],
    ['nl-NL', GERMAN, 'de'],
    ['bn', GERMAN, 'de'],
    ['zh-CN', GERMAN, 'de'],
    ['ja', GERMAN, 'de'],
    ['th', HEBREW, 'he'],
    // A country, not a language.
    ['vn', GERMAN, 'de'],
  ])('lets a text that is plainly in another language speak: %s', (lang, text, expected) => {
    expect(fillFromText({ ...NO_METADATA, lang }, text).lang).toBe(expected);
  });

  it('needs less of a script that tells its language', () => {
    const langOf = (lang: string, text: string): string | null =>
      fillFromText({ ...NO_METADATA, lang }, text).lang;
    const names = ' Hallgrimur Petersson, Reykjavik';
    expect(langOf('en', JAPANESE + names)).toBe('ja');
    expect(langOf('zh', JAPANESE + names)).toBe('zh');
    expect(langOf('en', JAPANESE + names.repeat(3))).toBe('en');
    expect(langOf('en', HEBREW + names)).toBe('en');
  });

  it('takes the direction of a wrong language back, and no other', () => {
    const dirOf = (lang: string, dir: 'ltr' | 'rtl', text: string): string | null =>
      fillFromText({ ...NO_METADATA, lang, dir }, text).dir;
    expect(dirOf('ar', 'rtl', GERMAN)).toBe('ltr');
    expect(dirOf('ar', 'rtl', HEBREW)).toBe('rtl');
    expect(dirOf('en', 'rtl', GERMAN)).toBe('rtl');
    expect(dirOf('he', 'rtl', 'Der Hafen')).toBe('rtl');
  });

  it.each([
    // Languages that the profiles do not know look like their neighbours, or like any other.
    ['lb', GERMAN],
    ['nb-NO', NORWEGIAN],
    ['zh', JAPANESE],
    // Known in one script alone.
    ['sr', CROATIAN],
    ['uz', GERMAN],
    // Too short to tell.
    ['en', 'Der Hafen'],
    ['en', '1 2 3'],
  ])('otherwise believes the markup: %s', (lang, text) => {
    expect(fillFromText({ ...NO_METADATA, lang }, text).lang).toBe(lang);
  });

  it('says nothing about a text without letters', () => {
    expect(fillFromText(NO_METADATA, '1 2 3')).toMatchObject({ lang: null });
  });
});
