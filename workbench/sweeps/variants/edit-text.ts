/** Text to put around a part of a source, or in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
  /** The part itself goes. */
  readonly isReplaced?: boolean;
}

/** A text with all edits made; they lie inside or beside each other, and of two at one place the first is around the other. */
export function editText(text: string, edits: readonly Edit[]): string {
  // What opens at a place opens from the outermost in; what closes there has closed before, from the innermost out.
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
