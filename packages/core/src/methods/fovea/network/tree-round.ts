import type { GroupTree } from '../features/groups/groups.ts';
import { CHUNK_ROWS, eachChunk, type Kernel, type Layer, repeatRow } from './kernel/kernel.ts';
import type { TreeLayers } from './model.ts';

/**
 * Every group combines the mean of its blocks with its own row and passes the result down the tree. Groups are in
 * document order, so one pass meets every parent before its children.
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
  const means = kernel.take(count * blockWidth);
  kernel.spanMeans(blocks.at, blocks.count, blockWidth, spansOf(tree), means);
  const gathered = kernel.take(CHUNK_ROWS * width);
  eachChunk(count, (first, rows) => {
    const out = known + first * width;
    repeatRow(kernel, gather.bias, width, gathered, rows);
    kernel.multiply(ofBlocks!, means + first * blockWidth, blockWidth, gathered, rows);
    kernel.multiply(ofGroup!, groups + first * ofGroup!.inputs, ofGroup!.inputs, gathered, rows);
    kernel.rectify(gathered, rows * width);
    repeatRow(kernel, own.bias, width, out, rows);
    kernel.multiply(ofGathered!, gathered, width, out, rows);
  });
  handDown(kernel, ofParent!, known, tree);
  kernel.release(mark);
  return known;
}

/** The blocks of every group: from its first up to its end. */
function spansOf({ count, firstBlock, endBlock }: GroupTree): Int32Array {
  const spans = new Int32Array(2 * count);
  for (let group = 0; group < count; group++) {
    spans[2 * group] = firstBlock[group]!;
    spans[2 * group + 1] = endBlock[group]!;
  }
  return spans;
}

function handDown(kernel: Kernel, layer: Layer, known: number, { count, parent }: GroupTree): void {
  const pairs = new Int32Array(2 * count);
  let end = 0;
  for (let group = 0; group < count; group++) {
    if (parent[group]! < 0) kernel.rectify(known + group * layer.outputs, layer.outputs);
    else {
      pairs[end++] = parent[group]!;
      pairs[end++] = group;
    }
  }
  kernel.handDown(layer, known, pairs, end);
}
