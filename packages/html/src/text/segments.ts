import { TextBit } from './decode.ts';
import { type Reference, readReference } from './references.ts';

/** The kinds of characters that the insertion modes distinguish. */
export const Segment = { whitespace: 0, nulls: 1, other: 2 } as const;

const FOUND: Reference = { text: '', length: 0 };
const WHITESPACE_TEXT = new Set(['\t', '\n', '\f', '\r', ' ']);

/** Whether a unit is whitespace in the standard, including CR (which stands for LF). */
export function isWhitespace(unit: number): boolean {
  return unit <= 0x20 && (unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d || unit === 0x0c);
}

/** The kind of the character at `at`; `FOUND.length` is 0 unless there is a reference. */
function segmentAt(source: string, at: number, end: number, bits: number): number {
  FOUND.length = 0;
  const unit = source.charCodeAt(at);
  if (isWhitespace(unit)) return Segment.whitespace;
  if (unit === 0 && (bits & TextBit.nulls) === 0) return Segment.nulls;
  if (unit === 0x26 && (bits & TextBit.references) !== 0) {
    readReference(source, at, end, false, FOUND);
    if (WHITESPACE_TEXT.has(FOUND.text)) return Segment.whitespace;
  }
  return Segment.other;
}

/** The kind of the first characters of a range. */
export function firstSegment(source: string, start: number, end: number, bits: number): number {
  return segmentAt(source, start, end, bits);
}

/** Where the first run of characters of one kind ends. */
export function segmentEnd(source: string, start: number, end: number, bits: number): number {
  const kind = segmentAt(source, start, end, bits);
  let at = start + Math.max(1, FOUND.length);
  while (at < end && segmentAt(source, at, end, bits) === kind) at += Math.max(1, FOUND.length);
  return at;
}

/** Whether a range is all whitespace, literally or as references. */
export function isAllWhitespace(source: string, start: number, end: number, bits: number): boolean {
  if (start >= end) return true;
  return (
    segmentAt(source, start, end, bits) === Segment.whitespace && segmentEnd(source, start, end, bits) >= end
  );
}

/** The length of a line end at the start of a range, including CR LF or a reference, or 0. */
export function leadingLineEnd(source: string, start: number, end: number, bits: number): number {
  const unit = source.charCodeAt(start);
  if (unit === 0x0a) return 1;
  if (unit === 0x0d) return start + 1 < end && source.charCodeAt(start + 1) === 0x0a ? 2 : 1;
  if (unit !== 0x26 || (bits & TextBit.references) === 0) return 0;
  readReference(source, start, end, false, FOUND);
  return FOUND.text === '\n' ? FOUND.length : 0;
}
