import type { SourceRange } from './selection.ts';

/** Collects the kept pieces of text, in source order, into as few ranges as possible. */
export interface KeptRanges {
  readonly ranges: readonly SourceRange[];
  /** Keeps a piece: it joins the piece before if only markup was in between. */
  keep(start: number, end: number): void;
  /** Drops a piece: the next kept one begins a new range. */
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
