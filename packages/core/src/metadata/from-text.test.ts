import { describe, expect, it } from 'vitest';
import { fillFromText } from './from-text.ts';
import { NO_METADATA } from './metadata.cases.ts';

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
    expect(fillFromText({ ...NO_METADATA, lang: 'en', dir: 'ltr' }, HEBREW)).toMatchObject({
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('says nothing about a text without letters', () => {
    expect(fillFromText(NO_METADATA, '1 2 3')).toMatchObject({ lang: null });
  });
});
