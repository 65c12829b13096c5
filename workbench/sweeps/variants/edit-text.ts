/** Text to put around a part of a source, or in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
  /** True if the part itself is removed. */
  readonly isReplaced?: boolean;
}

/** Applies edits to a text; they are nested or disjoint, and of two at the same position the first encloses the other. */
export function editText(text: string, edits: readonly Edit[]): string {
  // Opening texts go from the outermost inwards, after closing texts, which go from the innermost outwards.
  const opening = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const closing = edits.toReversed().toSorted((a, b) => a.end - b.end || b.start - a.start);
  const parts: string[] = [];
  let from = 0;
  let closed = 0;
  const closeUpTo = (place: number): void => {
    for (; closed < closing.length && closing[closed]!.end <= place; closed++) {
      const { end, close } = closing[closed]!;
      parts.push(text.slice(from, end), close);
      from = end;
    }
  };
  for (const { start, end, open, isReplaced } of opening) {
    closeUpTo(start);
    parts.push(text.slice(from, start), open);
    from = isReplaced ? end : start;
  }
  closeUpTo(text.length);
  return parts.join('') + text.slice(from);
}
