import { describe, expect, it } from 'vitest';
import { pixels, ratio } from './lengths.ts';

describe('pixels', () => {
  it.each([
    ['0', 0],
    ['12px', 12],
    ['-9999px', -9999],
    ['+3px', 3],
    ['.5px', 0.5],
    ['2em', 32],
    ['2rem', 32],
    ['2ch', 16],
    ['10pt', 13],
    ['-100vw', -1000],
    ['-100vh', -800],
    ['50%', 500],
    ['-1e4px', -10_000],
    ['calc(-9999px)', -9999],
    ['calc(-1px * 9999)', -9999],
    ['calc(10px - 2em)', -22],
    ['calc(10px + 2em)', 42],
    ['calc( -1e4px )', -10_000],
    ['calc(50% - 600px)', -100],
  ])('%s is %d', (value, expected) => {
    expect(pixels(value)).toBeCloseTo(expected, 9);
  });

  it.each([
    undefined,
    '',
    '-',
    'auto',
    '1px 2px',
    '12furlong',
    '1234567px',
    'calc(1px / 2)',
    'calc(100% - var(--x))',
  ])('%s is no length', (value) => {
    expect(pixels(value)).toBeNaN();
  });

  it('takes no longer than it has to over sums that never end', () => {
    for (const sign of ['1', '-', ' ', 'a', '1a', '- 1'])
      expect(pixels(`calc(1${sign.repeat(50_000)}`)).toBeNaN();
  });
});

describe('ratio', () => {
  it.each([
    ['0', 0],
    ['.5', 0.5],
    ['50%', 0.5],
    ['100%', 1],
    ['-1', -1],
  ])('%s is %d', (value, expected) => {
    expect(ratio(value)).toBe(expected);
  });

  it.each([undefined, '', 'x', 'x%', '1px'])('%s is none', (value) => {
    expect(ratio(value)).toBeNaN();
  });
});
