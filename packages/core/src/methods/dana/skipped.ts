import { Ascii, type Codes } from '../../features/text-stream/codes.ts';
import { commentEnd, endTagStart, isCommentStart, isNameAt } from '../../features/text-stream/markup-ends.ts';
import { type NumericReference, numericReference } from '../../features/text-stream/references.ts';
import { CODE_NAMES } from '../../hidden/unread-tags.ts';

/** One past the script, style or comment that opens at a `<`, or the index itself if none does. */
export function skippedEnd(codes: Codes, index: number): number {
  if (isCommentStart(codes, index)) return commentEnd(codes, index);
  // One check rules out most tags.
  if ((codes.at(index + 1) | 0x20) !== 0x73) return index;
  for (const name of CODE_NAMES) {
    if (!isNameAt(codes, name, index + 1)) continue;
    const end = endTagStart(codes, name, index);
    return end < 0 ? codes.length : end;
  }
  return index;
}

/**
 * Where the body begins: at its tag, or at the end tag of the head, else at 0. What stands before is about the page,
 * such as a description for search engines, and never shown.
 */
export function bodyStart(codes: Codes): number {
  for (let index = codes.find(Ascii.less, 0); index >= 0; ) {
    const isEndTag = codes.at(index + 1) === Ascii.slash;
    if (isEndTag ? isNameAt(codes, 'head', index + 2) : isNameAt(codes, 'body', index + 1)) return index;
    index = codes.find(Ascii.less, Math.max(skippedEnd(codes, index), index + 1));
  }
  return 0;
}

/**
 * Reads a numeric reference for a letter beyond ASCII at the index of its `&`: otherwise pages written in `&#1587;`
 * look all-ASCII. The no-break space does not count, because Latin pages are full of it.
 */
export function foreignReference(codes: Codes, index: number): NumericReference | null {
  const reference = numericReference(codes, index);
  return reference !== null && reference.codePoint > 0xa0 ? reference : null;
}

/** Bytes that a code point takes in UTF-8. */
export function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
