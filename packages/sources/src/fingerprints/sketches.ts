import { mix, type Shingles } from './shingles.ts';

/**
 * Numbers in a MinHash: the estimate of the similarity of two texts is then off by about 1 / √64.
 * @source Broder 1997: the error of the estimate is 1 / √k.
 */
const MINHASHES = 64;
/** The golden ratio in 32 bits; its multiples are well spread. */
const STEP = 0x9e3779b9;

/** Each bit is what most runs have there: similar texts differ in few bits. 16 hexadecimal digits. */
export function simhash({ low, high, size }: Shingles): string {
  return hex(majority(high, size)) + hex(majority(low, size));
}

function majority(hashes: Int32Array, size: number): number {
  let bits = 0;
  for (let bit = 0; bit < 32; bit++) {
    let ones = 0;
    for (let at = 0; at < size; at++) ones += (hashes[at]! >>> bit) & 1;
    if (2 * ones > size) bits |= 1 << bit;
  }
  return bits;
}

/**
 * For each of 64 functions, the smallest value among the runs: the share of equal values estimates how many runs two texts
 * share (Broder 1997). 512 hexadecimal digits, 8 for each.
 */
export function minhash({ low, size }: Shingles): string {
  let text = '';
  for (let which = 1; which <= MINHASHES; which++) {
    const seed = Math.imul(which, STEP);
    let least = 0xffffffff;
    for (let at = 0; at < size; at++) least = Math.min(least, mix(low[at]! ^ seed) >>> 0);
    text += hex(least);
  }
  return text;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
