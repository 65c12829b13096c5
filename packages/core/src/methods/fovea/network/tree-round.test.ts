import { describe, expect, it } from 'vitest';
import type { GroupTree } from '../features/groups/groups.ts';
import type { Kernel } from './kernel/kernel.ts';
import { PlainKernel } from './kernel/plain-kernel.ts';
import type { Linear } from './model.ts';
import { treeRound } from './tree-round.ts';

/** Group 0 holds blocks 0 to 3, group 1 in it blocks 1 and 2, group 2 in that one only says so. */
const TREE: GroupTree = {
  count: 3,
  element: Int32Array.of(1, 2, 3),
  parent: Int32Array.of(-1, 0, 1),
  firstBlock: Int32Array.of(0, 1, 1),
  endBlock: Int32Array.of(4, 3, 3),
  ofBlock: Int32Array.of(0, 2, 2, 0),
};

interface Weights {
  readonly gather: readonly [ofBlocks: number, ofGroup: number, bias: number];
  readonly own: readonly [weight: number, bias: number];
  readonly above: number;
}

/** A round over rows of one number. */
function round(
  weights: Weights,
  blocks: readonly number[],
  groups: readonly number[],
  tree = TREE,
): number[] {
  const kernel = new PlainKernel();
  const layer = (value: number) => ({ at: put(kernel, [value]), inputs: 1, outputs: 1 });
  const linear = (values: readonly number[], bias: number): Linear => ({
    parts: values.map(layer),
    bias: put(kernel, [bias]),
  });
  const [ofBlocks, ofGroup, bias] = weights.gather;
  const layers = {
    gather: linear([ofBlocks, ofGroup], bias),
    own: linear([weights.own[0]], weights.own[1]),
    above: linear([weights.above], 0),
  };
  const table = { at: put(kernel, blocks), count: blocks.length };
  const known = treeRound(kernel, layers, table, put(kernel, groups), tree);
  return [...kernel.numbers.subarray(known, known + tree.count)];
}

function put(kernel: Kernel, values: readonly number[]): number {
  const at = kernel.take(values.length);
  kernel.numbers.set(values, at);
  return at;
}

describe('treeRound', () => {
  it('takes means up and hands the outcome down', () => {
    // Means are 16 / 4 = 4, 3 and 3. Gathered: 4.5, 3 + 10 + 0.5 = 13.5, 23.5. Own: 10, 28, 48.
    const known = round({ gather: [1, 10, 0.5], own: [2, 1], above: 100 }, [1, 2, 4, 9], [0, 1, 2]);
    expect(known).toEqual([10, 28 + 100 * 10, 48 + 100 * 1028]);
  });

  it('cuts what is below zero at both steps', () => {
    const none = [0, 0, 0];
    expect(round({ gather: [-1, 0, 0], own: [5, 1], above: 0 }, [1, 2, 4, 9], none)).toEqual([1, 1, 1]);
    expect(round({ gather: [1, 0, 0], own: [-5, 1], above: 1 }, [1, 2, 4, 9], none)).toEqual([0, 0, 0]);
  });

  it('has a group without blocks stand for itself', () => {
    const empty = {
      ...TREE,
      count: 1,
      parent: Int32Array.of(-1),
      firstBlock: Int32Array.of(0),
      endBlock: Int32Array.of(0),
    };
    expect(round({ gather: [1, 1, 0], own: [1, 0], above: 0 }, [], [7], empty)).toEqual([7]);
  });
});
