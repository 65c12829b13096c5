import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNull } from './has-null.ts';

describe('hasNull', () => {
  it.each(['', '\0', 'a', '中', 'x'.repeat(16), 'x'.repeat(17), '\ud800', '\u0100'])('%j', (text) => {
    expect(hasNull(text)).toBe(text === '\0');
  });

  it('finds a NUL at any place, in Latin-1 and beyond', () => {
    for (const filler of ['a', '中']) {
      for (let at = 0; at < 40; at++) {
        expect(hasNull(`${filler.repeat(at)}\0${filler.repeat(40 - at)}`)).toBe(true);
      }
    }
  });

  it('says what indexOf says', () => {
    const unit = fc.constantFrom('\0', 'a', 'é', '中', '\u{1f600}', '\n');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const text = units.join('');
        expect(hasNull(text)).toBe(text.indexOf('\0') >= 0);
      }),
    );
  });
});
