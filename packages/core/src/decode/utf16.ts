/** Markup stands at the top of a page and is ASCII, so the first bytes tell. @cap */
const SAMPLE_BYTES = 4096;

/**
 * Share of the code units whose high byte must be zero. Even a Chinese page is about half markup;
 * a page in any other encoding holds no zero bytes at all.
 * @sweep utf-16-zeros
 */
const MIN_ZERO_SHARE = 0.2;

/** Share of zero low bytes that is still taken for the odd U+0100 or U+3000. @sweep utf-16-other-zeros */
const MAX_OTHER_SHARE = 0.05;

/** UTF-16 without a byte order mark shows in zeros that are all at odd or all at even places. */
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
