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

  it('is what the formula gives, between whole numbers and where it halves', () => {
    const value = fc.oneof(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.float({ min: 0, max: 2000, noNaN: true }),
      fc.integer({ min: 1000, max: 1 << 30 }),
    );
    fc.assert(
      fc.property(value, (one) => {
        expect(logByte(one)).toBe(Math.min(255, Math.round(16 * Math.log2(1 + one))));
      }),
      { numRuns: 2000 },
    );
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

  it('rounds as `Math.round` does', () => {
    for (let whole = 1; whole < 1100; whole++)
      for (let part = 1; part <= whole; part += 3)
        if (shareByte(part, whole) !== Math.round((part / whole) * 255))
          expect.fail(`${part} of ${whole}: ${shareByte(part, whole)}`);
  });
});

describe('flagByte', () => {
  it('is all or nothing', () => {
    expect([flagByte(false), flagByte(true)]).toEqual([0, 255]);
  });
});
