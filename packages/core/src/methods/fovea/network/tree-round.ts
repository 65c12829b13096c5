import type { GroupTree } from '../../../features/blocks/groups.ts';
import type { TreeLayers } from './model.ts';
import { InputRow, multiply, rectify } from './tensors.ts';

/**
 * Every group takes the mean of its blocks and what is known of itself, and hands the outcome down the tree. Groups
 * stand in document order, so one pass from the first to the last meets every parent before its children.
 */
export function treeRound(
  layers: TreeLayers,
  blocks: Float64Array,
  groups: Float64Array,
  tree: GroupTree,
): Float64Array {
  const { gather, own, above } = layers;
  const width = own.outputs;
  const groupWidth = groups.length / tree.count;
  const blockWidth = gather.inputs - groupWidth;
  const means = spanMeans(blocks, blockWidth, tree);
  const gathered = new Float64Array(width);
  const known = new Float64Array(tree.count * width);
  const row = new InputRow(gather.inputs);
  for (let group = 0; group < tree.count; group++) {
    const at = group * width;
    row.clear();
    row.add(means, group * blockWidth, blockWidth, 0);
    row.add(groups, group * groupWidth, groupWidth, blockWidth);
    multiply(gather, row, gather.bias, 0, gathered, 0);
    rectify(gathered, 0, width);
    row.clear();
    row.add(gathered, 0, width, 0);
    multiply(own, row, own.bias, 0, known, at);
    const parent = tree.parent[group]!;
    if (parent >= 0) {
      row.clear();
      row.add(known, parent * width, width, 0);
      multiply(above, row, known, at, known, at);
    }
    rectify(known, at, at + width);
  }
  return known;
}

/**
 * The mean of the blocks of every group: what the sum of all blocks grew by from the group's first block to its end. One
 * walk, which notes the sum where a group begins and takes it off where the group ends.
 */
function spanMeans(blocks: Float64Array, width: number, tree: GroupTree): Float64Array {
  const count = blocks.length / width;
  const ends = groupsByEnd(tree, count);
  const sum = new Float64Array(width);
  const means = new Float64Array(tree.count * width);
  let next = 0;
  for (let block = 0; block <= count; block++) {
    for (; next < tree.count && tree.firstBlock[next]! <= block; next++) means.set(sum, next * width);
    for (let group = ends.last[block]!; group >= 0; group = ends.previous[group]!) {
      const scale = 1 / Math.max(1, block - tree.firstBlock[group]!);
      const at = group * width;
      for (let i = 0; i < width; i++) means[at + i] = (sum[i]! - means[at + i]!) * scale;
    }
    if (block === count) break;
    for (let i = 0; i < width; i++) sum[i]! += blocks[block * width + i]!;
  }
  return means;
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
