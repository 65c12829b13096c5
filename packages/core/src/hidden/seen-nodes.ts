import { HiddenBy, type PageLayout } from '../page/page-layout.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { INVISIBLE_BITS } from './reasons.ts';
import { NEVER_SHOWN } from './unread-tags.ts';

/**
 * 1 for every element and text that a reader of a rendered page sees: it is rendered, and neither transparent, clipped nor off the
 * page. Text must have an area; an element may have none and still contain what is seen (`display: contents`, floats).
 * @param isLeftOut elements to leave out with everything in them, whatever they look like.
 */
export function seenNodes(
  { size, kind, tag, end }: PageTree,
  layout: PageLayout,
  isLeftOut: (node: NodeId) => boolean = () => false,
): Uint8Array {
  const seen = new Uint8Array(size);
  for (let id = 1; id < size; ) {
    const isElement = kind[id] === NodeKind.element;
    if (isElement && (NEVER_SHOWN[tag[id]!] === 1 || isLeftOut(id))) {
      id = end[id]!;
      continue;
    }
    const isSeen = isElement ? isSeenBox(layout, id) : layout.hidden[id] === 0;
    if ((isElement || kind[id] === NodeKind.text) && isSeen) seen[id] = 1;
    id++;
  }
  return seen;
}

/** Whether nothing hides a box, which may have no area of its own. */
export function isSeenBox({ hidden }: PageLayout, node: NodeId): boolean {
  return (hidden[node]! & ~HiddenBy.noArea) === 0;
}

/** Why a node cannot be seen, as `HiddenBy` bits; 0 if it only has no area, or is folded. */
export function invisibleBy({ hidden }: PageLayout, node: NodeId): number {
  const bits = hidden[node]!;
  return (bits & HiddenBy.folded) === 0 ? bits & INVISIBLE_BITS : 0;
}

/** Like `invisibleBy`, without the reasons inherited from the parent. */
export function beginsInvisible({ parent }: PageTree, layout: PageLayout, node: NodeId): number {
  return invisibleBy(layout, node) & ~layout.hidden[parent[node]!]!;
}
