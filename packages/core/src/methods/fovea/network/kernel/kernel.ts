/** The weights of a linear layer in a kernel's memory: one row of outputs per input. The bias is a row of its own. */
export interface Layer {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
}

/** Where a tensor is in the packed weights: one scale per column, then integers of 1 or 2 bytes, row by row. */
export interface PackedTensor {
  readonly shape: readonly number[];
  readonly bytes: number;
  readonly offset: number;
}

/**
 * The arithmetic of the network over one memory. Tables are rows of numbers without gaps, addressed by the offset of
 * their first number. There are two kernels, which differ in the last digits: one in WebAssembly, and one in plain
 * JavaScript for platforms that forbid WebAssembly.
 */
export interface Kernel {
  /** The number of outputs of every layer must be a multiple of this. */
  readonly tile: number;
  /** The memory. Read it again after every `take`, which may have moved it. */
  readonly numbers: Float32Array | Float64Array;
  /** Allocates room for numbers without clearing it. */
  take(count: number): number;
  /** Makes sure that this many numbers can be taken without moving what is there. */
  reserve(count: number): void;
  /** Marks everything taken so far as permanent; `release` only frees what comes later. */
  mark(): number;
  release(mark: number): void;
  /** Returns memory to the engine if a large page took much. */
  trim(): void;
  /** Writes the rows of a packed tensor to `out`, `step` numbers apart. */
  unpack(packed: Uint8Array, tensor: PackedTensor, out: number, step: number): void;
  /** Adds to every row of `out` the product of the layer and the row of `x`, whose rows are `step` numbers apart. */
  multiply(layer: Layer, x: number, step: number, out: number, rows: number): void;
  /** The same for rows of bytes, which represent 0 to 1. */
  multiplyBytes(layer: Layer, x: Uint8Array, out: number, rows: number): void;
  /** For every pair of row numbers in the first `count` entries of `pairs`, adds the row of `from` to that of `to`. */
  addRows(pairs: Int32Array, count: number, from: number, to: number, width: number): void;
  /**
   * Passes rows of a table down: for every pair of row numbers in the first `count` entries of `pairs`, adds the
   * product of the first row and the layer to the second row and then rectifies it.
   */
  handDown(layer: Layer, rows: number, pairs: Int32Array, count: number): void;
  /**
   * For every pair of row numbers in `spans`, writes the mean of the rows from the first up to the second, or zeros if
   * there are none. Sums in double precision, because a difference of two long sums has few digits left.
   */
  spanMeans(rows: number, count: number, width: number, spans: Int32Array, out: number): void;
  /** Sets what is below zero to zero. */
  rectify(at: number, count: number): void;
  /** A recurrence along rows. The contents of `mixed` are undefined afterwards. */
  scan(scan: Scan): void;
}

/** Some rows of a recurrence. */
export interface Scan {
  /** The rows: gates, then candidates, one of each per state. */
  readonly mixed: number;
  readonly rows: number;
  /** States per row. */
  readonly states: number;
  /** Where the states of the first row go, and how many numbers after it those of the next. */
  readonly out: number;
  readonly step: number;
  /** From the last row to the first. */
  readonly isBackwards: boolean;
  /** The states before the first of the rows, or after the last if it runs backwards. */
  readonly before: number;
}

/**
 * Rows that a step works on before the next step follows: a few tables of as many rows stay in the cache of a core. On
 * a page of 200,000 blocks, whole tables took three times as long.
 * @cap
 */
export const CHUNK_ROWS = 512;

/** Goes through the rows of a table, chunk by chunk. */
export function eachChunk(count: number, work: (first: number, rows: number) => void): void {
  for (let first = 0; first < count; first += CHUNK_ROWS) work(first, Math.min(CHUNK_ROWS, count - first));
}

/** Copies a row to every row of a table; it may be the table's first row. */
export function repeatRow(kernel: Kernel, row: number, width: number, out: number, rows: number): void {
  const { numbers } = kernel;
  const end = out + width * rows;
  if (rows > 0) numbers.copyWithin(out, row, row + width);
  // Copies what is there behind itself, so that each copy doubles it.
  for (let at = out + width; at < end; ) {
    const length = Math.min(at - out, end - at);
    numbers.copyWithin(at, out, out + length);
    at += length;
  }
}

/**
 * Memory that a kernel keeps between pages, in numbers (about 5,000 blocks); what a larger page took is returned.
 * @cap
 */
export const KEPT_NUMBERS: number = 2 ** 21;
