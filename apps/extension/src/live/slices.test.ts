import { expect, it } from 'vitest';
import { atOnce, inSlices } from './slices.ts';

function* count(steps: number): Generator<void, number> {
  for (let step = 0; step < steps; step++) {
    // Works for some time, as a script does.
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

it('does the work, and lets others have a turn', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++);
  expect(await inSlices(count(30), () => false)).toBe(30);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

it('stops when it is over', async () => {
  expect(await inSlices(count(1000), () => true)).toBeNull();
});

it('does the same at once', () => {
  expect(atOnce(count(3))).toBe(3);
});
