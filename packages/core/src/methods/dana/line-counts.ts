/** Lines of equal length and their counts of what the method considers `content` and `code`. */
export interface LineCounts {
  readonly size: number;
  /** Start offset of each line in the source; entry `size` is the end of the last one. */
  readonly start: Int32Array;
  readonly content: Int32Array;
  readonly code: Int32Array;
}

/** Receives the counts of one line after another. */
export interface LineSink {
  push(start: number, content: number, code: number): void;
  /** The lines; the last one ends at `end`. */
  finish(end: number): LineCounts;
}

/** Room for as many lines as a source of this length can yield: only the last may be shorter than `lineLength`. */
export function lineSink(sourceLength: number, lineLength: number): LineSink {
  const most = Math.ceil(sourceLength / lineLength) + 1;
  const start = new Int32Array(most + 1);
  const content = new Int32Array(most);
  const code = new Int32Array(most);
  let size = 0;
  return {
    push(at, contentCount, codeCount) {
      start[size] = at;
      content[size] = contentCount;
      code[size] = codeCount;
      size++;
    },
    finish(end) {
      start[size] = end;
      return {
        size,
        start: start.subarray(0, size + 1),
        content: content.subarray(0, size),
        code: code.subarray(0, size),
      };
    },
  };
}

/** `diff_i`: content minus code over a line and its two neighbours; zero beyond the ends (formula 1). */
export function smoothedDifference({ size, content, code }: LineCounts): Int32Array {
  const diff = new Int32Array(size);
  for (let line = 0; line < size; line++) {
    const own = content[line]! - code[line]!;
    diff[line]! += own;
    if (line > 0) diff[line - 1]! += own;
    if (line + 1 < size) diff[line + 1]! += own;
  }
  return diff;
}
