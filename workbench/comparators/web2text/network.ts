import { BLOCK_COLUMNS, EDGE_COLUMNS } from './features.ts';

/** A convolution along the blocks: weights by output, place in the window and input; biases by output. */
export interface Layer {
  readonly window: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** One of the two networks: layers with ReLU between them. */
export type Network = readonly Layer[];

/** The network that judges blocks and the one that judges pairs of neighbours. */
export interface Networks {
  readonly unary: Network;
  readonly edge: Network;
}

/** Inputs and outputs of both. @source Vogels et al. 2018. */
export const NETWORK_SIZES: Readonly<Record<keyof Networks, readonly [inputs: number, outputs: number]>> = {
  unary: [BLOCK_COLUMNS, 2],
  edge: [EDGE_COLUMNS, 4],
};

/** Windows and outputs of the hidden layers. @source Vogels et al. 2018 and the code. */
const WINDOWS = [1, 1, 3, 3, 3];
const HIDDEN = [50, 50, 50, 10];

/** The shapes of the layers of a network with so many inputs and outputs. */
export function layerShapes(
  inputs: number,
  outputs: number,
): readonly Pick<Layer, 'window' | 'inputs' | 'outputs'>[] {
  const widths = [inputs, ...HIDDEN, outputs];
  return WINDOWS.map((window, i) => ({ window, inputs: widths[i]!, outputs: widths[i + 1]! }));
}

/** The outputs of the last layer for rows of features. */
export function runNetwork(network: Network, rows: Float32Array): Float32Array {
  let values = rows;
  for (const [i, layer] of network.entries()) {
    if (i > 0) for (let at = 0; at < values.length; at++) if (values[at]! < 0) values[at] = 0;
    values = convolve(layer, values);
  }
  return values;
}

/** Outside the page, inputs are zero. Two outputs at a time, so that sums stay in registers; their number is even. */
function convolve({ window, inputs, outputs, weights, biases }: Layer, rows: Float32Array): Float32Array {
  const count = rows.length / inputs;
  const result = new Float32Array(count * outputs);
  const span = window * inputs;
  const before = ((window - 1) / 2) * inputs;
  for (let row = 0; row < count; row++) {
    const from = row * inputs - before;
    const first = Math.max(0, -from);
    const end = Math.min(span, rows.length - from);
    for (let output = 0; output < outputs; output += 2) {
      const one = output * span;
      const other = one + span;
      let sum = biases[output]!;
      let otherSum = biases[output + 1]!;
      for (let i = first; i < end; i++) {
        const value = rows[from + i]!;
        sum += value * weights[one + i]!;
        otherSum += value * weights[other + i]!;
      }
      result[row * outputs + output] = sum;
      result[row * outputs + output + 1] = otherSum;
    }
  }
  return result;
}

/** Weights by place, input and output, as trainers write them, in the order of a `Layer`. */
export function byOutput(
  { window, inputs, outputs }: Pick<Layer, 'window' | 'inputs' | 'outputs'>,
  weightAt: (index: number) => number,
): Float32Array {
  const span = window * inputs;
  return Float32Array.from({ length: span * outputs }, (_, i) =>
    weightAt((i % span) * outputs + Math.floor(i / span)),
  );
}
