const ESCAPE = 0x1b;

/**
 * Whether 7-bit bytes switch to JIS X 0208 and back (`ESC $ B` or `ESC $ @`, pairs of graphic bytes): the mark of
 * ISO-2022-JP, which is also valid UTF-8 and must be checked first.
 */
export function hasJapaneseEscapes(bytes: Uint8Array): boolean {
  const first = bytes.indexOf(ESCAPE);
  if (first < 0 || bytes.some((byte) => byte >= 0x80)) return false;
  for (let at = first; at >= 0; at = bytes.indexOf(ESCAPE, at + 1)) {
    const toKanji = bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40);
    if (toKanji && isGraphic(bytes[at + 3]) && isGraphic(bytes[at + 4])) return true;
  }
  return false;
}

function isGraphic(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x21 && byte <= 0x7e;
}
