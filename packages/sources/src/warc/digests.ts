import { createHash } from 'node:crypto';

const ALGORITHMS: ReadonlyMap<string, string> = new Map([
  ['sha1', 'sha1'],
  ['sha-1', 'sha1'],
  ['sha256', 'sha256'],
  ['sha-256', 'sha256'],
  ['sha512', 'sha512'],
  ['sha-512', 'sha512'],
  ['md5', 'md5'],
]);
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Compares bytes with a digest as WARC files state it (`sha1:BASE32` or hexadecimal): `null` if its algorithm is unknown.
 * Several candidates may be given where tools disagree about what is to be digested.
 */
export function matchesDigest(stated: string, candidates: readonly Uint8Array[]): boolean | null {
  const colon = stated.indexOf(':');
  const algorithm = ALGORITHMS.get(stated.slice(0, Math.max(0, colon)).trim().toLowerCase());
  if (algorithm === undefined) return null;
  const value = stated.slice(colon + 1).trim();
  return candidates.some((bytes) => {
    const digest = createHash(algorithm).update(bytes).digest();
    return value.toLowerCase() === digest.toString('hex') || unpadded(value) === base32(digest);
  });
}

function unpadded(value: string): string {
  const padding = value.indexOf('=');
  return (padding === -1 ? value : value.slice(0, padding)).toUpperCase();
}

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}
