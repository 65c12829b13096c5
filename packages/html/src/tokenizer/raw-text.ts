import { isWhitespace } from '../text/segments.ts';

/**
 * The offset of the "appropriate end tag" that ends RCDATA or RAWTEXT: `</` and the name, in any case, followed by
 * whitespace, `/` or `>`; -1 if the text continues to the end of the source.
 */
export function rawTextEnd(source: string, start: number, name: string): number {
  let at = source.indexOf('</', start);
  while (at >= 0 && !isTagAt(source, at + 2, name)) at = source.indexOf('</', at + 2);
  return at;
}

/** Whether the whole tag name at an offset is `name` (lower case). */
export function isTagAt(source: string, at: number, name: string): boolean {
  const end = at + name.length;
  if (name === '' || end >= source.length) return false;
  for (let index = 0; index < name.length; index++) {
    let unit = source.charCodeAt(at + index);
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
    if (unit !== name.charCodeAt(index)) return false;
  }
  const after = source.charCodeAt(end);
  return after === 0x3e || after === 0x2f || isWhitespace(after);
}
