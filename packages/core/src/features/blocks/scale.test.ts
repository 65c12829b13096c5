import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagByte, logByte, shareByte } from './scale.ts';

describe('logByte', () => {
  it.each([
    [0, 0],
    [0.5, 9], // 16 · log2(1.5) = 9.36
    [1, 16],
    [3, 32],
    [7, 48],
    [255, 128],
    [65_534, 255],
    [1e9, 255],
  ])('%f → %i', (value, byte) => {
    expect(logByte(value)).toBe(byte);
  });

  it('looks up what it would compute', () => {
    for (let value = 0; value < 3000; value++)
      expect(logByte(value)).toBe(Math.min(255, Math.round(16 * Math.log2(1 + value))));
  });

  it('never falls', () => {
    const value = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(logByte(Math.min(a, b))).toBeLessThanOrEqual(logByte(Math.max(a, b)));
      }),
    );
  });
});

describe('shareByte', () => {
  it.each([
    [0, 5, 0],
    [1, 2, 128], // 127.5, halves go up
    [1, 4, 64],
    [5, 5, 255],
    [9, 5, 255],
    [-1, 5, 0],
    [1, 0, 0],
    [1, Number.NaN, 0],
  ])('%f of %f → %i', (part, whole, byte) => {
    expect(shareByte(part, whole)).toBe(byte);
  });
});

describe('flagByte', () => {
  it('is all or nothing', () => {
    expect([flagByte(false), flagByte(true)]).toEqual([0, 255]);
  });
});
