import { createHash } from 'node:crypto';

/** Twelve hex digits: enough to tell a few thousand names apart without a clash. */
const DIGITS = 12;

/** A short digest of texts in their order. */
export function shortDigest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, DIGITS);
}
