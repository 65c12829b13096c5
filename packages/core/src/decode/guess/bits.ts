/** Bits of an ASCII character: the same in every reading, so it only matters where a reading swallows some. @sweep ascii-bits */
export const ASCII_BITS = 4;

/** Bits of bytes that the encoding has no character for: one costs a lot, but a stray one decides nothing. @sweep bad-bits */
export const BAD_BITS = 22;
