import { bytesFromHex } from './bytes-from-hex.ts';
import { KEPT_NUMBERS, type Kernel, type Layer, type PackedTensor, type Scan } from './kernel.ts';
import { SIMD_MODULE } from './simd-module.ts';
import { writeTensor } from './write-tensor.ts';

/** The functions of simd.wat; all offsets are in bytes. */
interface Exports {
  readonly unpackWords: Unpack;
  readonly unpackBytes: Unpack;
  multiply(
    x: number,
    xStep: number,
    inputs: number,
    weight: number,
    width: number,
    out: number,
    outEnd: number,
  ): void;
  spreadBytes(bytes: number, bytesEnd: number, out: number): void;
  addRows(pairs: number, pairsEnd: number, from: number, to: number, width: number): void;
  handDown(pairs: number, pairsEnd: number, rows: number, weight: number, width: number): void;
  sumRows(rows: number, rowsEnd: number, sums: number, width: number): void;
  spanMeans(pairs: number, pairsEnd: number, sums: number, out: number, width: number): void;
  rectify(at: number, end: number): void;
  onePlusPowers(x: number, xEnd: number, scales: number, scalesEnd: number): void;
  scanColumn(
    gate: number,
    candidate: number,
    step: number,
    out: number,
    outStep: number,
    rows: number,
    before: number,
  ): void;
}

type Unpack = (
  whole: number,
  wholeEnd: number,
  scales: number,
  scalesEnd: number,
  out: number,
  outStep: number,
) => void;

/** Bytes of a number. @format */
const SIZE = 4;
/** Numbers that take the space of a double. @format */
const DOUBLE = 2;
/** Numbers per instruction. @format */
const LANES = 4;
/** Outputs that simd.wat sums side by side. @format */
export const TILE = 16;
const PAGE_BYTES = 2 ** 16;
/**
 * What 32 bits can address, except the last memory page: loops step past the end of a table, where an address must not
 * wrap around. It is far more than a page within the default limits needs (600 MB for 400,000 blocks).
 * @cap
 */
const MAX_NUMBERS = (2 ** 32 - PAGE_BYTES) / SIZE;
/**
 * Size of the inbox at the start of the memory, through which bytes are passed; the same bytes as numbers follow it.
 * @cap
 */
const INBOX_BYTES = 2 ** 13;
const SPREAD = INBOX_BYTES / SIZE;
const FIRST = SPREAD + INBOX_BYTES;
/** Outputs of the widest layer: the inbox must fit a scale of four bytes and an integer of two for each. @cap */
export const MAX_OUTPUTS: number = INBOX_BYTES / 8;

let compiled: WebAssembly.Module | undefined;

/** The kernel in WebAssembly, four numbers at a time. The constructor throws if the engine or a policy forbids it. */
export class SimdKernel implements Kernel {
  readonly tile: number = TILE;
  #exports!: Exports;
  #end = FIRST;
  numbers!: Float32Array;

  constructor() {
    compiled ??= new WebAssembly.Module(bytesFromHex(SIMD_MODULE));
    this.#start(KEPT_NUMBERS);
  }

