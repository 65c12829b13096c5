import { rootElementOf } from '../../page/landmarks.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../page/tree.ts';
import { hasLabel, Label, linkDensity, marked, type TextBlock } from '../../text-blocks/text-block.ts';

/** How similar siblings must be. */
export interface Similarity {
  readonly needsSameTag: boolean;
  readonly maxLinkDensity: number;
}

/** How many blocks away a sibling may be. @source DOM Distiller, Chromium's source. */
const MAX_DISTANCE = 10;
const NEVER_EXPANDED = Label.notContent | Label.title;

/**
 * Marks siblings of content blocks as content: two blocks are siblings if the largest boxes around each, without the
 * neighbouring blocks, have the same parent. Titles divide the page; siblings are never on both sides of one.
 */
export function expandToSiblings(
  tree: PageTree,
  blocks: readonly TextBlock[],
  similarity: Similarity,
): readonly TextBlock[] {
  const boxes = ownBoxes(tree, blocks);
  const isContent = blocks.map((block) => block.isContent);
  const isBeside = (one: number, other: number): boolean => {
    const box = boxes[one]!;
    const otherBox = boxes[other]!;
    if (similarity.needsSameTag && tree.tag[box] !== tree.tag[otherBox]) return false;
    return tree.parent[box] === tree.parent[otherBox];
  };
  let from = 0;
  for (const [index, block] of blocks.entries()) {
    if (hasLabel(block, Label.title)) from = index + 1;
    if (hasLabel(block, NEVER_EXPANDED)) continue;
    for (let other = Math.max(from, index - MAX_DISTANCE); other < index; other++) {
      if (hasLabel(blocks[other]!, NEVER_EXPANDED) || isContent[other] === isContent[index]) continue;
      const added = isContent[index] ? other : index;
      if (linkDensity(blocks[added]!) <= similarity.maxLinkDensity && isBeside(index, other)) {
        isContent[added] = true;
      }
    }
  }
  return blocks.map((block, index) => marked(block, isContent[index]!));
}

/**
 * The highest ancestor of each block's first text that holds neither the last text of the block before nor the first
 * of the block after. No two blocks climb over the same element, so the work is linear.
 */
function ownBoxes(tree: PageTree, blocks: readonly TextBlock[]): NodeId[] {
  const root = rootElementOf(tree);
  return blocks.map(({ firstText }, index) => {
    const before = blocks[index - 1]?.lastText ?? root;
    const after = blocks[index + 1]?.firstText ?? root;
    let box = firstText;
    for (let parent = tree.parent[box]!; parent !== NO_NODE; parent = tree.parent[box]!) {
      if (holds(tree, parent, before) || holds(tree, parent, after)) break;
      box = parent;
    }
    return box;
  });
}

function holds({ end }: PageTree, element: NodeId, node: NodeId): boolean {
  return element <= node && node < end[element]!;
}
