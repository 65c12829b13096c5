import { nodeTypeOf, parentOf, rectangleOf } from '../live/page-dom.ts';

/** Space to leave above the node. */
const MARGIN = 40;

/** Scrolls the window to the start of a node. */
export function bringIntoView(node: Node): void {
  const element = nodeTypeOf(node) === Node.ELEMENT_NODE ? node : parentOf(node);
  if (element === null) return;
  window.scrollBy({ top: rectangleOf(element as Element).top - MARGIN, behavior: 'instant' });
}
