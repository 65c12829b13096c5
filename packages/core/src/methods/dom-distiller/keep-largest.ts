import { NO_NODE, type NodeId, type PageTree } from '../../page/tree.ts';
import { keepOnly, largestBlock } from '../../text-blocks/largest-block.ts';
import { marked, type TextBlock } from '../../text-blocks/text-block.ts';

/**
 * Keeps the largest content block and, in both directions, every block whose nearest text is in a sibling of the
 * element around the last kept text. A page of one block stays as it is.
 */
export function keepLargestAndSiblings(tree: PageTree, blocks: readonly TextBlock[]): readonly TextBlock[] {
  if (blocks.length < 2) return blocks;
  const largest = largestBlock(blocks);
  const kept = keepOnly(blocks, largest);
  if (largest < 0) return kept;
  let edge = kept[largest]!.lastText;
  for (let index = largest + 1; index < kept.length; index++) {
    const block = kept[index]!;
    if (grandparentOf(tree, edge) !== grandparentOf(tree, block.firstText)) continue;
    kept[index] = marked(block, true);
    edge = block.lastText;
  }
  edge = kept[largest]!.firstText;
  for (let index = largest - 1; index >= 0; index--) {
    const block = kept[index]!;
    if (grandparentOf(tree, edge) !== grandparentOf(tree, block.lastText)) continue;
    kept[index] = marked(block, true);
    edge = block.firstText;
  }
  return kept;
}

function grandparentOf({ parent }: PageTree, text: NodeId): NodeId {
  const element = parent[text]!;
  return element === NO_NODE ? NO_NODE : parent[element]!;
}
