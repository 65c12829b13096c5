import type { ScanLayers } from './model.ts';
import { addProduct, startRow } from './tensors.ts';

/**
 * A recurrence in both directions: the state moves towards a candidate by as much as a gate says. Gate and candidate
 * come from the block alone, so the only work that is done in order is the mixing.
 */
export function scanLayer(layers: ScanLayers, inputs: Float32Array, count: number): Float32Array {
  const { gate, candidate } = layers;
  const both = gate.outputs;
  const width = both / 2;
  const size = gate.inputs;
  const gates = new Float32Array(count * both);
  const states = new Float32Array(count * both);
  for (let block = 0; block < count; block++) {
    startRow(gate, gates, block);
    addProduct(gate, inputs, block * size, (block + 1) * size, 0, gates, block);
    startRow(candidate, states, block);
    addProduct(candidate, inputs, block * size, (block + 1) * size, 0, states, block);
  }
  for (let i = 0; i < gates.length; i++) {
    gates[i] = 1 / (1 + Math.exp(-gates[i]!));
    states[i] = gates[i]! * Math.tanh(states[i]!);
  }
  for (let i = both; i < states.length; i++) {
    if (i % both < width) states[i]! += (1 - gates[i]!) * states[i - both]!;
  }
  for (let i = states.length - both - 1; i >= 0; i--) {
    if (i % both >= width) states[i]! += (1 - gates[i]!) * states[i + both]!;
  }
  return states;
}
