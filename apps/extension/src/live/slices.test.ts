import { afterEach, expect, it, vi } from 'vitest';
import { atOnce, inSlices } from './slices.ts';

/** Work in steps, each of which makes the clock go on by so many milliseconds. */
function* count(steps: number, milliseconds = 5): Generator<void, number> {
  for (let step = 0; step < steps; step++) {
    now += milliseconds;
    yield;
  }
  return steps;
}

let now = 0;

/** Runs work in slices, and tells how many milliseconds each took. */
async function slicesOf(work: Generator<void, number>): Promise<number[]> {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const ends: number[] = [];
  const real = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void) => {
    ends.push(now);
    return real(act);
  });
  const start = now;
  await inSlices(work, () => false);
  return [...ends, now].map((end, n) => end - (ends[n - 1] ?? start));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('does the work, and lets others have a turn before it begins', async () => {
  let turns = 0;
  setTimeout(() => turns++);
  expect(await inSlices(count(30), () => false)).toBe(30);
  expect(turns).toBe(1);
});

it.each([1, 2, 5, 10])('leaves more than half of 50 ms free, in steps of %i ms', async (milliseconds) => {
  const slices = await slicesOf(count(100, milliseconds));
  expect(Math.max(...slices)).toBeLessThanOrEqual(20);
  expect(slices.reduce((sum, one) => sum + one, 0)).toBe(100 * milliseconds);
});

it('stops when it is over', async () => {
  expect(await inSlices(count(1000), () => true)).toBeNull();
});

it('does the same at once', () => {
  expect(atOnce(count(3))).toBe(3);
});
