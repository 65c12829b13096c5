/** Lines of equal length and what is in each; `content` and `code` are what the method takes them for. */
export interface LineCounts {
  readonly size: number;
  /** Where each line begins in the source; entry `size` is where the last one ends. */
  readonly start: Int32Array;
  readonly content: Int32Array;
  readonly code: Int32Array;
}

/** Takes the counts of one line after the other. */
export interface LineSink {
  push(start: number, content: number, code: number): void;
  /** The lines, the last of which ends at `end`. */
  finish(end: number): LineCounts;
}

/** Room for as many lines as a source of that length can give: no line is shorter than `lineLength`, but the last. */
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

/** `diff_i`: content less code over a line and its two neighbours; beyond the ends there is nothing (formula 1). */
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
