import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { isBlockElement } from '../elements/element-kinds.ts';

/** What to do when a block element ends; `null` for nothing, `DONE` if its contents are already written. */
export type Leave = (() => void) | null | typeof DONE;

/** An element is complete and must not be walked. */
export const DONE = 'done';

/** What an output does with the parts of the content. */
export interface ContentVisitor {
  /** A line of text and phrases. */
  phrases(nodes: readonly ContentNode[]): void;
  /** A block element begins. */
  enter(element: ContentElement): Leave;
}

/** Walks the block elements of the content in order; everything between two of them is one line of phrases. */
export function walkContent(content: ContentElement, visitor: ContentVisitor): void {
  const open: {
    readonly children: readonly ContentNode[];
    index: number;
    readonly leave: (() => void) | null;
  }[] = [{ children: content.children, index: 0, leave: null }];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const { children } = frame;
    const start = frame.index;
    while (isPhrase(children[frame.index])) frame.index++;
    // Most lines are the only content of an element.
    const isWhole = start === 0 && frame.index === children.length;
    if (frame.index > start) visitor.phrases(isWhole ? children : children.slice(start, frame.index));
    const child = children[frame.index++];
    if (child === undefined) {
      frame.leave?.();
      open.pop();
    } else if (child.kind === 'element') {
      const leave = visitor.enter(child);
      if (leave !== DONE) open.push({ children: child.children, index: 0, leave });
    }
  }
}

/** Whether a node is text or an inline element. */
export function isPhrase(node: ContentNode | undefined): boolean {
  return node !== undefined && (node.kind === 'text' || !isBlockElement(node.tag));
}
