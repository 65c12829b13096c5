import { createHash } from 'node:crypto';

/** Twelve hex digits: enough to distinguish a few thousand names without a collision. */
const DIGITS = 12;

/** A short digest of texts in order. */
export function shortDigest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, DIGITS);
}
