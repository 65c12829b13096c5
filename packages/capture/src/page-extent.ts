import type { Size } from 'fovea';
import type { Origin } from './box.ts';
import { documentProperty } from './dom.ts';

/** The size of the page and the origin of its coordinates. */
export interface PageExtent {
  readonly viewport: Size;
  readonly document: Size;
  readonly origin: Origin;
}

/** Measures a page. If it overflows to the left (right-to-left, vertical from the right), x starts there. */
export function extentOf(document: Document, view: Window): PageExtent {
  const scroller =
    documentProperty(document, 'scrollingElement') ?? documentProperty(document, 'documentElement');
  // Content that a page cuts off at the side, such as a closed menu, adds to its scroll width but is out of reach.
  const width = (hidesSides(document, view) ? scroller?.clientWidth : scroller?.scrollWidth) ?? 0;
  const height = scroller?.scrollHeight ?? 0;
  const leftward = scroller !== null && overflowsLeft(document, view) ? width - scroller.clientWidth : 0;
  return {
    viewport: { width: view.innerWidth, height: view.innerHeight },
    document: { width: Math.max(width, view.innerWidth), height: Math.max(height, view.innerHeight) },
    origin: { x: view.scrollX + Math.max(0, leftward), y: view.scrollY },
  };
}

/** The overflow of the window is that of the root, or else of the body. */
function hidesSides(document: Document, view: Window): boolean {
  for (const element of [documentProperty(document, 'documentElement'), documentProperty(document, 'body')]) {
    const overflow = element === null ? 'visible' : view.getComputedStyle(element).overflowX;
    if (overflow !== 'visible') return overflow === 'hidden' || overflow === 'clip';
  }
  return false;
}

/** A document overflows in the direction of its body, which browsers propagate to the viewport. */
function overflowsLeft(document: Document, view: Window): boolean {
  const source = documentProperty(document, 'body') ?? documentProperty(document, 'documentElement');
  if (source === null) return false;
  const { direction, writingMode } = view.getComputedStyle(source);
  if (writingMode === 'vertical-rl' || writingMode === 'sideways-rl') return true;
  return direction === 'rtl' && writingMode === 'horizontal-tb';
}
