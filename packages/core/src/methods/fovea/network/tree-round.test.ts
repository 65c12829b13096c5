import { describe, expect, it } from 'vitest';
import type { GroupTree } from '../../../features/blocks/groups.ts';
import type { Linear } from './tensors.ts';
import { treeRound } from './tree-round.ts';

const linear = (inputs: number, weight: readonly number[], bias: number): Linear => ({
  inputs,
  outputs: 1,
  weight: Float64Array.from(weight),
  bias: Float64Array.of(bias),
});

/** Group 0 holds blocks 0 to 3, group 1 in it blocks 1 and 2, group 2 in that one only says so. */
const TREE: GroupTree = {
  count: 3,
  element: Int32Array.of(1, 2, 3),
  parent: Int32Array.of(-1, 0, 1),
  firstBlock: Int32Array.of(0, 1, 1),
  endBlock: Int32Array.of(4, 3, 3),
  ofBlock: Int32Array.of(0, 2, 2, 0),
};

describe('treeRound', () => {
  it('takes means up and hands the outcome down', () => {
    const layers = { gather: linear(2, [1, 10], 0.5), own: linear(1, [2], 1), above: linear(1, [100], 0) };
    const known = treeRound(layers, Float64Array.of(1, 2, 4, 9), Float64Array.of(0, 1, 2), TREE);
    // Means are 16 / 4 = 4, 3 and 3. Gathered: 4.5, 3 + 10 + 0.5 = 13.5, 23.5. Own: 10, 28, 48.
    expect([...known]).toEqual([10, 28 + 100 * 10, 48 + 100 * 1028]);
  });

  it('cuts what is below zero at both steps', () => {
    const gathered = { gather: linear(2, [-1, 0], 0), own: linear(1, [5], 1), above: linear(1, [0], 0) };
    expect([...treeRound(gathered, Float64Array.of(1, 2, 4, 9), new Float64Array(3), TREE)]).toEqual([
      1, 1, 1,
    ]);
    const handed = { gather: linear(2, [1, 0], 0), own: linear(1, [-5], 1), above: linear(1, [1], 0) };
    expect([...treeRound(handed, Float64Array.of(1, 2, 4, 9), new Float64Array(3), TREE)]).toEqual([0, 0, 0]);
  });

  it('has a group without blocks stand for itself', () => {
    const empty = {
      ...TREE,
      count: 1,
      parent: Int32Array.of(-1),
      firstBlock: Int32Array.of(0),
      endBlock: Int32Array.of(0),
    };
    const layers = { gather: linear(2, [1, 1], 0), own: linear(1, [1], 0), above: linear(1, [0], 0) };
    expect([...treeRound(layers, new Float64Array(0), Float64Array.of(7), empty)]).toEqual([7]);
  });
});
