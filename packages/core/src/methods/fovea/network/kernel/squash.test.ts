import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sigmoid, tanh } from './squash.ts';

describe('sigmoid', () => {
  it('is right to a millionth', () => {
    for (let x = -40; x <= 40; x += 0.0137) {
      expect(Math.abs(sigmoid(x) - 1 / (1 + Math.exp(-x)))).toBeLessThan(1e-6);
      expect(Math.abs(tanh(x) - Math.tanh(x))).toBeLessThan(2e-6);
    }
  });

  it('has its fixed points', () => {
    expect([sigmoid(0), tanh(0)]).toEqual([0.5, 0]);
    expect([sigmoid(1e300), sigmoid(-1e300), tanh(1e300), tanh(-1e300)]).toEqual([1, 0, 1, -1]);
    expect(sigmoid(Number.POSITIVE_INFINITY)).toBe(1);
    expect(sigmoid(Number.NaN)).toBe(0);
  });

  it('never falls', () => {
    const x = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(x, x, (a, b) => {
        expect(sigmoid(Math.min(a, b))).toBeLessThanOrEqual(sigmoid(Math.max(a, b)));
      }),
    );
  });
});
