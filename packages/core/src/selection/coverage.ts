import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';
import type { SourceRange } from './selection.ts';

/** How much text each node has and how much of it is in the ranges, in UTF-16 units of the source. */
export interface Coverage {
  readonly total: Int32Array;
  readonly covered: Int32Array;
}

/** Measures every text node; white space around its pieces does not count, blank nodes have nothing. */
export function coverageOf(page: Page, ranges: readonly SourceRange[]): Coverage {
  const { size, kind, pieceStart, pieces } = page.tree;
  const source = page.source ?? '';
  const total = new Int32Array(size);
  const covered = new Int32Array(size);
  for (let id = 0; id < size; id++) {
    if (kind[id] !== NodeKind.text) continue;
    for (let piece = pieceStart[id]!; piece < pieceStart[id + 1]!; piece++) {
      let start = pieces.start[piece]!;
      let end = pieces.end[piece]!;
      while (start < end && isBlank(source.charCodeAt(start))) start++;
      while (end > start && isBlank(source.charCodeAt(end - 1))) end--;
      total[id]! += end - start;
      if (end > start) covered[id]! += overlap(ranges, start, end);
    }
  }
  return { total, covered };
}

/** Whether the offset is in one of the ranges. */
export function isInRanges(ranges: readonly SourceRange[], offset: number): boolean {
  const range = ranges[firstEndingAfter(ranges, offset)];
  return range !== undefined && range.start <= offset;
}

function overlap(ranges: readonly SourceRange[], start: number, end: number): number {
  let sum = 0;
  for (let index = firstEndingAfter(ranges, start); index < ranges.length; index++) {
    const range = ranges[index]!;
    if (range.start >= end) break;
    sum += Math.min(range.end, end) - Math.max(range.start, start);
  }
  return sum;
}

/** Pieces are in tree order, which differs from source order after foster parenting, so each needs a search. */
function firstEndingAfter(ranges: readonly SourceRange[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isBlank(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x3000;
}
