import type { ScanLayers } from './model.ts';
import { sigmoid, tanh } from './squash.ts';
import { InputRow, multiply } from './tensors.ts';

/**
 * A recurrence in both directions: the state moves towards a candidate by as much as a gate says. Gate and candidate
 * come from the block alone, so the only work that is done in order is the mixing.
 */
export function scanLayer(layers: ScanLayers, inputs: Float64Array, count: number): Float64Array {
  const { gate, candidate } = layers;
  const both = gate.outputs;
  const size = gate.inputs;
  const row = new InputRow(size);
  const gates = new Float64Array(count * both);
  const states = new Float64Array(count * both);
  for (let block = 0; block < count; block++) {
    row.clear();
    row.add(inputs, block * size, size, 0);
    multiply(gate, row, gate.bias, 0, gates, block * both);
    multiply(candidate, row, candidate.bias, 0, states, block * both);
  }
  for (let i = 0; i < gates.length; i++) {
    const open = sigmoid(gates[i]!);
    gates[i] = open;
    states[i] = open * tanh(states[i]!);
  }
  mixForwards(gates, states, both);
  mixBackwards(gates, states, both);
  return states;
}

/** The first half of every row takes over what its gate leaves of the row before. */
function mixForwards(gates: Float64Array, states: Float64Array, both: number): void {
  for (let start = both; start < states.length; start += both) {
    for (let i = start; i < start + both / 2; i++) states[i]! += (1 - gates[i]!) * states[i - both]!;
  }
}

/** The second half takes it from the row after. */
function mixBackwards(gates: Float64Array, states: Float64Array, both: number): void {
  for (let end = states.length - both; end > 0; end -= both) {
    for (let i = end - both / 2; i < end; i++) states[i]! += (1 - gates[i]!) * states[i + both]!;
  }
}
