import { expect } from 'vitest';

/** Every browser version rounds boxes and letters a little differently, so lengths within a pixel count as equal. */
const PIXEL = 1;

/** Fails unless lengths are as expected, to within a pixel. */
export function expectLengths(actual: readonly number[], expected: readonly number[], what = ''): void {
  const off = actual.map((length, at) => Math.abs(length - expected[at]!));
  const message = `${what} [${actual.join(', ')}] instead of [${expected.join(', ')}]`;
  expect(actual.length === expected.length && off.every((by) => by <= PIXEL), message).toBe(true);
}

/** Fails unless a length is within bounds, to within a pixel. */
export function expectBetween(length: number, least: number, most: number): void {
  expect(length).toBeGreaterThanOrEqual(least - PIXEL);
  expect(length).toBeLessThanOrEqual(most + PIXEL);
}
