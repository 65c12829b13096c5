import { findAnchors, type UniqueSubstrings } from './anchors.ts';
import { followBestPath } from './best-path.ts';
import { characterUnits, wordUnits } from './units.ts';

/** The result of an alignment, and where it had to deviate from the definition. */
export interface Alignment {
  /** 1 for every character of the mask that got a character of the text. */
  readonly kept: Uint8Array;
  /** Characters of the text in segments that were too large by character and were aligned word by word. */
  readonly byWord: number;
  /** Characters of the text in segments that were too large even by word; they were left unaligned. */
  readonly unaligned: number;
}

/**
 * Largest table for one segment, in cells (a byte each): 64 MiB and about a third of a second. A 1,000-character
 * paragraph against 60,000 characters of page still fits; by word, 8,000 words against 8,000.
 */
const MAX_CELLS = 2 ** 26;

/** A part of the mask and the part of the text that belongs there. */
interface Segment {
  readonly source: string;
  readonly text: string;
  /** Where `source` begins in the mask. */
  readonly offset: number;
}

/**
 * Aligns a text to a masked page: anchors first, dynamic programming between them. `maxCells` bounds each table; the
 * result counts the deviations that this causes.
 */
export function align(
  mask: string,
  text: string,
  unique: UniqueSubstrings,
  maxCells: number = MAX_CELLS,
): Alignment {
  const kept = new Uint8Array(mask.length);
  let byWord = 0;
  let unaligned = 0;
  for (const segment of segmentsBetweenAnchors(mask, text, unique, kept)) {
    if (segment.source.length * segment.text.length <= maxCells) alignByCharacter(segment, kept);
    else if (alignByWord(segment, kept, maxCells)) byWord += segment.text.length;
    else unaligned += segment.text.length;
  }
  return { kept, byWord, unaligned };
}

/** Marks the anchors as kept and returns the segments between them that have text. */
function segmentsBetweenAnchors(
  mask: string,
  text: string,
  unique: UniqueSubstrings,
  kept: Uint8Array,
): Segment[] {
  const segments: Segment[] = [];
  const add = (from: number, to: number, textFrom: number, textTo: number): void => {
    const part = text.slice(textFrom, textTo);
    if (part.trim() !== '') segments.push({ source: mask.slice(from, to), text: part, offset: from });
  };
  let source = 0;
  let at = 0;
  for (const anchor of findAnchors(mask, text, unique)) {
    add(source, anchor.source, at, anchor.text);
    source = anchor.source + anchor.length;
    at = anchor.text + anchor.length;
    kept.fill(1, anchor.source, source);
  }
  add(source, mask.length, at, text.length);
  return segments;
}

function alignByCharacter({ source, text, offset }: Segment, kept: Uint8Array): void {
  followBestPath(characterUnits(source), characterUnits(text), (unit) => {
    kept[offset + unit] = 1;
  });
}

/** The same decisions on words, thirty to forty times fewer cells. False when that is too much as well. */
function alignByWord({ source, text, offset }: Segment, kept: Uint8Array, maxCells: number): boolean {
  const numbers = new Map<string, number>();
  const sourceWords = wordUnits(source, numbers);
  const textWords = wordUnits(text, numbers);
  if (sourceWords.exact.length * textWords.exact.length > maxCells) return false;
  followBestPath(sourceWords, textWords, (unit) => {
    kept.fill(1, offset + sourceWords.start[unit]!, offset + sourceWords.end[unit]!);
  });
  return true;
}
