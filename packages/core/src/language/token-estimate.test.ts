import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens, tokenHundredths } from './token-estimate.ts';

describe('estimateTokens', () => {
  it.each([
    ['English, at 28 hundredths a letter', 'lighthouse', 280],
    ['Latin letters beyond ASCII, a token each', 'żółć', 400],
    ['Russian', 'маяк', 4 * 34],
    ['Greek', 'φως', 3 * 43],
    ['Arabic', 'منارة', 5 * 46],
    ['Hebrew', 'מגדלור', 6 * 81],
    ['Hindi, with its marks', 'दीप', 3 * 53],
    ['Thai, with its marks', 'ไฟฉาย', 5 * 48],
    ['Chinese', '灯塔', 170],
    ['Japanese', 'ひカ', 170],
    ['Korean', '등대', 158],
    ['Georgian and other rare scripts', 'შუქი', 4 * 130],
    ['digits', '1984', 220],
    ['signs', '!?', 150],
    ['emoji', '🗼', 200],
    ['a joiner, which is part of what it joins', 'a\u200db', 56],
    ['one space costs nothing', 'a b', 56],
    ['a line break and longer gaps cost the same', 'a\nb', 131],
    ['two spaces', 'a  b', 131],
    ['any gap', 'a \n\n  b', 131],
    ['nothing', '', 0],
  ])('%s', (_, text, hundredths) => {
    expect(tokenHundredths(text)).toBe(hundredths);
    expect(estimateTokens(text)).toBe(Math.ceil(hundredths / 100));
  });

  it('adds up, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(tokenHundredths(`${a}\n\n${b}`)).toBeLessThanOrEqual(
          tokenHundredths(a) + tokenHundredths(b) + 75,
        );
        expect(tokenHundredths(a)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 18 },
    );
  });
});
