/**
 * Bits of an ASCII character: the same in every encoding, so it matters only where a reading swallows some.
 * @sweep ascii-bits
 */
export const ASCII_BITS = 4;

/** Bits of bytes without a character in the encoding: expensive, but a single one does not decide. @sweep bad-bits */
export const BAD_BITS = 22;
