import { alignSegment } from './align-segment.ts';
import { findAnchors, UniqueSubstrings } from './anchors.ts';

/** What an alignment found, and where it had to depart from the definition. */
export interface Alignment {
  /** 1 for every character of the mask that got a character of the text. */
  readonly kept: Uint8Array;
  /** Segments between anchors that were too large and were cut at substrings unique within the segment only. */
  readonly relaxed: number;
  /** Characters of the text in segments that were too large even so; they were left unaligned. */
  readonly unaligned: number;
}

/**
 * Largest table for one segment, in cells (a byte each): 64 MiB and about a third of a second. A 1,000-character
 * paragraph against 60,000 characters of page still fits.
 */
const MAX_CELLS = 2 ** 26;

/** A part of the mask and the part of the text that belongs there. */
interface Segment {
  readonly source: number;
  readonly sourceEnd: number;
  readonly text: number;
  readonly textEnd: number;
}

/**
 * Aligns a text to a masked page: anchors first, dynamic programming between them. `unique` may be kept from call to
 * call on one mask. `maxCells` bounds a table; whatever it makes different is counted in the result.
 */
export function align(
  mask: string,
  text: string,
  unique: UniqueSubstrings = new UniqueSubstrings(mask),
  maxCells: number = MAX_CELLS,
): Alignment {
  const kept = new Uint8Array(mask.length);
  let relaxed = 0;
  let unaligned = 0;
  const whole: Segment = { source: 0, sourceEnd: mask.length, text: 0, textEnd: text.length };
  for (const open of segmentsBetween(mask, text, whole, unique, kept)) {
    if (cellsOf(open) <= maxCells) {
      alignOpen(mask, text, open, kept);
      continue;
    }
    relaxed++;
    const local = new UniqueSubstrings(mask.slice(open.source, open.sourceEnd));
    for (const part of segmentsBetween(mask, text, open, local, kept)) {
      if (cellsOf(part) <= maxCells) alignOpen(mask, text, part, kept);
      else unaligned += part.textEnd - part.text;
    }
  }
  return { kept, relaxed, unaligned };
}

/** Marks the anchors within a segment as kept and returns the segments between them. */
function segmentsBetween(
  mask: string,
  text: string,
  within: Segment,
  unique: UniqueSubstrings,
  kept: Uint8Array,
): Segment[] {
  const anchors = findAnchors(
    mask.slice(within.source, within.sourceEnd),
    text.slice(within.text, within.textEnd),
    unique,
  );
  const open: Segment[] = [];
  let { source, text: at } = within;
  for (const anchor of anchors) {
    const start = within.source + anchor.source;
    open.push({ source, sourceEnd: start, text: at, textEnd: within.text + anchor.text });
    kept.fill(1, start, start + anchor.length);
    source = start + anchor.length;
    at = within.text + anchor.text + anchor.length;
  }
  open.push({ source, sourceEnd: within.sourceEnd, text: at, textEnd: within.textEnd });
  return open.filter((segment) => cellsOf(segment) > 0);
}

function alignOpen(mask: string, text: string, segment: Segment, kept: Uint8Array): void {
  const part = text.slice(segment.text, segment.textEnd);
  if (part.trim() === '') return;
  alignSegment(mask.slice(segment.source, segment.sourceEnd), part, kept, segment.source);
}

function cellsOf(segment: Segment): number {
  return (segment.sourceEnd - segment.source) * (segment.textEnd - segment.text);
}
