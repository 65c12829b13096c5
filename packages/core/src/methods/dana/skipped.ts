import type { Codes } from '../../features/text-stream/codes.ts';
import { commentEnd, endTagStart, isCommentStart, isNameAt } from '../../features/text-stream/markup-ends.ts';
import { type NumericReference, numericReference } from '../../features/text-stream/references.ts';
import { CODE_NAMES } from '../../hidden/unread-tags.ts';

/** Just past the script, style or comment that opens at a `<`; the index itself where none does. */
export function skippedEnd(codes: Codes, index: number): number {
  if (isCommentStart(codes, index)) return commentEnd(codes, index);
  // Most tags are ruled out by one look.
  if ((codes.at(index + 1) | 0x20) !== 0x73) return index;
  for (const name of CODE_NAMES) {
    if (!isNameAt(codes, name, index + 1)) continue;
    const end = endTagStart(codes, name, index);
    return end < 0 ? codes.length : end;
  }
  return index;
}

/**
 * A numeric reference that stands for a letter beyond ASCII, at the index of its `&`: pages in `&#1587;` look
 * all-ASCII otherwise. The no-break space is none: Latin pages are full of it.
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