  /**
   * Creates a memory of this many numbers. A memory never grows: that would detach its buffer, and once one buffer is
   * detached, V8 checks every access to every typed array, which makes everything else a tenth slower.
   */
  #start(count: number): void {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((count * SIZE) / PAGE_BYTES) });
    const instance = new WebAssembly.Instance(compiled!, { kernel: { memory } });
    this.#exports = instance.exports as unknown as Exports;
    this.numbers = new Float32Array(memory.buffer);
  }

  /** Continues in another memory, with what was taken so far. */
  #move(count: number, taken: number): void {
    const kept = this.numbers.subarray(0, taken);
    this.#start(count);
    this.numbers.set(kept);
  }

  take(count: number): number {
    const at = this.#end;
    this.#end += Math.ceil(count / LANES) * LANES;
    if (this.#end <= this.numbers.length) return at;
    if (this.#end > MAX_NUMBERS)
      throw new RangeError('The page has too many blocks for the network: set a lower `limits.maxNodes`.');
    // Twice what is needed, so that a page's tables move only a few times, up to the maximum.
    this.#move(Math.min(2 * this.#end, MAX_NUMBERS), at);
    return at;
  }

  reserve(count: number): void {
    const needed = Math.min(this.#end + count, MAX_NUMBERS);
    if (needed > this.numbers.length) this.#move(needed, this.#end);
  }

  mark(): number {
    return this.#end;
  }

  release(mark: number): void {
    this.#end = mark;
  }

  trim(): void {
    const most = Math.max(KEPT_NUMBERS, 2 * this.#end);
    if (this.numbers.length > most) this.#move(most, this.#end);
  }

  unpack(packed: Uint8Array, tensor: PackedTensor, out: number, step: number): void {
    if (tensor.shape.at(-1)! % LANES > 0) writeTensor(packed, tensor, this.numbers, out, step);
    else this.#unpackWide(packed, tensor, out, step);
  }

  #unpackWide(packed: Uint8Array, { shape, bytes, offset }: PackedTensor, out: number, step: number): void {
    const columns = shape.at(-1)!;
    const rows = shape.reduce((product, size) => product * size, 1) / columns;
    const scales = columns * SIZE;
    const most = Math.floor((INBOX_BYTES - scales) / (columns * bytes));
    const inbox = new Uint8Array(this.numbers.buffer, 0, INBOX_BYTES);
    const { unpackBytes, unpackWords } = this.#exports;
    const unpack = bytes === 1 ? unpackBytes : unpackWords;
    inbox.set(packed.subarray(offset, offset + scales));
    for (let row = 0; row < rows; row += most) {
      const from = offset + scales + row * columns * bytes;
      const length = (Math.min(rows, row + most) - row) * columns * bytes;
      inbox.set(packed.subarray(from, from + length), scales);
      unpack(scales, scales + length, 0, scales, (out + row * step) * SIZE, step * SIZE);
    }
  }

  multiply({ at, inputs, outputs }: Layer, x: number, step: number, out: number, rows: number): void {
    const end = out + rows * outputs;
    this.#exports.multiply(x * SIZE, step * SIZE, inputs, at * SIZE, outputs * SIZE, out * SIZE, end * SIZE);
  }

  multiplyBytes(layer: Layer, x: Uint8Array, out: number, rows: number): void {
    const { inputs, outputs } = layer;
    const inbox = new Uint8Array(this.numbers.buffer, 0, INBOX_BYTES);
    const most = Math.floor(INBOX_BYTES / inputs);
    for (let row = 0; row < rows; row += most) {
      const end = Math.min(rows, row + most);
      inbox.set(x.subarray(row * inputs, end * inputs));
      this.#exports.spreadBytes(0, (end - row) * inputs, SPREAD * SIZE);
      this.multiply(layer, SPREAD, inputs, out + row * outputs, end - row);
    }
  }

  addRows(pairs: Int32Array, count: number, from: number, to: number, width: number): void {
    this.#handOver(pairs, count, (at, end) => {
      this.#exports.addRows(at, end, from * SIZE, to * SIZE, width * SIZE);
    });
  }

  handDown({ at: weight, outputs: width }: Layer, rows: number, pairs: Int32Array, count: number): void {
    this.#handOver(pairs, count, (at, end) => {
      this.#exports.handDown(at, end, rows * SIZE, weight * SIZE, width * SIZE);
    });
  }

  spanMeans(rows: number, count: number, width: number, spans: Int32Array, out: number): void {
    const mark = this.mark();
    const sums = this.take((count + 1) * width * DOUBLE);
    this.numbers.fill(0, sums, sums + width * DOUBLE);
    this.#exports.sumRows(rows * SIZE, (rows + count * width) * SIZE, sums * SIZE, width * SIZE);
    this.#handOver(spans, spans.length, (at, end, done) => {
      this.#exports.spanMeans(at, end, sums * SIZE, (out + (done / 2) * width) * SIZE, width * SIZE);
    });
    this.release(mark);
  }

  /** Passes pairs of row numbers to WebAssembly, as many at a time as the inbox holds. */
  #handOver(pairs: Int32Array, count: number, use: (at: number, end: number, done: number) => void): void {
    const inbox = new Int32Array(this.numbers.buffer, 0, INBOX_BYTES / SIZE);
    for (let done = 0; done < count; done += inbox.length) {
      const end = Math.min(count, done + inbox.length);
      inbox.set(pairs.subarray(done, end));
      use(0, (end - done) * SIZE, done);
    }
  }

  rectify(at: number, count: number): void {
    this.#exports.rectify(at * SIZE, (at + count) * SIZE);
  }

  /** Turns gates and candidates into the exponentials that `scanColumn` needs; tanh(x) takes those of 2x. */
  #powers(mixed: number, rows: number, states: number): void {
    const inbox = this.numbers.subarray(0, 2 * states);
    inbox.fill(-Math.LOG2E, 0, states);
    inbox.fill(-2 * Math.LOG2E, states);
    const scalesEnd = inbox.length * SIZE;
    this.#exports.onePlusPowers(mixed * SIZE, mixed * SIZE + rows * scalesEnd, 0, scalesEnd);
  }

  scan({ mixed, rows, states, out, step, isBackwards, before }: Scan): void {
    this.#powers(mixed, rows, states);
    const width = 2 * states;
    const first = isBackwards ? rows - 1 : 0;
    const direction = isBackwards ? -1 : 1;
    for (let i = 0; i < states; i += LANES) {
      this.#exports.scanColumn(
        (mixed + first * width + i) * SIZE,
        states * SIZE,
        direction * width * SIZE,
        (out + first * step + i) * SIZE,
        direction * step * SIZE,
        rows,
        (before + i) * SIZE,
      );
    }
  }
}
