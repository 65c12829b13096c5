import { describe, expect, it } from 'vitest';
import { runBidirectional, sigmoid } from './lstm.ts';
import type { LstmWeights } from './packed-network.ts';

/** One unit that reads one number: rows are the gates input, forget, candidate, output. */
function oneUnit(input: number[], state: number[], bias: number[]): LstmWeights {
  const column = (values: number[]) => ({ rows: 4, columns: 1, values: Float32Array.from(values) });
  return { input: column(input), state: column(state), bias: Float32Array.from(bias) };
}

describe('runBidirectional', () => {
  it('does by hand what an LSTM does', () => {
    const forward = oneUnit([0, 0, 1, 0], [0, 0, 0.5, 0], [0, 0, 0, 0]);
    const closed = oneUnit([0, 0, 1, 0], [0, 0, 0, 0], [-100, 0, 0, 0]);
    const { values, width } = runBidirectional(
      { count: 2, width: 1, values: Float32Array.of(1, 2) },
      forward,
      closed,
    );
    expect(width).toBe(2);
    // All gates are half open. First step: cell = tanh(1) / 2; second: half of that and tanh(2 + h / 2) / 2.
    const first = Math.tanh(Math.tanh(1) / 2) / 2;
    const second = Math.tanh(Math.tanh(1) / 4 + Math.tanh(2 + first / 2) / 2) / 2;
    expect(values[0]).toBeCloseTo(first, 6);
    expect(values[2]).toBeCloseTo(second, 6);
    // A closed input gate lets nothing in.
    expect([values[1], values[3]]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
  });

  it('reads from the end in the second half of a row', () => {
    const unit = oneUnit([0, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]);
    const { values } = runBidirectional({ count: 2, width: 1, values: Float32Array.of(1, 2) }, unit, unit);
    const [one, two] = [Math.tanh(1) / 2, Math.tanh(2) / 2];
    expect(values[0]).toBeCloseTo(sigmoid(0) * Math.tanh(one), 6);
    expect(values[3]).toBeCloseTo(sigmoid(0) * Math.tanh(two), 6);
    expect(values[1]).toBeCloseTo(sigmoid(0) * Math.tanh(two / 2 + one), 6);
  });
});
