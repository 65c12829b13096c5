import { unitAt } from '../../../language/unit-at.ts';

/** Mixes a number into a running 32-bit hash (the step of murmur3): cheap, and the same on every engine. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  k = Math.imul(k, 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Spreads a hash over `2 ** bits` buckets. */
export function bucket(hash: number, bits: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> (32 - bits);
}

/** Like `mix` at half the cost, for runs of characters that are only ever compared as a whole (the step of FNV-1a). */
export function addUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Hash of a part of a string. */
export function hashRange(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = from; at < to; at++) hash = addUnit(hash, unitAt(text, at));
  return hash;
}
