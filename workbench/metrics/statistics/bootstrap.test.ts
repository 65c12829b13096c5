import { describe, expect, it } from 'vitest';
import { meanOfPages, pooledScores } from '../scores.ts';
import { bootstrap, pairedBootstrap } from './bootstrap.ts';
import { seededIndices } from './random.ts';

/** Pages whose score runs evenly from 0 to 1: mean 1/2, standard deviation 1/√12. */
const even = Array.from({ length: 400 }, (_, i) => ({ f1: i / 399 }));

describe('seeded indices', () => {
  it('repeat with the seed and spread evenly', () => {
    const draw = (seed: number): number[] => {
      const next = seededIndices(seed);
      return Array.from({ length: 10_000 }, () => next(10));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const counts = new Array<number>(10).fill(0);
    for (const value of draw(7)) counts[value]++;
    // 1,000 expected each, standard deviation 30: five of them is ample.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('bootstrap', () => {
  it('gives the textbook interval of a mean', () => {
    const { f1 } = bootstrap(even, meanOfPages, { resamples: 2000 });
    // standard error 0.2894 / √400 = 0.01447; 95 % is ± 1.96 of it = ± 0.0284
    expect(f1.estimate).toBeCloseTo(0.5, 12);
    expect(f1.deviation).toBeCloseTo(0.01447, 2);
    expect(f1.low).toBeCloseTo(0.5 - 0.0284, 2);
    expect(f1.high).toBeCloseTo(0.5 + 0.0284, 2);
  });

  it('is the same for the same seed and has no width on equal pages', () => {
    expect(bootstrap(even, meanOfPages)).toEqual(bootstrap(even, meanOfPages));
    const flat = bootstrap([{ f1: 0.3 }, { f1: 0.3 }], meanOfPages)['f1'];
    expect([flat.low, flat.high]).toEqual([0.3, 0.3]);
    expect(bootstrap([], meanOfPages)).toEqual({});
  });

  it('gives plain means the same numbers the fast way as the slow way', () => {
    const rows = even.map(({ f1 }, i) => (i % 3 === 0 ? { f1, date: f1 / 2 } : { f1 }));
    const slow = bootstrap(rows, (drawn) => meanOfPages(drawn));
    const fast = bootstrap(rows, meanOfPages);
    expect(Object.keys(fast)).toEqual(['f1', 'date']);
    for (const key of ['f1', 'date']) {
      expect(fast[key].low).toBeCloseTo(slow[key].low, 12);
      expect(fast[key].deviation).toBeCloseTo(slow[key].deviation, 12);
    }
  });

  it('aggregates anew, so that a large page moves a pooled score', () => {
    const pages = [
      { tp: 1000, fp: 0, fn: 0, tn: 0 },
      ...Array.from({ length: 9 }, () => ({ tp: 0, fp: 1, fn: 0, tn: 0 })),
    ];
    const { precision } = bootstrap(pages, pooledScores);
    // A resample without the large page (probability .9¹⁰ = 35 %) has precision 0, all others about 1.
    expect(precision.low).toBe(0);
    expect(precision.high).toBeGreaterThan(0.99);
  });
});

describe('paired bootstrap', () => {
  it('sees a small difference that every page shows', () => {
    const better = even.map(({ f1 }) => ({ f1: f1 + 0.01 }));
    const comparison = pairedBootstrap(better, even, meanOfPages, 'f1');
    expect(comparison.estimate).toBeCloseTo(0.01, 12);
    expect(comparison.low).toBeCloseTo(0.01, 12);
    // 2 · (0 + 1) / 1001
    expect(comparison.p).toBeCloseTo(2 / 1001, 12);
    expect(pairedBootstrap(even, better, meanOfPages, 'f1').p).toBeCloseTo(2 / 1001, 12);
  });

  it('sees none between equals, and none in noise', () => {
    expect(pairedBootstrap(even, even, meanOfPages, 'f1').p).toBe(1);
    const noisy = even.map(({ f1 }, i) => ({ f1: f1 + (i % 2 === 0 ? 0.1 : -0.1) }));
    const comparison = pairedBootstrap(noisy, even, meanOfPages, 'f1');
    expect(comparison.p).toBeGreaterThan(0.5);
    expect(comparison.low).toBeLessThan(0);
    expect(comparison.high).toBeGreaterThan(0);
  });

  it('refuses rows that are not pairs', () => {
    expect(() => pairedBootstrap(even, even.slice(1), meanOfPages, 'f1')).toThrow(RangeError);
  });
});
