import { Ascii, type Codes, isSpaceCode } from './codes.ts';

/** One past the comment that opens with `<!--` at `start`; one that never closes runs to the end. */
export function commentEnd(codes: Codes, start: number): number {
  // `<!-->` and `<!--->` are comments too, so the search for `-->` begins inside the opening.
  for (let index = codes.find(Ascii.greater, start + 4); index >= 0; ) {
    // The standard also ends a comment at `--!>`.
    const last = codes.at(index - 1) === Ascii.exclamation ? index - 2 : index - 1;
    if (codes.at(last) === Ascii.hyphen && codes.at(last - 1) === Ascii.hyphen) return index + 1;
    index = codes.find(Ascii.greater, index + 1);
  }
  return codes.length;
}

/** True if a comment opens. */
export function isCommentStart(codes: Codes, index: number): boolean {
  return (
    codes.at(index + 1) === Ascii.exclamation &&
    codes.at(index + 2) === Ascii.hyphen &&
    codes.at(index + 3) === Ascii.hyphen
  );
}

/** One past the `>` of the tag at `start`; a `>` inside a quoted value does not end it. */
export function tagEnd(codes: Codes, start: number): number {
  const { length } = codes;
  let last = 0;
  for (let index = start + 1; index < length; index++) {
    const code = codes.at(index);
    if (code === Ascii.greater) return index + 1;
    // A quote opens a value only after `=`: in `title=it's` and `href="x""` it is an ordinary character.
    if ((code === Ascii.doubleQuote || code === Ascii.singleQuote) && last === Ascii.equals) {
      index = codes.find(code, index + 1);
      if (index < 0) return length;
    }
    if (!isSpaceCode(code)) last = code;
  }
  return length;
}

/** Where the next end tag `</name` begins at or after an index, or -1. `name` is lower case. */
export function endTagStart(codes: Codes, name: string, from: number): number {
  for (let index = codes.find(Ascii.less, from); index >= 0; index = codes.find(Ascii.less, index + 1)) {
    if (codes.at(index + 1) === Ascii.slash && isNameAt(codes, name, index + 2)) return index;
  }
  return -1;
}

/** Whether a tag name is at an index, in either case, and not just the beginning of a longer one. */
export function isNameAt(codes: Codes, name: string, index: number): boolean {
  for (let offset = 0; offset < name.length; offset++) {
    if ((codes.at(index + offset) | 0x20) !== name.charCodeAt(offset)) return false;
  }
  const next = codes.at(index + name.length);
  return isSpaceCode(next) || next === Ascii.greater || next === Ascii.slash;
}
