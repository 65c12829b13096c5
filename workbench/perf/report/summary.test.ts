import { describe, expect, it } from 'vitest';
import type { Measured } from '../compare.ts';
import { costRatio, summarise } from './summary.ts';

const pages = [
  { id: 'a', bytes: 1_000_000 },
  { id: 'b', bytes: 2_000_000 },
];

function measured(name: string, rounds: readonly (number | null)[][], head: number, tail: number): Measured {
  return {
    candidate: { name, about: '', packages: [], isSlow: false, load: async () => () => 0 },
    pages: rounds[0]?.length ?? 0,
    rounds: rounds.map((shortWarm) => ({
      shortWarm,
      hot: { head, tail },
      errors: [],
      nearlyEmpty: 0,
      peakRssMb: 100,
      retainedMb: 1,
    })),
    cold: [{ load: 10, firstPage: 20, total: 130 }],
    killed: [],
    skipped: null,
  };
}

const fast = summarise(
  measured(
    'fast',
    [
      [1, 3],
      [9, 5],
      [2, 4],
    ],
    1,
    2,
  ),
  pages,
);

describe('summarise', () => {
  it('takes the median of each page over the rounds', () => {
    expect(fast.shortWarm.perPage).toEqual([2, 4]);
    expect(fast.shortWarm.msPerPage).toBe(3);
    expect(fast.shortWarm.worst).toEqual({ id: 'b', ms: 4 });
  });

  it('gives rates over CPU time', () => {
    expect(fast.shortWarm.pagesPerSecond).toBeCloseTo(2 / 0.006);
    expect(fast.shortWarm.mbPerSecond).toBeCloseTo(3 / 0.006);
    expect(fast.hot.msPerPage).toBeCloseTo(1.5);
  });

  it('shows the noise of the rounds', () => {
    expect(fast.shortWarm.spread).toBeCloseTo((14 - 4) / 6);
  });

  it('leaves out pages that were left out', () => {
    const gap = summarise(measured('gap', [[null, 8]], 0, 8), pages);
    expect(gap.shortWarm.msPerPage).toBe(8);
    expect(gap.shortWarm.mbPerSecond).toBeCloseTo(2 / 0.008);
  });
});

describe('costRatio', () => {
  it('compares on the pages that both ran', () => {
    const prefix = summarise(measured('prefix', [[20]], 30, 0), pages);
    expect(costRatio(prefix, fast, 'shortWarm')).toBe(10);
    expect(costRatio(prefix, fast, 'hot')).toBe(30);
    const gap = summarise(measured('gap', [[null, 8]], 0, 8), pages);
    expect(costRatio(gap, fast, 'shortWarm')).toBe(2);
  });

  it('compares whole runs as a whole', () => {
    const whole = summarise(measured('whole', [[4, 8]], 3, 9), pages);
    expect(costRatio(whole, fast, 'hot')).toBe(4);
    expect(costRatio(fast, whole, 'hot')).toBe(0.25);
  });
});
