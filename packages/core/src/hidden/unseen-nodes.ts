import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { type HidingNames, hidingNames, isHiding } from './hiding-markup.ts';
import { NEVER_SHOWN } from './unread-tags.ts';

/**
 * 1 for every node that a reader of the page does not see, judging by the HTML alone: in an element that is never shown, in one with
 * `hidden`, or in one with an inline `display: none` or `visibility: hidden`.
 */
export function unseenNodes({ tree }: Page): Uint8Array {
  const { size, kind, tag, end } = tree;
  const unseen = new Uint8Array(size);
  const names = hidingNames(tree);
  for (let id = 0; id < size; ) {
    const isUnseen =
      kind[id] === NodeKind.comment || NEVER_SHOWN[tag[id]!] === 1 || isHidden(tree, id, names);
    if (isUnseen) {
      unseen.fill(1, id, end[id]!);
      id = end[id]!;
    } else id++;
  }
  return unseen;
}

function isHidden(tree: PageTree, node: NodeId, names: HidingNames): boolean {
  const { attributeStart } = tree;
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) if (isHiding(tree, row, names)) return true;
  return false;
}
