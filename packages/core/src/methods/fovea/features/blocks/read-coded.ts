import { decodeRange } from 'fovea-html';
import { unitAt } from '../../../../language/unit-at.ts';
import type { PageTree } from '../../../../page/tree.ts';

/** Takes in text, range after range. */
export interface TextReader {
  read(text: string, from: number, to: number): void;
}

/**
 * Reads a piece of text that may hold character references: what lies between them as it stands in the source, and
 * what each stands for. Cheaper than to read the piece decoded, which is put together of many strings.
 */
export function readCoded({ source, pieces }: PageTree, piece: number, reader: TextReader): void {
  const start = pieces.start[piece]!;
  const end = pieces.end[piece]!;
  // Cut out for the search and for the decoder: both would go on to the next reference of the page, which may be far.
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

/** Behind the last character that may belong to the reference. */
function referenceEnd(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && isOfReference(unitAt(source, at))) at++;
  return at < end && unitAt(source, at) === SEMICOLON ? at + 1 : at;
}

/** Letters, digits and `#`: all that references are made of, but for the semicolon at their end. */
function isOfReference(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    unit === 0x23
  );
}
