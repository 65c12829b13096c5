/** Mixes a number into a running 32-bit hash (murmur3's step): cheap, and the same on every engine. */
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

/** Hash of a part of a string. */
export function hashRange(text: string, from: number, to: number): number {
  let hash = 0x9747b28c;
  for (let at = from; at < to; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}
