/** Bytes to check: pages begin with markup, which is ASCII. @cap */
const SAMPLE_BYTES = 4096;

/**
 * Smallest share of code units whose high byte is zero. Even a Chinese page is about half markup; a page in any other
 * encoding has no zero bytes at all.
 * @sweep utf-16-zeros
 */
const MIN_ZERO_SHARE = 0.2;

/** Largest share of zero low bytes, which come from the odd U+0100 or U+3000. @sweep utf-16-other-zeros */
const MAX_OTHER_SHARE = 0.05;

/** Detects UTF-16 without a byte order mark by zero bytes that are all at odd or all at even positions. */
export function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.min(bytes.length, SAMPLE_BYTES) >> 1;
  if (pairs < 2) return null;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let i = 0; i < pairs * 2; i += 2) {
    if (bytes[i] === 0) evenZeros++;
    if (bytes[i + 1] === 0) oddZeros++;
  }
  const many = pairs * MIN_ZERO_SHARE;
  const few = pairs * MAX_OTHER_SHARE;
  if (oddZeros >= many && evenZeros <= few) return 'utf-16le';
  if (evenZeros >= many && oddZeros <= few) return 'utf-16be';
  return null;
}
