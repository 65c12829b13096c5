import { nodeTypeOf, parentOf, rectangleOf } from '../live/page-dom.ts';

/** Space to leave above the node. @cap */
const MARGIN = 40;

/** Scrolls the window to the start of a node. */
export function bringIntoView(node: Node): void {
  const element = elementOf(node);
  if (element === null) return;
  window.scrollBy({ top: rectangleOf(element).top - MARGIN, behavior: 'instant' });
}

/** Whether a part of a node is in the window. */
export function isInView(node: Node): boolean {
  const element = elementOf(node);
  if (element === null) return false;
  const { top, bottom, left, right } = rectangleOf(element);
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function elementOf(node: Node): Element | null {
  return (nodeTypeOf(node) === Node.ELEMENT_NODE ? node : parentOf(node)) as Element | null;
}
