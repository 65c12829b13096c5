import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales/all.ts';
import { en } from './locales/en.ts';

const PARTS = /\$\d/g;

describe('the texts of the interface', () => {
  it('exist in all promised languages', () => {
    expect(Object.keys(LOCALES)).toEqual(
      expect.arrayContaining(['en', 'de', 'fr', 'es', 'ja', 'ko', 'zh_CN', 'ar', 'fa', 'ru']),
    );
    const rightToLeft = Object.entries(LOCALES).filter(([, { direction }]) => direction === 'rtl');
    expect(rightToLeft.map(([name]) => name)).toEqual(['ar', 'fa']);
  });

  it.each(Object.entries(LOCALES))('are complete and sound in %s', (name, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(texts.language).toBe(name.replace('_', '-'));
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(text.match(PARTS), key).toEqual(en[key as keyof typeof en].match(PARTS));
    }
    // Chrome's store takes no longer ones.
    expect(texts.about.length).toBeLessThanOrEqual(132);
    const description = readFileSync(
      new URL(`../../store/descriptions/${name}.txt`, import.meta.url),
      'utf8',
    );
    expect(description.length).toBeGreaterThan(200);
  });
});
