import type { PageTree } from '../../../page/tree.ts';
import type { BlockScores } from '../../../selection/block-scores.ts';
import type { BlockTable } from '../features/blocks/block-table.ts';
import { type BlockChoice, WHY_TEXTS } from './choose-blocks.ts';
import { OVERCONFIDENCE } from './probability.ts';

/** Calibrated odds that differ from the bound by less than this factor are borderline. @sweep borderline */
const BORDERLINE_FACTOR = 3;
const BORDERLINE_LOGITS = Math.log(BORDERLINE_FACTOR) * OVERCONFIDENCE;

/** The choice block by block: for the trace, for the confidence of output blocks, and for callers who edit it. */
export function scoreBlocks(
  tree: PageTree,
  blocks: BlockTable,
  logits: Float32Array,
  { keep, bound, chances, why }: BlockChoice,
): BlockScores {
  const isBorderline = new Uint8Array(blocks.count);
  for (let block = 0; block < blocks.count; block++)
    if (Math.abs(logits[block]! - bound) < BORDERLINE_LOGITS) isBorderline[block] = 1;
  return {
    first: blocks.first.slice(0, blocks.count),
    last: blocks.last.slice(0, blocks.count),
    node: blockNodes(tree, blocks),
    confidence: new Float32Array(chances),
    isKept: keep,
    isBorderline,
    reason: why,
    reasons: WHY_TEXTS,
  };
}

/** The block's element if it has one to itself, otherwise its first text. */
function blockNodes({ end }: PageTree, { count, first, container }: BlockTable): Int32Array {
  const nodes = new Int32Array(count);
  for (let block = 0; block < count; block++) {
    const element = container[block]!;
    const isAlone =
      (block === 0 || first[block - 1]! < element) &&
      (block + 1 === count || first[block + 1]! >= end[element]!);
    nodes[block] = isAlone ? element : first[block]!;
  }
  return nodes;
}
