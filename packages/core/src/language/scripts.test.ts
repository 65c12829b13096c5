import { describe, expect, it } from 'vitest';
import { SCRIPT_RANGES } from './script-ranges.ts';
import { dominantScript, scriptCounts, scriptOf, scriptRuns } from './scripts.ts';

const LETTER = /\p{L}/u;

const samples: readonly [string, string][] = [
  ['a', 'Latin'],
  ['ß', 'Latin'],
  ['ế', 'Latin'],
  ['λ', 'Greek'],
  ['Ж', 'Cyrillic'],
  ['Հ', 'Armenian'],
  ['ש', 'Hebrew'],
  ['ق', 'Arabic'],
  ['پ', 'Arabic'],
  ['न', 'Devanagari'],
  ['ा', 'Devanagari'],
  ['ক', 'Bengali'],
  ['ਪ', 'Gurmukhi'],
  ['ગ', 'Gujarati'],
  ['ଓ', 'Oriya'],
  ['த', 'Tamil'],
  ['త', 'Telugu'],
  ['ಕ', 'Kannada'],
  ['മ', 'Malayalam'],
  ['ස', 'Sinhala'],
  ['ไ', 'Thai'],
  ['ລ', 'Lao'],
  ['བ', 'Tibetan'],
  ['မ', 'Myanmar'],
  ['ქ', 'Georgian'],
  ['አ', 'Ethiopic'],
  ['ខ', 'Khmer'],
  ['ᠮ', 'Mongolian'],
  ['漢', 'Han'],
  ['𠮷', 'Han'],
  ['\u{10780}', 'Latin'],
  ['\u{16fe3}', 'Han'],
  ['\u{1e900}', 'Other'],
  ['ひ', 'Hiragana'],
  ['カ', 'Katakana'],
  ['ー', 'Katakana'],
  ['ㄅ', 'Bopomofo'],
  ['한', 'Hangul'],
  ['Ꭰ', 'Other'],
  ['7', 'Common'],
  ['!', 'Common'],
  ['😀', 'Common'],
];

describe('scriptOf', () => {
  it.each(samples)('%s is %s', (char, script) => {
    expect(scriptOf(char.codePointAt(0)!)).toBe(script);
  });

  it('takes anything that is not a code point as Common', () => {
    for (const odd of [-1, 0.5, Number.NaN, 0x110000, 0xd800, 0xdfff]) expect(scriptOf(odd)).toBe('Common');
  });

  it("agrees with the engine's Unicode data on nearly every letter", () => {
    const named = Object.keys(SCRIPT_RANGES).filter((name) => name !== 'Common' && name !== 'Other');
    const is = new Map(named.map((name) => [name as string, new RegExp(`\\p{Script=${name}}`, 'u')]));
    const isNamed = new RegExp(named.map((name) => `\\p{Script=${name}}`).join('|'), 'u');
    let letters = 0;
    let wrong = 0;
    for (let codePoint = 0; codePoint < 0x20000; codePoint++) {
      const char = String.fromCodePoint(codePoint);
      if (!LETTER.test(char)) continue;
      letters++;
      if (is.get(scriptOf(codePoint))?.test(char) === false) wrong++;
      if (!is.has(scriptOf(codePoint)) && isNamed.test(char)) wrong++;
    }
    expect(letters).toBeGreaterThan(40_000);
    // engines with newer Unicode data know a few letters more
    expect(wrong / letters).toBeLessThan(0.002);
  });
});

describe('scriptRuns', () => {
  it('cuts where the script changes and leaves shared characters with the run before', () => {
    expect(scriptRuns('«Привет, world» 42')).toEqual([
      { script: 'Cyrillic', start: 0, end: 9 },
      { script: 'Latin', start: 9, end: 18 },
    ]);
  });

  it('is one Common run without letters, and nothing for the empty text', () => {
    expect(scriptRuns('1 + 2')).toEqual([{ script: 'Common', start: 0, end: 5 }]);
    expect(scriptRuns('')).toEqual([]);
  });

  it('counts a surrogate pair as two units', () => {
    expect(scriptRuns('𠮷a')).toEqual([
      { script: 'Han', start: 0, end: 2 },
      { script: 'Latin', start: 2, end: 3 },
    ]);
  });
});

describe('scriptCounts and dominantScript', () => {
  it('counts letters only', () => {
    expect(scriptCounts('東京Tokyo 2020!')).toEqual(
      new Map([
        ['Latin', 5],
        ['Han', 2],
      ]),
    );
  });

  it('names the script with most letters', () => {
    expect(dominantScript('iPhone — это телефон')).toBe('Cyrillic');
    expect(dominantScript('12:30 \u{1f600}')).toBeNull();
    expect(dominantScript('')).toBeNull();
  });
});
