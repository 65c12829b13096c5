import type { ScanLayers } from './model.ts';
import { sigmoid, tanh } from './squash.ts';
import { InputRow, multiply } from './tensors.ts';

/**
 * A recurrence in both directions: the state moves towards a candidate by as much as a gate says. Gate and candidate
 * come from the block alone, so the only work that is done in order is the mixing: forwards, in the first half of every
 * row, on the way; backwards, in the second half, on a way back, for which the gates are kept.
 */
export function scanLayer(layers: ScanLayers, inputs: Float64Array, count: number): Float64Array {
  const { gate, candidate } = layers;
  const both = gate.outputs;
  const half = both / 2;
  const size = gate.inputs;
  const row = new InputRow(size);
  const gates = new Float64Array(both);
  const kept = new Float64Array(count * half);
  const states = new Float64Array(count * both);
  for (let block = 0; block < count; block++) {
    const at = block * both;
    row.clear();
    row.add(inputs, block * size, size, 0);
    multiply(gate, row, gate.bias, 0, gates, 0);
    multiply(candidate, row, candidate.bias, 0, states, at);
    for (let i = 0; i < both; i++) {
      const open = sigmoid(gates[i]!);
      let state = open * tanh(states[at + i]!);
      if (i >= half) kept[block * half + i - half] = 1 - open;
      else if (block > 0) state += (1 - open) * states[at - both + i]!;
      states[at + i] = state;
    }
  }
  mixBackwards(states, kept, half);
  return states;
}

/** The second half of every row takes over what its gate has kept of the row after. */
function mixBackwards(states: Float64Array, kept: Float64Array, half: number): void {
  for (let block = kept.length / half - 2; block >= 0; block--) {
    const at = block * 2 * half + half;
    for (let i = 0; i < half; i++) states[at + i]! += kept[block * half + i]! * states[at + 2 * half + i]!;
  }
}
