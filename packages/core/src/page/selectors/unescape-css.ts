const ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^\n]))/giu;
/** Past the last code point, and halves of pairs; they stand for no character. */
const LAST = 0x10ffff;

/** Text of a style sheet with its escapes (`\64`, `\:`) as the characters that they stand for. */
export function unescapeCss(text: string): string {
  return text.includes('\\')
    ? text.replace(ESCAPE, (_, hex?: string, sign?: string) => sign ?? characterOf(hex!))
    : text;
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  const isNone = code === 0 || code > LAST || (code >= 0xd800 && code <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(code);
}
