import type { Matrix } from '../../packed-tensors.ts';
import { LSTM_MODULE } from './lstm-module.ts';
import type { LstmWeights } from './packed-network.ts';

/** Gates of a unit: input, forget, candidate, output. @format */
const GATES = 4;
/** Bytes of a number. @format */
const SIZE = 4;
/** Numbers that lstm.wat reads at a time: a width is a multiple of it. @format */
const LANES = 8;
const PAGE_BYTES = 2 ** 16;

/** Rows of numbers, `width` each. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

/** A layer that reads rows from both ends. */
export interface BidirectionalWeights {
  readonly forward: LstmWeights;
  readonly backward: LstmWeights;
}

/** The function of lstm.wat; all numbers are bytes. */
type AddProducts = (
  weight: number,
  weightEnd: number,
  width: number,
  x: number,
  xEnd: number,
  out: number,
  outStep: number,
) => void;

/** A matrix in the memory: where its first number is, counted in numbers. */
interface Placed {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** One direction of a layer. */
interface Direction {
  readonly input: Placed;
  readonly state: Placed;
  readonly bias: Float32Array;
  readonly isReversed: boolean;
}

/** A table of rows in the memory. */
interface Table {
  readonly at: number;
  readonly width: number;
}

/**
 * Recurrent layers, one after the other. A network of the authors' size multiplies 2.6 million times for every text, so
 * products are made in WebAssembly, where the weights stay.
 */
export class LstmLayers {
  readonly #maxRows: number;
  readonly #layers: readonly (readonly Direction[])[];
  readonly #numbers: Float32Array;
  readonly #addProducts: AddProducts;
  /** Tables that take turns as input and as output of a layer, and that of the gates. */
  readonly #tables: readonly [number, number];
  readonly #gates: number;

  /**
   * Takes the memory for the largest number of rows at once, which costs nothing before it is written: to grow it later would
   * detach its buffer, and that slows all typed arrays of the process down.
   */
  constructor(layers: readonly BidirectionalWeights[], maxRows: number) {
    const directions = layers.flatMap(({ forward, backward }) => [forward, backward]);
    const matrices = directions.flatMap(({ input, state }) => [input, state]);
    if (matrices.some(({ columns }) => columns % LANES > 0))
      throw new RangeError(`Rows of an LSTM must be multiples of ${LANES} wide.`);
    const weights = matrices.reduce((sum, matrix) => sum + sizeOf(matrix), 0);
    const widest = Math.max(...directions.flatMap(({ input, state }) => [input.columns, 2 * state.columns]));
    const gates = Math.max(...directions.map(({ bias }) => bias.length));
    this.#maxRows = maxRows;
    this.#tables = [weights, weights + maxRows * widest];
    this.#gates = weights + 2 * maxRows * widest;
    const bytes = SIZE * (this.#gates + maxRows * gates);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
    const module = new WebAssembly.Module(Buffer.from(LSTM_MODULE, 'hex'));
    const { exports } = new WebAssembly.Instance(module, { kernel: { memory } });
    this.#addProducts = exports['addProducts'] as AddProducts;
    this.#numbers = new Float32Array(memory.buffer);
    this.#layers = this.#placed(layers);
  }

  /** Copies the weights to the start of the memory. */
  #placed(layers: readonly BidirectionalWeights[]): readonly (readonly Direction[])[] {
    let end = 0;
    const placed = (matrix: Matrix): Placed => {
      const at = end;
      this.#numbers.set(matrix.values, at);
      end += sizeOf(matrix);
      return { at, rows: matrix.rows, columns: matrix.columns };
    };
    return layers.map(({ forward, backward }) =>
      [forward, backward].map(({ input, state, bias }, i) => ({
        input: placed(input),
        state: placed(state),
        bias,
        isReversed: i === 1,
      })),
    );
  }

  /** A row of the result has the state of the forward direction of the last layer, then that of the other. */
  run({ count, width, values }: Rows): Rows {
    if (count > this.#maxRows) throw new RangeError(`At most ${this.#maxRows} rows.`);
    let [from, other] = this.#tables.map((at) => ({ at, width })) as [Table, Table];
    this.#numbers.set(values, from.at);
    for (const layer of this.#layers) {
      const units = layer[0]!.state.columns;
      const to: Table = { at: other.at, width: layer.length * units };
      for (const [i, direction] of layer.entries())
        this.#runDirection(direction, from, { ...to, at: to.at + i * units }, count);
      [from, other] = [to, from];
    }
    return {
      count,
      width: from.width,
      values: this.#numbers.slice(from.at, from.at + count * from.width),
    };
  }

  /** Writes the states of one direction to some columns of a table. */
  #runDirection({ input, state, bias, isReversed }: Direction, from: Table, to: Table, count: number): void {
    const numbers = this.#numbers;
    const width = bias.length;
    for (let row = 0; row < count; row++) numbers.set(bias, this.#gates + row * width);
    this.#multiply(input, from.at, count, this.#gates);
    const cell = new Float64Array(state.columns);
    for (let step = 0; step < count; step++) {
      const row = isReversed ? count - 1 - step : step;
      const gates = this.#gates + row * width;
      const hidden = to.at + row * to.width;
      const before = isReversed ? hidden + to.width : hidden - to.width;
      if (step > 0) this.#multiply(state, before, 1, gates);
      advanceCell(numbers, gates, cell, hidden);
    }
  }

  /** Adds the products of a matrix and some rows, which lie side by side, to rows of gates. */
  #multiply({ at, rows, columns }: Placed, x: number, count: number, out: number): void {
    if (count === 0) return;
    this.#addProducts(
      at * SIZE,
      (at + rows * columns) * SIZE,
      columns * SIZE,
      x * SIZE,
      (x + count * columns) * SIZE,
      out * SIZE,
      rows * SIZE,
    );
  }
}

/** One step of all units: their cells, and where their states belong. */
function advanceCell(numbers: Float32Array, gates: number, cell: Float64Array, hidden: number): void {
  const units = cell.length;
  for (let unit = 0; unit < units; unit++) {
    const at = gates + unit;
    const kept = sigmoid(numbers[at + units]!) * cell[unit]!;
    const now = kept + sigmoid(numbers[at]!) * Math.tanh(numbers[at + 2 * units]!);
    cell[unit] = now;
    numbers[hidden + unit] = sigmoid(numbers[at + (GATES - 1) * units]!) * Math.tanh(now);
  }
}

function sizeOf({ rows, columns }: Matrix): number {
  return rows * columns;
}

/** The logistic function. */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
