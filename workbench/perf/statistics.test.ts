import { describe, expect, it } from 'vitest';
import { median, quantile, spread } from './statistics.ts';

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
