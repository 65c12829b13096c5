import { unitAt } from '../language/unit-at.ts';

/** The bits of a hash above the low 32: together 53, which a number holds exactly. @format */
const HIGH_BITS = 21;
const LOW_VALUES = 2 ** 32;

/** Hash of a text, a whole number of 53 bits: the same on every engine, and one in a million among as many texts collides. */
export function hashText(text: string): number {
  let low = 0x811c9dc5 | 0;
  let high = 0x9e3779b9 | 0;
  for (let index = 0; index < text.length; index++) {
    const unit = unitAt(text, index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul((high << 5) ^ (high >>> 27) ^ unit, 0x85ebca6b);
  }
  return join(low, high ^ text.length);
}

/** Mixes a number of 53 bits into a hash; the order of calls matters. */
export function mixHash(hash: number, value: number): number {
  const low = Math.imul((hash >>> 0) ^ Math.imul(value >>> 0, 0xcc9e2d51), 0x1b873593);
  const high =
    Math.imul(Math.floor(hash / LOW_VALUES) ^ 0x27d4eb2f, 0x165667b1) ^
    Math.imul(Math.floor(value / LOW_VALUES) + 1, 0x9e3779b1);
  return join((low << 13) | (low >>> 19), high ^ low);
}

/** Spreads two halves over all bits, so that any part of the result can stand for it. */
function join(low: number, high: number): number {
  const a = avalanche(low ^ (high >>> 7));
  const b = avalanche(high ^ a);
  return (b >>> (32 - HIGH_BITS)) * LOW_VALUES + (a >>> 0);
}

function avalanche(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
