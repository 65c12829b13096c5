import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { isBlock } from '../elements/element-kinds.ts';

/** What to do when a block ends; `null` for nothing, `DONE` when its inside has already been written. */
export type Leave = (() => void) | null | typeof DONE;

/** Says that a block is complete and must not be walked. */
export const DONE = 'done';

/** What an output does with the parts of the content. */
export interface BlockVisitor {
  /** A line of text and phrases. */
  phrases(nodes: readonly ContentNode[]): void;
  /** A block begins. */
  enter(block: ContentElement): Leave;
}

/** Walks the blocks of the content in order; everything between two blocks is one line of phrases. */
export function walkBlocks(content: ContentElement, visitor: BlockVisitor): void {
  const open: {
    readonly children: readonly ContentNode[];
    index: number;
    readonly leave: (() => void) | null;
  }[] = [{ children: content.children, index: 0, leave: null }];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const { children } = frame;
    const start = frame.index;
    while (isPhrase(children[frame.index])) frame.index++;
    // Most lines are all that a block holds.
    const isWhole = start === 0 && frame.index === children.length;
    if (frame.index > start) visitor.phrases(isWhole ? children : children.slice(start, frame.index));
    const block = children[frame.index++];
    if (block === undefined) {
      frame.leave?.();
      open.pop();
    } else if (block.kind === 'element') {
      const leave = visitor.enter(block);
      if (leave !== DONE) open.push({ children: block.children, index: 0, leave });
    }
  }
}

/** True for text and for elements that stand in a line of text. */
export function isPhrase(node: ContentNode | undefined): boolean {
  return node !== undefined && (node.kind === 'text' || !isBlock(node.tag));
}
