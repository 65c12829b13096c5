/**
 * Features are bytes, at run time as in training: the table is small, equal on every engine, and there is nothing
 * that could be rounded in two ways.
 */

/** A count or length on a logarithmic scale: 16 steps per doubling, so 0 to 255 spans 0 to 64,000. */
export function logByte(value: number): number {
  const whole = value | 0;
  return whole === value && whole >= 0 && whole < SMALL ? LOG_BYTES[whole]! : exactLogByte(value);
}

function exactLogByte(value: number): number {
  const scaled = Math.round(Math.log2(1 + value) * 16);
  return Math.min(scaled, 255);
}

/** Nearly all counts and lengths are whole and small: they are looked up. */
const SMALL = 1024;
const LOG_BYTES = /* @__PURE__ */ Uint8Array.from({ length: SMALL }, (_, value) => exactLogByte(value));

/** A share of 0 to 1. */
export function shareByte(part: number, whole: number): number {
  if (!(whole > 0)) return 0;
  const scaled = Math.round((part / whole) * 255);
  return scaled > 255 ? 255 : Math.max(scaled, 0);
}

/** Yes or no. */
export function flagByte(flag: boolean): number {
  return flag ? 255 : 0;
}
