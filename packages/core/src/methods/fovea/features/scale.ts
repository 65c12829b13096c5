/**
 * Features are bytes, at run time as in training: the table is small and equal on every engine, and nothing can be
 * rounded in two ways.
 */

/** A count or length on a logarithmic scale: 16 steps per doubling, so 0 to 255 spans 0 to 64,000. */
export function logByte(value: number): number {
  const whole = value | 0;
  return whole === value && whole >= 0 && whole < SMALL ? LOG_BYTES[whole]! : betweenBytes(value);
}

/** Nearly all counts and lengths are integers below this, so they are looked up. @cap */
const SMALL = 1024;
const LOG_BYTES = /* @__PURE__ */ Uint8Array.from({ length: SMALL }, (_, value) => exactLogByte(value));

/**
 * Most other values, once halved (16 steps each time) until they are small, lie between two integers with the same
 * byte.
 */
function betweenBytes(value: number): number {
  let small = value;
  let steps = 0;
  // log₂(1 + v) = 1 + log₂(1 + (v - 1) / 2)
  for (; small >= SMALL - 1 && steps < 255; steps += 16) small = (small - 1) / 2;
  const below = LOG_BYTES[small | 0];
  return below !== undefined && below === LOG_BYTES[(small | 0) + 1] && small > 0
    ? Math.min(below + steps, 255)
    : exactLogByte(value);
}

function exactLogByte(value: number): number {
  const scaled = Math.round(Math.log2(1 + value) * 16);
  return Math.min(scaled, 255);
}

/** A share of 0 to 1, rounded to the nearest of 256 steps. */
export function shareByte(part: number, whole: number): number {
  // Most parts are 0, which is quicker to check than to divide.
  if (part === 0 || !(whole > 0)) return 0;
  const scaled = (part / whole) * 255;
  if (scaled >= 255) return 255;
  return scaled > 0 ? (scaled + 0.5) | 0 : 0;
}

/** Yes or no. */
export function flagByte(flag: boolean): number {
  return flag ? 255 : 0;
}
