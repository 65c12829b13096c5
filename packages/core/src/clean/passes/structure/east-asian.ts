/**
 * Unicode blocks of scripts written without spaces in full-width cells: CJK punctuation, kana, bopomofo, Han and its
 * extensions, Yi, full-width forms. Hangul is not among them: Korean puts spaces between words.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x30ff],
  [0x3100, 0x312f],
  [0x3190, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff9f],
  [0x1b000, 0x1b16f],
  [0x20000, 0x3ffff],
];

/** Whether a line break in the source next to this character is not a space. */
export function isEastAsian(codePoint: number): boolean {
  return codePoint >= 0x2e80 && RANGES.some(([first, last]) => codePoint >= first && codePoint <= last);
}
