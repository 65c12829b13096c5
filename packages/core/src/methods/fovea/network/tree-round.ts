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

/** The mean of the blocks of every group, by running sums. */
function spanMeans(blocks: Float64Array, width: number, tree: GroupTree): Float64Array {
  const sums = new Float64Array(blocks.length + width);
  for (let i = 0; i < blocks.length; i++) sums[i + width] = sums[i]! + blocks[i]!;
  const means = new Float64Array(tree.count * width);
  for (let group = 0; group < tree.count; group++) {
    const first = tree.firstBlock[group]! * width;
    const end = tree.endBlock[group]! * width;
    const scale = width / Math.max(width, end - first);
    for (let i = 0; i < width; i++) means[group * width + i] = (sums[end + i]! - sums[first + i]!) * scale;
  }
  return means;
}
