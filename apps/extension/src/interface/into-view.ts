import { nodeTypeOf, parentOf, rectangleOf } from '../live/page-dom.ts';

/** Space that is left above what is brought into view. */
const MARGIN = 40;

/** Scrolls the window to where a node begins. */
export function bringIntoView(node: Node): void {
  const element = nodeTypeOf(node) === Node.ELEMENT_NODE ? node : parentOf(node);
  if (element === null) return;
  window.scrollBy({ top: rectangleOf(element as Element).top - MARGIN, behavior: 'instant' });
}
