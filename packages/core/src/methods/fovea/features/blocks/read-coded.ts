import { decodeRange } from 'fovea-html';
import { unitAt } from '../../../../language/unit-at.ts';
import type { PageTree } from '../../../../page/tree.ts';

/** Receives text, range after range. */
export interface TextReader {
  read(text: string, from: number, to: number): void;
}

/**
 * Reads a piece of text that may contain character references: the source between them, and the decoded references.
 * This is cheaper than decoding the piece, which is assembled from many strings.
 */
export function readCoded({ source, pieces }: PageTree, piece: number, reader: TextReader): void {
  const start = pieces.start[piece]!;
  const end = pieces.end[piece]!;
  // Sliced for the search and for the decoder: both would run on to the next reference of the page, which may be far
  // away.
  const raw = source.slice(start, end);
  let from = start;
  for (let found = raw.indexOf('&'); found >= 0; found = raw.indexOf('&', from - start)) {
    const at = start + found;
    reader.read(source, from, at);
    from = referenceEnd(source, at + 1, end);
    const text = decodeRange(source.slice(at, from), 0, from - at, pieces.bits[piece]!);
    reader.read(text, 0, text.length);
  }
  reader.read(source, from, end);
}

const SEMICOLON = 0x3b;

/** One past the last character that may belong to the reference. */
function referenceEnd(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && isOfReference(unitAt(source, at))) at++;
  return at < end && unitAt(source, at) === SEMICOLON ? at + 1 : at;
}

/** Whether a character can be part of a reference: letters, digits and `#`; the semicolon only ends it. */
function isOfReference(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    unit === 0x23
  );
}
