import type { GroupTree } from '../../../features/blocks/groups.ts';
import { type Kernel, repeatRow } from './kernel/kernel.ts';
import type { TreeLayers } from './model.ts';

/**
 * Every group takes the mean of its blocks and what is known of itself, and hands the outcome down the tree. Groups
 * stand in document order, so one pass from the first to the last meets every parent before its children.
 */
export function treeRound(
  kernel: Kernel,
  { gather, own, above }: TreeLayers,
  blocks: { readonly at: number; readonly count: number },
  groups: number,
  tree: GroupTree,
): number {
  const [ofBlocks, ofGroup] = gather.parts;
  const [ofGathered] = own.parts;
  const [ofParent] = above.parts;
  const { inputs: blockWidth, outputs: width } = ofBlocks!;
  const { count } = tree;
  const known = kernel.take(count * width);
  const mark = kernel.mark();
  const gathered = kernel.take(count * width);
  const means = kernel.take(count * blockWidth);
  spanMeans(kernel, blocks, blockWidth, tree, means);
  repeatRow(kernel, gather.bias, width, gathered, count);
  kernel.multiply(ofBlocks!, means, blockWidth, gathered, count);
  kernel.multiply(ofGroup!, groups, ofGroup!.inputs, gathered, count);
  kernel.rectify(gathered, count * width);
  repeatRow(kernel, own.bias, width, known, count);
  kernel.multiply(ofGathered!, gathered, width, known, count);
  for (let group = 0; group < count; group++) {
    const parent = tree.parent[group]!;
    if (parent >= 0) kernel.multiply(ofParent!, known + parent * width, width, known + group * width, 1);
    kernel.rectify(known + group * width, width);
  }
  kernel.release(mark);
  return known;
}

/**
 * The mean of the blocks of every group: what the sum of all blocks grew by from the group's first block to its end. One
 * walk, which notes the sum where a group begins and takes it off where the group ends. In double precision: the
 * difference of two long sums has few digits left.
 */
function spanMeans(
  { numbers }: Kernel,
  blocks: { readonly at: number; readonly count: number },
  width: number,
  tree: GroupTree,
  means: number,
): void {
  const ends = groupsByEnd(tree, blocks.count);
  const sum = new Float64Array(width);
  const before = new Float64Array(tree.count * width);
  let next = 0;
  for (let block = 0; block <= blocks.count; block++) {
    for (; next < tree.count && tree.firstBlock[next]! <= block; next++) before.set(sum, next * width);
    for (let group = ends.last[block]!; group >= 0; group = ends.previous[group]!) {
      const scale = 1 / Math.max(1, block - tree.firstBlock[group]!);
      const at = group * width;
      for (let i = 0; i < width; i++) numbers[means + at + i] = (sum[i]! - before[at + i]!) * scale;
    }
    if (block === blocks.count) break;
    const at = blocks.at + block * width;
    for (let i = 0; i < width; i++) sum[i]! += numbers[at + i]!;
  }
}

/** The groups that end before each block, as chains: the last one, and per group the one before it. */
function groupsByEnd(tree: GroupTree, count: number): { last: Int32Array; previous: Int32Array } {
  const last = new Int32Array(count + 1).fill(-1);
  const previous = new Int32Array(tree.count);
  for (let group = 0; group < tree.count; group++) {
    const end = tree.endBlock[group]!;
    previous[group] = last[end]!;
    last[end] = group;
  }
  return { last, previous };
}
