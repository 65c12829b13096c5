import type { GroupTree } from '../../../features/blocks/groups.ts';
import type { TreeLayers } from './model.ts';
import { addProduct, rectify, startRow } from './tensors.ts';

/**
 * Every group takes the mean of its blocks and what is known of itself, and hands the outcome down the tree. Groups
 * stand in document order, so one pass from the first to the last meets every parent before its children.
 */
export function treeRound(
  layers: TreeLayers,
  blocks: Float32Array,
  groups: Float32Array,
  tree: GroupTree,
): Float32Array {
  const { gather, own, above } = layers;
  const width = own.outputs;
  const blockWidth = gather.inputs - groups.length / tree.count;
  const means = spanMeans(blocks, blockWidth, tree);
  const gathered = new Float32Array(width);
  const known = new Float32Array(tree.count * width);
  const groupWidth = gather.inputs - blockWidth;
  for (let group = 0; group < tree.count; group++) {
    startRow(gather, gathered, 0);
    addProduct(gather, means, group * blockWidth, (group + 1) * blockWidth, 0, gathered, 0);
    addProduct(gather, groups, group * groupWidth, (group + 1) * groupWidth, blockWidth, gathered, 0);
    rectify(gathered, 0, width);
    startRow(own, known, group);
    addProduct(own, gathered, 0, width, 0, known, group);
    const parent = tree.parent[group]!;
    if (parent >= 0) addProduct(above, known, parent * width, (parent + 1) * width, 0, known, group);
    rectify(known, group * width, (group + 1) * width);
  }
  return known;
}

/** The mean of the blocks of every group, by running sums; sums are doubles so that long pages stay exact. */
function spanMeans(blocks: Float32Array, width: number, tree: GroupTree): Float32Array {
  const count = blocks.length / width;
  const sums = new Float64Array((count + 1) * width);
  for (let i = 0; i < blocks.length; i++) sums[i + width] = sums[i]! + blocks[i]!;
  const means = new Float32Array(tree.count * width);
  for (let group = 0; group < tree.count; group++) {
    const first = tree.firstBlock[group]!;
    const end = tree.endBlock[group]!;
    const scale = 1 / Math.max(1, end - first);
    for (let i = 0; i < width; i++) {
      means[group * width + i] = (sums[end * width + i]! - sums[first * width + i]!) * scale;
    }
  }
  return means;
}
