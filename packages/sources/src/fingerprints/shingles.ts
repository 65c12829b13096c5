/** FNV-1a, 32 bits: its offset basis and its prime. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** A second basis, for the upper half of a hash of 64 bits. */
const OTHER_BASIS = 0x9747b28c;
const SPACE = 0x20;

/** Hashes of runs of units: two numbers of 32 bits for each distinct run. */
export interface Shingles {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly size: number;
}

/** The distinct runs of `width` units that spaces separate; a text with fewer units is one run. */
export function shinglesOf(bytes: Uint8Array, width: number): Shingles {
  const low: number[] = [];
  const high: number[] = [];
  hashUnits(bytes, low, high);
  const runs = Math.max(low.length === 0 ? 0 : 1, low.length - width + 1);
  const lows = new Int32Array(runs);
  const highs = new Int32Array(runs);
  const seen = new Set<number>();
  let size = 0;
  for (let run = 0; run < runs; run++) {
    let a = BASIS | 0;
    let b = OTHER_BASIS | 0;
    for (let at = run; at < Math.min(low.length, run + width); at++) {
      a = mix(Math.imul(a, PRIME) ^ low[at]!);
      b = mix(Math.imul(b, PRIME) ^ high[at]!);
    }
    // 53 bits are enough to tell runs of one page apart.
    const key = (a >>> 0) * 2 ** 21 + (b >>> 11);
    if (seen.has(key)) continue;
    seen.add(key);
    lows[size] = a;
    highs[size++] = b;
  }
  return { low: lows.subarray(0, size), high: highs.subarray(0, size), size };
}

function hashUnits(bytes: Uint8Array, low: number[], high: number[]): void {
  let a = BASIS | 0;
  let b = OTHER_BASIS | 0;
  let isInside = false;
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? SPACE;
    if (byte !== SPACE) {
      a = Math.imul(a ^ byte, PRIME);
      b = Math.imul(b ^ byte, PRIME);
      isInside = true;
    } else if (isInside) {
      low.push(a);
      high.push(b);
      a = BASIS | 0;
      b = OTHER_BASIS | 0;
      isInside = false;
    }
  }
}

/** Spreads a number over all its bits: the finaliser of MurmurHash3, which is a bijection. */
export function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
