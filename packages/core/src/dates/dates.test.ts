import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDate, readDate } from './dates.ts';

describe('readDate', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-15T08:30:00Z', '2026-11-15T08:30:00Z'],
    ['2026-11-15T08:30:00+09:00', '2026-11-15T08:30:00+09:00'],
    ['2026-11-15T08:30:00+0900', '2026-11-15T08:30:00+09:00'],
    ['2026-11-15T08:30:00.125-05', '2026-11-15T08:30:00.125-05:00'],
    ['2026-11-15T08:30', '2026-11-15T08:30'],
    ['2026-11-15 08:30:00', '2026-11-15T08:30:00'],
    ['2026-11-15 08:30:00 +0100', '2026-11-15T08:30:00+01:00'],
    ['2026-11-15 08:30:00 UTC', '2026-11-15T08:30:00Z'],
    ['2026-1-5', '2026-01-05'],
    ['  2026-11-15\n', '2026-11-15'],
    ['2026-11', '2026-11'],
    ['2026', '2026'],
    ['20261115', '2026-11-15'],
    ['20261115T083000Z', '2026-11-15T08:30:00Z'],
    ['2026/11/15', '2026-11-15'],
    ['2026.11.15', '2026-11-15'],
    ['2026. 11. 15. 8:30', '2026-11-15T08:30'],
    ['15.11.2026', '2026-11-15'],
    ['03.04.2026', '2026-04-03'],
    ['15/11/2026', '2026-11-15'],
    ['11/15/2026', '2026-11-15'],
    ['4/4/2026', '2026-04-04'],
    ['11/15/2026 8:05:00 PM', '2026-11-15T20:05:00'],
    ['11/15/2026 12:05 AM', '2026-11-15T00:05'],
    ['Sun, 15 Nov 2026 08:30:00 GMT', '2026-11-15T08:30:00Z'],
    ['15 Nov 2026 08:30 EST', '2026-11-15T08:30-05:00'],
    ['November 15, 2026', '2026-11-15'],
    ['Sun Nov 15 2026 08:30:00 GMT+0900 (Japan Standard Time)', '2026-11-15T08:30:00+09:00'],
    ['Sun Nov 15 08:30:00 GMT 2026', '2026-11-15T08:30:00Z'],
    ['2026年11月15日', '2026-11-15'],
    ['2026年11月5日 08:30', '2026-11-05T08:30'],
    ['2026년 11월 15일', '2026-11-15'],
    ['2024-02-29', '2024-02-29'],
  ])('reads %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  it.each([
    '03/04/2026',
    '2026-13-01',
    '2026-02-29',
    '2026-11-31',
    '0001-01-01T00:00:00',
    '2026 was a good year',
    '15 Foo 2026',
    'yesterday',
    '',
    '1234567890123',
    `2026-11-15${' '.repeat(200)}x`,
  ])('ignores %s', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('keeps the day and drops a time that cannot be', () => {
    expect(readDate('2026-11-15T25:00')).toBe('2026-11-15');
    expect(readDate('2026-11-15T08:61')).toBe('2026-11-15');
  });

  it('gives back every valid ISO instant as it came, whatever its offset: no day ever shifts', () => {
    const two = (n: number): string => String(n).padStart(2, '0');
    const part = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), part(23), part(59)),
        fc.tuple(fc.constantFrom('+', '-'), part(14), fc.constantFrom('00', '30', '45')),
        ([month, day, hour, minute], [sign, offset, rest]) => {
          const iso = `2026-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${sign}${two(offset)}:${rest}`;
          expect(readDate(iso)).toBe(iso);
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void [readDate(text), findDate(text)]));
  });
});

describe('findDate', () => {
  it.each([
    ['発売日：2026年11月15日(日)', '2026-11-15'],
    ['Stand: 15.11.2026, 08:30 Uhr', '2026-11-15T08:30'],
    ['نُشر في 2026-11-15', '2026-11-15'],
    ['Posted on November 15, 2026 by someone', '2026-11-15'],
    ['Call 555-2026 or see 2026/11/15', '2026-11-15'],
  ])('finds the date in %s', (text, expected) => {
    expect(findDate(text)).toBe(expected);
  });

  it('takes neither years nor version numbers for dates', () => {
    expect(findDate('In 2026 we sold 15')).toBeNull();
    expect(findDate('Version 1.2.2026.4 of 10-2026')).toBeNull();
  });
});
