import { describe, expect, it } from 'vitest';
import { stableTime } from './stable-time.ts';

/** Gives the times one after the other, the last one again and again. */
function clock(...times: readonly number[]): () => number {
  let run = 0;
  return () => times[Math.min(run++, times.length - 1)]!;
}

describe('stableTime', () => {
  it('discards the first run', () => {
    expect(stableTime(clock(1000, 5))).toEqual({ milliseconds: 5, deviation: 0, runs: 11 });
  });

  it('waits for ten runs in a row that agree', () => {
    // The outlier is the third run that counts; ten others follow it before the window is free of it.
    const { milliseconds, runs } = stableTime(clock(9, 5, 5, 50, 5));
    expect(milliseconds).toBe(5);
    expect(runs).toBe(1 + 3 + 10);
  });

  it('allows a deviation below a tenth of the mean', () => {
    const { milliseconds, deviation, runs } = stableTime(
      clock(0, 95, 105, 95, 105, 95, 105, 95, 105, 95, 105),
    );
    expect(milliseconds).toBe(100);
    expect(deviation).toBeCloseTo(0.05);
    expect(runs).toBe(11);
  });

  it('takes the quietest window of a machine that never comes to rest', () => {
    let run = 0;
    const { deviation, runs, milliseconds } = stableTime(() => {
      run++;
      // Twice as long every other run; a little calmer for a while.
      return run > 100 && run < 120 ? 10 + 3 * (run % 2) : 10 + 10 * (run % 2);
    });
    expect(milliseconds).toBe(11.5);
    expect(deviation).toBeCloseTo(1.5 / 11.5);
    expect(runs).toBe(109);
    expect(run).toBe(401);
  });
});
