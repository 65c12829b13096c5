import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import { byOutput, layerShapes, runNetwork } from './network.ts';

describe('runNetwork', () => {
  it('convolves along the blocks with zeros outside, and cuts between layers', () => {
    const shape = { window: 3, inputs: 2, outputs: 2 };
    // For the first output: 1, 2 of the block before, 10, 20 of its own, 100, 200 of the one after; for the second the same less.
    const wanted = [1, -1, 2, -2, 10, -10, 20, -20, 100, -100, 200, -200];
    const first = { ...shape, weights: byOutput(shape, (i) => wanted[i]!), biases: Float32Array.of(-40, 0) };
    expect([...first.weights]).toEqual([1, 2, 10, 20, 100, 200, -1, -2, -10, -20, -100, -200]);
    const rows = Float32Array.of(1, 0, 0, 1, 1, 1);
    expect([...runNetwork([first], rows)]).toEqual([170, -210, 281, -321, -8, -32]);
    const last = {
      window: 1,
      inputs: 2,
      outputs: 2,
      weights: Float32Array.of(1, 1, -1, 0),
      biases: new Float32Array(2),
    };
    expect([...runNetwork([first, last], rows)]).toEqual([170, -170, 281, -281, 0, 0]);
  });

  it('has the shapes of the published files', () => {
    const size = (inputs: number, outputs: number): number =>
      layerShapes(inputs, outputs).reduce((sum, one) => sum + one.window * one.inputs * one.outputs, 0);
    expect(size(128, 2)).toBe(17_960);
    expect(size(25, 4)).toBe(12_870);
  });
});

describe('decode', () => {
  it('follows pairs where they are surer than blocks', () => {
    // By itself the second block is not content; the pairs insist that neighbours are alike.
    const blocks = Float32Array.of(0, 3, 1, 0, 0, 3);
    expect([...decode(blocks, new Float32Array(8))]).toEqual([1, 0, 1]);
    expect([...decode(blocks, Float32Array.of(2, 0, 0, 2, 2, 0, 0, 2))]).toEqual([1, 1, 1]);
  });

  it('finds the best of all labellings', () => {
    let state = 1;
    const random = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647 - 0.5;
    };
    for (let round = 0; round < 20; round++) {
      const blocks = Float32Array.from({ length: 10 }, () => random() * 4);
      const edges = Float32Array.from({ length: 16 }, () => random() * 4);
      const all = Array.from({ length: 32 }, (_, code) =>
        Array.from({ length: 5 }, (_, i) => (code >> i) & 1),
      );
      const best = all.toSorted((a, b) => score(blocks, edges, b) - score(blocks, edges, a))[0]!;
      expect([...decode(blocks, edges)]).toEqual(best);
    }
  });

  it('ends well without blocks and with one', () => {
    expect(decode(new Float32Array(), new Float32Array()).length).toBe(0);
    expect([...decode(Float32Array.of(0, 1), new Float32Array())]).toEqual([1]);
  });
});

/** The sum of log probabilities of a labelling. */
function score(blocks: Float32Array, edges: Float32Array, labels: readonly number[]): number {
  const log = (row: Float32Array, at: number): number =>
    row[at]! - Math.log(row.reduce((sum, value) => sum + Math.exp(value), 0));
  let sum = 0;
  for (const [i, label] of labels.entries()) {
    sum += log(blocks.subarray(i * 2, i * 2 + 2), label);
    if (i > 0) sum += log(edges.subarray((i - 1) * 4, i * 4), labels[i - 1]! * 2 + label);
  }
  return sum;
}
