import { describe, expect, it } from 'vitest';
import { type Colour, isDark, isFaint, looksLike, readColour } from './colours.ts';

describe('readColour', () => {
  it.each<[string, Colour]>([
    ['#fff', [255, 255, 255, 1]],
    ['#0008', [0, 0, 0, 136 / 255]],
    ['#01fe10', [1, 254, 16, 1]],
    ['#01fe1000', [1, 254, 16, 0]],
    ['white', [255, 255, 255, 1]],
    ['transparent', [0, 0, 0, 0]],
    ['black', [0, 0, 0, 1]],
    ['red', [255, 0, 0, 1]],
    ['blue', [0, 0, 255, 1]],
    ['navy', [0, 0, 128, 1]],
    ['green', [0, 128, 0, 1]],
    ['lime', [0, 255, 0, 1]],
    ['yellow', [255, 255, 0, 1]],
    ['gray', [128, 128, 128, 1]],
    ['grey', [128, 128, 128, 1]],
    ['silver', [192, 192, 192, 1]],
    ['maroon', [128, 0, 0, 1]],
    ['purple', [128, 0, 128, 1]],
    ['teal', [0, 128, 128, 1]],
    ['snow', [255, 250, 250, 1]],
    ['ivory', [255, 255, 240, 1]],
    ['whitesmoke', [245, 245, 245, 1]],
    ['#FFFF', [255, 255, 255, 1]],
    ['RGB( 1 2 3 )', [1, 2, 3, 1]],
    ['hsl(60, 50%, 25%)', [95.625, 95.625, 31.875, 1]],
    ['hsl(200, 40%, 70%)', [147.9, 188.7, 209.1, 1]],
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgb(1 2 3 / 40%)', [1, 2, 3, 0.4]],
    ['rgba(1,2,3,.5)', [1, 2, 3, 0.5]],
    ['rgb(100%, 0%, 0%)', [255, 0, 0, 1]],
    ['hsl(0, 0%, 100%)', [255, 255, 255, 1]],
    ['hsl(120deg 100% 50%)', [0, 255, 0, 1]],
    ['hsla(240, 100%, 50%, 0)', [0, 0, 255, 0]],
  ])('%s', (text, expected) => {
    const colour = readColour(text)!;
    for (const [place, value] of expected.entries()) expect(colour[place]).toBeCloseTo(value, 6);
  });

  it.each([
    '',
    'inherit',
    'papayawhip',
    '#12',
    '#12345',
    '#1234567',
    '#123456789',
    'x#fff',
    'rgb(1,2,3)x',
    'xrgb(1,2,3)',
    'rgb(1,2,3,x)',
    '#ggg',
    'rgb()',
    'rgb(1,2)',
    'rgb(a,b,c)',
    'var(--x)',
    'constructor',
  ])('%s is not read', (text) => {
    expect(readColour(text)).toBeNull();
  });
});

describe('what can be seen', () => {
  it('takes at most 5 % of a colour for none', () => {
    expect(isFaint([0, 0, 0, 0.05])).toBe(true);
    expect(isFaint([0, 0, 0, 0.06])).toBe(false);
  });

  it.each<[Colour, boolean]>([
    [[249, 255, 255, 1], true],
    [[248, 255, 255, 1], false],
    [[255, 248, 255, 1], false],
    [[255, 255, 248, 1], false],
  ])('%j looks like white: %s', (colour, isAlike) => {
    expect(looksLike(colour, [255, 255, 255, 1])).toBe(isAlike);
  });

  it('takes colours for dark below a bound in each channel', () => {
    expect(isDark([0x5f, 0x5f, 0x5f, 1])).toBe(true);
    expect([isDark([0x60, 0, 0, 1]), isDark([0, 0x60, 0, 1]), isDark([0, 0, 0x60, 1])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
