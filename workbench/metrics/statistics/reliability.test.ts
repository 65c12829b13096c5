import { describe, expect, it } from 'vitest';
import { calibrationError, Reliability } from './reliability.ts';

describe('Reliability', () => {
  const reliability = new Reliability();
  reliability.add(0.9, 1, 3);
  reliability.add(0.9, 0, 1);
  reliability.add(0.2, 0.2, 4);
  reliability.add(1, 1, 2);
  const bins = reliability.bins();

  it('takes weighted means in ten ranges, and leaves out empty ones', () => {
    expect(bins.map(({ share }) => share)).toEqual([0.4, 0.6]);
    expect(bins[0]!.observed).toBeCloseTo(0.2, 12);
    expect(bins[1]!.predicted).toBeCloseTo((4 * 0.9 + 2) / 6, 12);
    expect(bins[1]!.observed).toBeCloseTo(5 / 6, 12);
  });

  it('has an error by weight', () => {
    expect(calibrationError(bins)).toBeCloseTo(0.6 * (5.6 / 6 - 5 / 6), 12);
    expect(calibrationError([])).toBe(0);
  });
});
