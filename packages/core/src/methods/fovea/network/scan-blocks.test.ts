import { describe, expect, it } from 'vitest';
import { CHUNK_ROWS, type Kernel } from './kernel/kernel.ts';
import { PlainKernel } from './kernel/plain-kernel.ts';
import { SimdKernel, TILE } from './kernel/simd-kernel.ts';
import type { Linear } from './model.ts';
import { scanBlocks } from './scan-blocks.ts';

const STATES = TILE / 2;

/** One input: the gate is that input times `gate`, the candidate that input times `candidate`, for every state. */
function layer(kernel: Kernel, gate: number, candidate: number): Linear {
  const at = kernel.take(TILE);
  const bias = kernel.take(TILE);
  kernel.numbers.fill(gate, at, at + STATES);
  kernel.numbers.fill(candidate, at + STATES, at + TILE);
  kernel.numbers.fill(0, bias, bias + TILE);
  return { parts: [{ at, inputs: 1, outputs: TILE }], bias };
}

/** The first forward and the first backward state of every row. */
function scanned(kernel: Kernel, inputs: readonly number[]): { forwards: number[]; backwards: number[] } {
  const layers = { forwards: layer(kernel, -0.5, 2), backwards: layer(kernel, 0.25, -1) };
  const rows = kernel.take(inputs.length);
  kernel.numbers.set(inputs, rows);
  const states = scanBlocks(kernel, layers, rows, inputs.length, STATES);
  const column = (first: number): number[] =>
    inputs.map((_, row) => kernel.numbers[states + row * TILE + first]!);
  return { forwards: column(0), backwards: column(STATES) };
}

function recurrence(inputs: readonly number[], gate: number, candidate: number): number[] {
  let state = 0;
  return inputs.map((x) => {
    state += (Math.tanh(candidate * x) - state) / (1 + Math.exp(-gate * x));
    return state;
  });
}

describe.each([
  ['plain', (): Kernel => new PlainKernel()],
  ['simd', (): Kernel => new SimdKernel()],
])('scanBlocks with the %s kernel', (_, make) => {
  it.each([1, CHUNK_ROWS, CHUNK_ROWS + 1, 3 * CHUNK_ROWS - 7])(
    'is the same recurrence over %i rows, however they are cut',
    (count) => {
      // Gates that are nearly shut, so that a state remembers what came chunks before.
      const inputs = Array.from({ length: count }, (__, row) => 12 + Math.sin(row));
      const { forwards, backwards } = scanned(make(), inputs);
      recurrence(inputs, -0.5, 2).forEach((state, row) => {
        expect(forwards[row]).toBeCloseTo(state, 4);
      });
      const wanted = recurrence(inputs.toReversed(), 0.25, -1).toReversed();
      wanted.forEach((state, row) => {
        expect(backwards[row]).toBeCloseTo(state, 4);
      });
    },
  );
});
