import { describe, expect, it } from 'vitest';
import { growthExponent, median, quantile, spread } from './statistics.ts';

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 9, 100, 1])).toBe(9.5);
  });

  it('leaves its argument alone and is NaN of nothing', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(median([])).toBeNaN();
  });
});

describe('quantile', () => {
  it('interpolates between neighbours', () => {
    expect(quantile([0, 10, 20, 30, 40], 0.9)).toBeCloseTo(36);
    expect(quantile([7], 0.99)).toBe(7);
  });
});

describe('spread', () => {
  it('is the range over the median', () => {
    expect(spread([8, 10, 12])).toBeCloseTo(0.4);
    expect(spread([5])).toBe(0);
  });
});

describe('growthExponent', () => {
  it.each([1, 1.5, 2])('finds n^%f', (k) => {
    const points = [100, 400, 1_600].map((n) => ({ n, cost: 3 * n ** k }));
    expect(growthExponent(points)).toBeCloseTo(k);
  });

  it('is 0 for a constant cost and NaN for one point', () => {
    expect(growthExponent([10, 40].map((n) => ({ n, cost: 5 })))).toBeCloseTo(0);
    expect(growthExponent([{ n: 10, cost: 5 }])).toBeNaN();
  });
});
