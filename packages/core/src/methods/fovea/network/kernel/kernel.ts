/** The weights of a linear layer in a kernel's memory: one row of outputs per input. The bias is a row of its own. */
export interface Layer {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
}

/** Where a tensor stands in packed weights: one scale per column, then whole numbers of 1 or 2 bytes, row by row. */
export interface PackedTensor {
  readonly shape: readonly number[];
  readonly bytes: number;
  readonly offset: number;
}

/**
 * The arithmetic of the network over one stretch of memory. Tables are rows of numbers without gaps and are named by the
 * place of their first number. There are two kernels, which differ in the last digits: one in WebAssembly, and one in
 * plain JavaScript for wherever that is forbidden.
 */
export interface Kernel {
  /** Every layer must have a multiple of so many outputs. */
  readonly tile: number;
  /** The memory. Ask again after every `take`, which may have moved it. */
  readonly numbers: Float32Array | Float64Array;
  /** Room for so many numbers, with whatever stood there before. */
  take(count: number): number;
  /** What has been taken up to now stays when everything later is given back. */
  mark(): number;
  release(mark: number): void;
  /** Gives memory back to the engine where a large page took much. */
  trim(): void;
  /** Writes the rows of a packed tensor to `out`, each `step` numbers after the one before. */
  unpack(packed: Uint8Array, tensor: PackedTensor, out: number, step: number): void;
  /** Adds to every row of `out` the product of the row of `x`, `step` numbers after the row before, and the layer. */
  multiply(layer: Layer, x: number, step: number, out: number, rows: number): void;
  /** The same for rows of bytes, which stand for 0 to 1. */
  multiplyBytes(layer: Layer, x: Uint8Array, out: number, rows: number): void;
  /** For every pair of row numbers in the first `count` entries of `pairs`, adds the row of `from` to that of `to`. */
  addRows(pairs: Int32Array, count: number, from: number, to: number, width: number): void;
  /**
   * Hands rows of a table down: for every pair of row numbers in the first `count` entries of `pairs`, the second row takes
   * the product of the first and the layer, and then loses what is below zero.
   */
  handDown(layer: Layer, rows: number, pairs: Int32Array, count: number): void;
  /**
   * For every pair of row numbers in `spans`, writes the mean of the rows from the first up to the second; zeros where
   * there are none. Summed in double precision: a difference of two long sums has few digits left.
   */
  spanMeans(rows: number, count: number, width: number, spans: Int32Array, out: number): void;
  /** Sets what is below zero to zero. */
  rectify(at: number, count: number): void;
  /**
   * A recurrence in both directions. A row of `mixed` has the gates of the states that run forwards, those of the states
   * that run backwards, and then the candidates of both, `half` of each; a row of `out` has the states. What `mixed`
   * holds afterwards is nobody's business.
   */
  scan(mixed: number, out: number, rows: number, half: number): void;
}

/** Writes a row to every row of a table, whose first it may be. */
export function repeatRow(kernel: Kernel, row: number, width: number, out: number, rows: number): void {
  const { numbers } = kernel;
  const end = out + width * rows;
  if (rows > 0) numbers.copyWithin(out, row, row + width);
  // What is there is copied behind itself, so the stretches double.
  for (let at = out + width; at < end; ) {
    const length = Math.min(at - out, end - at);
    numbers.copyWithin(at, out, out + length);
    at += length;
  }
}

/** Memory that a kernel keeps between pages, in numbers; what a larger page took is given back. About 5,000 blocks. @cap */
export const KEPT_NUMBERS: number = 2 ** 21;
