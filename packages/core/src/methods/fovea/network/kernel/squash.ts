/**
 * The logistic function from a table: the network calls it a hundred times per block, and engines do not promise the
 * same last digit of `Math.exp`. It interpolates linearly between entries, with an error of at most 8e-7 (the step
 * squared, times the largest second derivative, 0.096, over 8).
 */

/** @format */
const STEPS_PER_UNIT = 128;
/** Beyond this range the function is within 2e-7 of 0 or 1. @format */
const RANGE = 16;

/** @format */
const TABLE = /* @__PURE__ */ Float64Array.from(
  { length: 2 * RANGE * STEPS_PER_UNIT + 2 },
  (_, i) => 1 / (1 + Math.exp(RANGE - i / STEPS_PER_UNIT)),
);

/** 1 / (1 + e^-x). */
export function sigmoid(x: number): number {
  if (!(x > -RANGE)) return 0;
  if (x >= RANGE) return 1;
  const place = (x + RANGE) * STEPS_PER_UNIT;
  const entry = place | 0;
  const low = TABLE[entry]!;
  return low + (TABLE[entry + 1]! - low) * (place - entry);
}

/** The hyperbolic tangent: the same curve between -1 and 1, twice as steep. */
export function tanh(x: number): number {
  return 2 * sigmoid(2 * x) - 1;
}
