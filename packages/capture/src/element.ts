import { HiddenBy } from 'fovea/layout';
import { type Box, NO_BOX, rounded } from './box.ts';
import { clippingBelow, isClipped, isCutAway, isCutToNothing } from './clipping.ts';
import type { Context } from './context.ts';
import { attributeOf, nodeTypeOf, parentOf, rectangleOf } from './dom.ts';
import { groundBelow, isUnreadable, paintsNothing } from './ink.ts';
import type { StyleTable } from './style-table.ts';

/** The measurements of a node: its box, its style, and what hides it. */
export interface Measured extends Box {
  readonly style: number;
  readonly hidden: number;
}

/** The measurements of an element, and what its children inherit from it. */
export interface MeasuredElement {
  readonly measured: Measured;
  readonly below: Context;
}

/**
 * Opacity of at most this makes an element invisible to methods that read the layout. Cleaning removes text, so its limit is lower
 * (`MAX_HIDDEN_OPACITY` in `fovea`).
 * @source The code of GCE (Jung et al. 2022): an element is visible with an opacity above .2
 */
const MAX_FADED_OPACITY = 0.2;

/** Measures an element; `name` is its tag name. */
export function measureElement(
  element: Element,
  name: string,
  above: Context,
  pageWidth: number,
  styles: StyleTable,
): MeasuredElement {
  if (!above.isRendered) return { measured: withoutBox(above.style, above.hidden), below: above };
  const computed = above.view.getComputedStyle(element);
  const style = styles.place(computed, name);
  // Every call into the browser costs time, so use what the table has just read.
  const { display, position, visibility, opacity: ownOpacity } = styles.rows[style]!;
  if (display === 'none') {
    const below = { ...above, style, isRendered: false, hidden: above.hidden | HiddenBy.display };
    return { measured: withoutBox(style, below.hidden), below };
  }
  const isCut = isCutAway(computed, position) || isCutToNothing(element, computed);
  const clipper = { display, position, isCutAway: isCut };
  const opacity = above.opacity * ownOpacity;
  const isFaded = opacity <= MAX_FADED_OPACITY;
  // What fades for good is no text that has yet to appear.
  const isGone = paintsNothing(computed) || (isFaded && ownOpacity < 1 && !isPrepared(element, computed));
  const inherited =
    above.hidden |
    (isFaded ? HiddenBy.opacity : 0) |
    (isGone ? HiddenBy.unreadable : 0) |
    (clipper.isCutAway || isClipped(above.clipping, position) ? HiddenBy.clip : 0);
  const own = inherited | (visibility === 'visible' ? 0 : HiddenBy.visibility);
  const hasBox = display !== 'contents';
  const measured = hasBox
    ? withBox(rectangleOf(element), above, style, own | fixedAway(element, position, above), pageWidth)
    : withoutBox(style, own);
  const clipping = clippingBelow(above.clipping, clipper, computed, hasBox ? measured : UNLIMITED);
  // Inline content cannot be skipped, whatever its style says.
  const isSkipped = display !== 'inline' && computed.contentVisibility === 'hidden';
  // The browser's search opens the one, only a script the other.
  const skippedBy =
    attributeOf(element, 'hidden')?.toLowerCase() === 'until-found' ? HiddenBy.folded : HiddenBy.display;
  // Clipping is computed for each element, because it depends on the element's position.
  const hidden =
    (inherited & ~HiddenBy.clip) |
    (isSkipped ? skippedBy : 0) |
    (measured.hidden & HiddenBy.offScreen & fixedAway(element, position, above));
  const ground = groundBelow(above.ground, computed, position);
  const textHidden =
    hidden |
    (own & HiddenBy.visibility) |
    (clipping.flow ? HiddenBy.clip : 0) |
    (isUnreadable(computed, ground) ? HiddenBy.unreadable : 0);
  const { view, origin, range, base } = above;
  const isRendered = !isSkipped;
  const below = {
    view,
    origin,
    range,
    base,
    isRendered,
    hidden,
    textHidden,
    opacity,
    clipping,
    ground,
    style,
  };
  return { measured, below };
}

/** Whether a style will let an element appear: a transition, a transform, or an animation that is not over. */
function isPrepared(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.transform !== 'none' || style.willChange !== 'auto') return true;
  if (HAS_TIME.test(style.transitionDuration)) return true;
  if (style.animationName === 'none') return false;
  return element.getAnimations().some(({ playState }) => playState !== 'finished');
}

const HAS_TIME = /[1-9]/;

/** What is fixed below or beside the window is never scrolled to. */
function fixedAway(element: Element, position: string, { view }: Context): number {
  if (position !== 'fixed') return 0;
  const { top, left } = rectangleOf(element);
  return top >= view.innerHeight || left >= view.innerWidth ? HiddenBy.offScreen : 0;
}

/** The size of an element without a box, which clips nothing. */
const UNLIMITED = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Measures a text node, whose text is `data`, by the rectangle around its range. */
export function measureText(text: Text, data: string, above: Context, pageWidth: number): Measured {
  const hidden = above.isRendered ? above.textHidden : above.hidden;
  if (!above.isRendered || !HAS_INK.test(data)) return withoutBox(above.style, hidden);
  const rect = data.length > MAX_MEASURED ? filledRect(text, above) : rangeRect(text, above);
  // Flattened letters, and text without a box, are illegible.
  const isFlat = rect.width < 1 || rect.height < 1;
  return withBox(rect, above, above.style, hidden | (isFlat ? HiddenBy.unreadable : 0), pageWidth);
}

const HAS_INK = /\S/;

/** Characters whose lines the browser goes through in a moment. @cap */
const MAX_MEASURED = 500_000;

function rangeRect(text: Text, { range }: Context): DOMRect {
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** A text of such a length fills the element it is in, if that has a box of its own. */
function filledRect(text: Text, above: Context): DOMRect {
  const parent = parentOf(text);
  if (parent === null || nodeTypeOf(parent) !== 1) return rangeRect(text, above);
  const rect = rectangleOf(parent as unknown as Element);
  return rect.width < 1 || rect.height < 1 ? rangeRect(text, above) : rect;
}

function withoutBox(style: number, hidden: number): Measured {
  return { ...NO_BOX, style, hidden: hidden | HiddenBy.noArea };
}

/** The measurements of a client rectangle, in page coordinates. */
function withBox(
  rect: DOMRect,
  { origin }: Context,
  style: number,
  hidden: number,
  pageWidth: number,
): Measured {
  const x = rounded(rect.left + origin.x);
  const y = rounded(rect.top + origin.y);
  const width = rounded(rect.width);
  const height = rounded(rect.height);
  return { x, y, width, height, style, hidden: hidden | outOfSight(x, y, width, height, pageWidth) };
}

function outOfSight(x: number, y: number, width: number, height: number, pageWidth: number): number {
  if (width === 0 || height === 0) return HiddenBy.noArea;
  return x + width <= 0 || y + height <= 0 || x >= pageWidth ? HiddenBy.offScreen : 0;
}
