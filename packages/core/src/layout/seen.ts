import { NEVER_CONTENT } from '../features/visibility.ts';
import { HiddenBy, type PageLayout } from '../page/page-layout.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { styleOf } from './layout-of.ts';

/**
 * 1 for every element and text that a reader sees: rendered, not transparent, cut away or off the page. Text must have an
 * area; an element may have none and still hold what is seen (`display: contents`, floats).
 * @param isLeftOut elements that do not count with all they hold, whatever they look like.
 */
export function seenNodes(
  { size, kind, tag, end }: PageTree,
  layout: PageLayout,
  isLeftOut: (node: NodeId) => boolean = () => false,
): Uint8Array {
  const seen = new Uint8Array(size);
  for (let id = 1; id < size; ) {
    const isElement = kind[id] === NodeKind.element;
    if (isElement && (NEVER_CONTENT[tag[id]!] === 1 || isLeftOut(id))) {
      id = end[id]!;
      continue;
    }
    const counted = isElement ? layout.hidden[id]! & ~HiddenBy.noArea : layout.hidden[id]!;
    if ((isElement || kind[id] === NodeKind.text) && counted === 0) seen[id] = 1;
    id++;
  }
  return seen;
}

/** Whether an element is glued to the window: bars and pop-ups that float over the page. */
export function isFixed(layout: PageLayout, node: NodeId): boolean {
  return styleOf(layout, node).position === 'fixed';
}

/** What takes something from the reader's eyes for good; what is folded away is a click from being read. */
const INVISIBLE =
  HiddenBy.display | HiddenBy.visibility | HiddenBy.opacity | HiddenBy.clip | HiddenBy.offScreen;

/** Why a node cannot be seen, as `HiddenBy` bits: 0 for what only has no area or is folded away. */
export function invisibleBy(layout: PageLayout, node: NodeId): number {
  const hidden = layout.hidden[node]!;
  return (hidden & HiddenBy.folded) === 0 ? hidden & INVISIBLE : 0;
}
