import type { LeafRows } from '../leaf-features.ts';
import { type Rows, sigmoid } from './lstm.ts';
import type { BoilerNetwork } from './packed-network.ts';

/** The probability of each leaf to be content. */
export function runNetwork(network: BoilerNetwork, leaves: LeafRows): Float64Array {
  const rows = network.layers.run(denseRows(network, leaves));
  const { out, outBias } = network;
  return Float64Array.from({ length: rows.count }, (_, row) => {
    let sum = outBias;
    for (let i = 0; i < rows.width; i++) sum += out[i]! * rows.values[row * rows.width + i]!;
    return sigmoid(sum);
  });
}

/** The first layer, with ReLU; only counts that are not zero cost anything. */
function denseRows({ dense, denseBias }: BoilerNetwork, { start, column, count }: LeafRows): Rows {
  const width = dense.columns;
  const rows = start.length - 1;
  const values = new Float32Array(rows * width);
  const sums = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    sums.set(denseBias);
    for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
      const from = column[entry]! * width;
      for (let i = 0; i < width; i++) sums[i]! += dense.values[from + i]! * count[entry]!;
    }
    for (let i = 0; i < width; i++) values[row * width + i] = Math.max(0, sums[i]!);
  }
  return { count: rows, width, values };
}
