import type { NodeId, PageTree } from '../page/tree.ts';
import { rootsCovering } from '../selection/roots-covering.ts';
import type { PageBlocks } from './block-builder.ts';
import type { TextBlock } from './text-block.ts';

/** Marks the original blocks, by number, that are part of a chosen block. */
export function chosenParts(size: number, chosen: Iterable<TextBlock>): Uint8Array {
  const isChosen = new Uint8Array(size);
  for (const block of chosen) for (const part of block.parts) isChosen[part] = 1;
  return isChosen;
}

/** A subtree outside any block, and whether it is content. */
export interface Inset {
  readonly node: NodeId;
  readonly isContent: boolean;
}

/**
 * The nodes below `within` to keep so that the text is that of the chosen blocks; blocks without words do not count.
 */
export function rootsOfBlocks(
  tree: PageTree,
  within: NodeId,
  { blocks, blockOf }: PageBlocks,
  isChosen: Uint8Array,
  insets: readonly Inset[] = [],
): NodeId[] {
  const isText = new Uint8Array(tree.size);
  const isChosenText = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    const block = blockOf[id]!;
    if (block < 0 || (blocks[block]!.words === 0 && isChosen[block] === 0)) continue;
    isText[id] = 1;
    isChosenText[id] = isChosen[block]!;
  }
  for (const { node, isContent } of insets) {
    isText[node] = 1;
    isChosenText[node] = Number(isContent);
  }
  return rootsCovering(tree, within, isText, isChosenText);
}

/** The nodes inside one of the roots; both lists are in document order. */
export function nodesWithin(tree: PageTree, roots: readonly NodeId[], nodes: readonly NodeId[]): NodeId[] {
  let next = 0;
  return nodes.filter((node) => {
    while (next < roots.length && tree.end[roots[next]!]! <= node) next++;
    return next < roots.length && roots[next]! < node;
  });
}
