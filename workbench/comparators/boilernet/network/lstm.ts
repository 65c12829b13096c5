import type { Matrix } from '../../packed-tensors.ts';
import type { LstmWeights } from './packed-network.ts';

/** Gates of a unit: input, forget, candidate, output. @format */
const GATES = 4;

/** Rows of numbers, `width` each. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

/** A layer that reads rows from both ends; a row of the result has the state of the forward direction, then the other. */
export function runBidirectional(rows: Rows, forward: LstmWeights, backward: LstmWeights): Rows {
  const units = forward.state.columns;
  const width = 2 * units;
  const values = new Float32Array(rows.count * width);
  runDirection(rows, forward, { values, width, offset: 0, isReversed: false });
  runDirection(rows, backward, { values, width, offset: units, isReversed: true });
  return { count: rows.count, width, values };
}

interface Target {
  readonly values: Float32Array;
  readonly width: number;
  readonly offset: number;
  readonly isReversed: boolean;
}

function runDirection(rows: Rows, { input, state, bias }: LstmWeights, target: Target): void {
  const units = state.columns;
  const gates = new Float64Array(GATES * units);
  const cell = new Float64Array(units);
  const hidden = new Float32Array(units);
  for (let step = 0; step < rows.count; step++) {
    const row = target.isReversed ? rows.count - 1 - step : step;
    for (let gate = 0; gate < gates.length; gate++) gates[gate] = bias[gate]!;
    addProduct(input, rows.values, row * rows.width, gates);
    if (step > 0) addProduct(state, hidden, 0, gates);
    for (let unit = 0; unit < units; unit++) {
      const kept = sigmoid(gates[units + unit]!) * cell[unit]!;
      cell[unit] = kept + sigmoid(gates[unit]!) * Math.tanh(gates[2 * units + unit]!);
      hidden[unit] = sigmoid(gates[3 * units + unit]!) * Math.tanh(cell[unit]!);
    }
    target.values.set(hidden, row * target.width + target.offset);
  }
}

/** Adds the product of a matrix and a vector, four rows at a time because loading the vector is what costs. */
function addProduct(
  { rows, columns, values }: Matrix,
  vector: Float32Array,
  at: number,
  sums: Float64Array,
): void {
  for (let row = 0; row < rows; row += GATES) {
    let [a, b, c, d] = [0, 0, 0, 0];
    const first = row * columns;
    const second = first + columns;
    const third = second + columns;
    const fourth = third + columns;
    for (let i = 0; i < columns; i++) {
      const x = vector[at + i]!;
      a += values[first + i]! * x;
      b += values[second + i]! * x;
      c += values[third + i]! * x;
      d += values[fourth + i]! * x;
    }
    sums[row]! += a;
    sums[row + 1]! += b;
    sums[row + 2]! += c;
    sums[row + 3]! += d;
  }
}

/** The logistic function. */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
