import { type PackedTensors, readTensors } from '../packed-tensors.ts';
import { layerShapes, NETWORK_SIZES, type Network, type Networks } from './network.ts';

/** Reads weights that we trained: with biases, which the published files lack. */
export function readRetrained(file: string): Networks {
  const tensors = readTensors<object>(file);
  return { unary: networkOf(tensors, 'unary'), edge: networkOf(tensors, 'edge') };
}

/** A matrix and its biases for each layer; the trainer writes a row per output, in the order of a `Layer`. */
function networkOf({ matrix }: Pick<PackedTensors<object>, 'matrix'>, name: keyof Networks): Network {
  const [inputs, outputs] = NETWORK_SIZES[name];
  return layerShapes(inputs, outputs).map((shape, i) => {
    const { rows, columns, values } = matrix(`${name}${i}`);
    if (rows !== shape.outputs || columns !== shape.window * shape.inputs)
      throw new Error(`Layer ${i} of the ${name} network has ${rows} × ${columns} weights: train it again.`);
    return { ...shape, weights: values, biases: matrix(`${name}${i}Bias`).values };
  });
}
