import { expect } from 'vitest';

/** Browsers round boxes and letters a little differently with every version: within a pixel, lengths are the same. */
const PIXEL = 1;

/** Fails unless lengths are the expected ones, to the pixel. */
export function expectLengths(actual: readonly number[], expected: readonly number[], what = ''): void {
  const off = actual.map((length, at) => Math.abs(length - expected[at]!));
  const message = `${what} [${actual.join(', ')}] instead of [${expected.join(', ')}]`;
  expect(actual.length === expected.length && off.every((by) => by <= PIXEL), message).toBe(true);
}

/** Fails unless a length is within bounds, to the pixel. */
export function expectBetween(length: number, least: number, most: number): void {
  expect(length).toBeGreaterThanOrEqual(least - PIXEL);
  expect(length).toBeLessThanOrEqual(most + PIXEL);
}
