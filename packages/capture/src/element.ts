import { HiddenBy } from 'fovea';
import { type Box, boxOf, NO_BOX } from './box.ts';
import { clippingBelow, isClipped, isCutAway } from './clipping.ts';
import type { Context } from './context.ts';
import { rectangleOf } from './dom.ts';
import type { StyleTable } from './style-table.ts';

/** What was measured on a node, and what its children take over from it. */
export interface Measured {
  readonly box: Box;
  readonly style: number;
  readonly hidden: number;
}

/** GCE's bound: text at a fifth of its strength counts as gone. */
const LOWEST_OPACITY = 0.2;

/** Measures an element; `below` is what holds for its children. */
export function measureElement(
  element: Element,
  above: Context,
  pageWidth: number,
  styles: StyleTable,
): Measured & { readonly below: Context } {
  if (!above.isRendered) {
    const hidden = above.hidden | HiddenBy.noArea;
    return { box: NO_BOX, style: above.style, hidden, below: above };
  }
  const computed = above.view.getComputedStyle(element);
  const style = styles.place(computed);
  if (computed.display === 'none') {
    const below = { ...above, style, isRendered: false, hidden: above.hidden | HiddenBy.display };
    return { box: NO_BOX, style, hidden: below.hidden | HiddenBy.noArea, below };
  }
  const box = computed.display === 'contents' ? NO_BOX : boxOf(rectangleOf(element), above.origin);
  const opacity = above.opacity * Number(computed.opacity);
  const inherited =
    above.hidden |
    (opacity <= LOWEST_OPACITY ? HiddenBy.opacity : 0) |
    (isClipped(above.clipping, computed.position) || isCutAway(computed) ? HiddenBy.clip : 0);
  const own = inherited | (computed.visibility === 'visible' ? 0 : HiddenBy.visibility);
  const below = contextBelow(above, computed, box, { inherited, own, opacity, style });
  return { box, style, hidden: own | outOfSight(box, pageWidth), below };
}

interface Found {
  readonly inherited: number;
  readonly own: number;
  readonly opacity: number;
  readonly style: number;
}

function contextBelow(above: Context, computed: CSSStyleDeclaration, box: Box, found: Found): Context {
  const clipping = clippingBelow(above.clipping, computed, computed.display === 'contents' ? WHOLE : box);
  const isFolded = computed.contentVisibility === 'hidden';
  // Clipping is asked for again at every element, because it depends on how that one is positioned.
  const hidden = (found.inherited & ~HiddenBy.clip) | (isFolded ? HiddenBy.folded : 0);
  const clipBit = clipping.flow ? HiddenBy.clip : 0;
  return {
    ...above,
    isRendered: !isFolded,
    hidden,
    textHidden: hidden | (found.own & HiddenBy.visibility) | clipBit,
    opacity: found.opacity,
    clipping,
    style: found.style,
  };
}

/** A box that hides nothing: what an element without one has. */
const WHOLE = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Measures a text node by the rectangle around its range. */
export function measureText(text: Text, above: Context, pageWidth: number, range: Range): Measured {
  const hidden = above.isRendered ? above.textHidden : above.hidden;
  if (!above.isRendered || !HAS_INK.test(text.data)) {
    return { box: NO_BOX, style: above.style, hidden: hidden | HiddenBy.noArea };
  }
  range.selectNodeContents(text);
  const box = boxOf(range.getBoundingClientRect(), above.origin);
  return { box, style: above.style, hidden: hidden | outOfSight(box, pageWidth) };
}

const HAS_INK = /\S/;

function outOfSight(box: Box, pageWidth: number): number {
  if (box.width === 0 || box.height === 0) return HiddenBy.noArea;
  const isOutside = box.x + box.width <= 0 || box.y + box.height <= 0 || box.x >= pageWidth;
  return isOutside ? HiddenBy.offScreen : 0;
}
