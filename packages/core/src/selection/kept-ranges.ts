import type { SourceRange } from './selection.ts';

/** Collects the pieces of text that are kept, in source order, as few ranges as possible. */
export interface KeptRanges {
  readonly ranges: readonly SourceRange[];
  /** Kept: joined to the piece before when nothing was dropped in between (markup may be). */
  keep(start: number, end: number): void;
  /** Dropped: the next kept piece begins a new range. */
  drop(): void;
}

/** An empty collection. */
export function keptRanges(): KeptRanges {
  const ranges: { start: number; end: number }[] = [];
  let isOpen = false;
  return {
    ranges,
    keep(start, end) {
      if (isOpen) ranges.at(-1)!.end = end;
      else ranges.push({ start, end });
      isOpen = true;
    },
    drop() {
      isOpen = false;
    },
  };
}
