import { describe, expect, it } from 'vitest';
import { LstmLayers, type Rows, sigmoid } from './lstm.ts';
import type { LstmWeights } from './packed-network.ts';

/** Numbers in a row, and units: what the kernel reads at a time. */
const WIDTH = 8;

/** Gates in the order of the rows of the weights. */
type Gates = readonly [input: number, forget: number, candidate: number, output: number];

/** The first of eight units reads the first number of a row; the others have no weights. */
function oneUnit(input: Gates, state: Gates, bias: Gates): LstmWeights {
  const matrix = (values: Gates) => ({
    rows: 4 * WIDTH,
    columns: WIDTH,
    values: spread(values, WIDTH * WIDTH),
  });
  return { input: matrix(input), state: matrix(state), bias: spread(bias, WIDTH) };
}

/** Numbers at a distance from each other. */
function spread(values: readonly number[], step: number): Float32Array {
  const all = new Float32Array(values.length * step);
  for (const [i, value] of values.entries()) all[i * step] = value;
  return all;
}

function rowsOf(...values: number[]): Rows {
  return { count: values.length, width: WIDTH, values: spread(values, WIDTH) };
}

/** The state of the first unit of each direction, row by row. */
function statesOf(layers: LstmLayers, rows: Rows): number[][] {
  const { count, width, values } = layers.run(rows);
  return Array.from({ length: count }, (_, row) => [values[row * width]!, values[row * width + width / 2]!]);
}

const close = (numbers: readonly number[]) => numbers.map((one) => expect.closeTo(one, 6));

describe('LstmLayers', () => {
  it('do by hand what an LSTM does', () => {
    const forward = oneUnit([0, 0, 1, 0], [0, 0, 0.5, 0], [0, 0, 0, 0]);
    const closed = oneUnit([0, 0, 1, 0], [0, 0, 0, 0], [-100, 0, 0, 0]);
    // All gates are half open. First step: cell = tanh(1) / 2; second: half of that and tanh(2 + h / 2) / 2.
    const first = Math.tanh(Math.tanh(1) / 2) / 2;
    const second = Math.tanh(Math.tanh(1) / 4 + Math.tanh(2 + first / 2) / 2) / 2;
    // A closed input gate lets nothing in.
    expect(statesOf(new LstmLayers([{ forward, backward: closed }], 2), rowsOf(1, 2))).toEqual([
      close([first, 0]),
      close([second, 0]),
    ]);
  });

  it('read from the end in the second half of a row', () => {
    const unit = oneUnit([0, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]);
    const [one, two] = [Math.tanh(1) / 2, Math.tanh(2) / 2];
    const half = (cell: number) => sigmoid(0) * Math.tanh(cell);
    expect(statesOf(new LstmLayers([{ forward: unit, backward: unit }], 2), rowsOf(1, 2))).toEqual([
      close([half(one), half(two / 2 + one)]),
      close([half(one / 2 + two), half(two)]),
    ]);
  });

  it('multiply all numbers of a row by all rows of weights', () => {
    // Only the candidates have weights, all different; with the other gates half open a state shows its sum.
    const values = new Float32Array(4 * WIDTH * WIDTH);
    for (let i = 0; i < WIDTH * WIDTH; i++) values[2 * WIDTH * WIDTH + i] = Math.sin(i + 1);
    const wide = { ...oneUnit([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]) };
    const weights = { ...wide, input: { rows: 4 * WIDTH, columns: WIDTH, values } };
    const x = Float32Array.from({ length: WIDTH }, (_, i) => Math.cos(i));
    const layers = new LstmLayers([{ forward: weights, backward: weights }], 1);
    const found = layers.run({ count: 1, width: WIDTH, values: x }).values;
    for (let unit = 0; unit < WIDTH; unit++) {
      let sum = 0;
      for (let i = 0; i < WIDTH; i++) sum += Math.sin(unit * WIDTH + i + 1) * Math.cos(i);
      const wanted = Math.tanh(Math.tanh(sum) / 2) / 2;
      expect([found[unit], found[WIDTH + unit]]).toEqual(close([wanted, wanted]));
    }
  });

  it('forget the page before', () => {
    const unit = oneUnit([1, 1, 1, 1], [1, 1, 1, 1], [0, 0, 0, 0]);
    const layers = new LstmLayers([{ forward: unit, backward: unit }], 3);
    const before = statesOf(layers, rowsOf(1, 2));
    layers.run(rowsOf(5, -5, 5));
    expect(statesOf(layers, rowsOf(1, 2))).toEqual(before);
    expect(layers.run(rowsOf()).count).toBe(0);
  });

  it('refuse what the kernel cannot read', () => {
    const unit = oneUnit([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]);
    const narrow = { ...unit, input: { rows: 4 * WIDTH, columns: 4, values: new Float32Array(128) } };
    expect(() => new LstmLayers([{ forward: narrow, backward: unit }], 1)).toThrow('multiples of 8');
    expect(() => new LstmLayers([{ forward: unit, backward: unit }], 1).run(rowsOf(1, 2))).toThrow(
      'At most 1',
    );
  });
});
