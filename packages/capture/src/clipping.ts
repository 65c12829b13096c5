import { documentOf } from './dom.ts';

/** Whether the content of an element is clipped, by the position of a descendant: each depends on another ancestor. */
export interface Clipping {
  readonly flow: boolean;
  readonly absolute: boolean;
  readonly fixed: boolean;
}

/** Nothing is clipped. */
export const UNCLIPPED: Clipping = { flow: false, absolute: false, fixed: false };

const EVERYTHING: Clipping = { flow: true, absolute: true, fixed: true };

/**
 * Text for screen readers only usually keeps one pixel.
 * @source The usual recipe for text for screen readers alone, as in Bootstrap and WordPress: one pixel.
 */
const MAX_HIDDEN_SIZE = 1;
const CLIP_RECT = /^rect\((-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px\)$/;
const INSET = /^inset\(([^)]*?)(?: round [^)]*)?\)/;
const POLYGON = /^polygon\((?:\w+, )?([^)]*)\)/;
const NO_RADIUS = /^(?:circle|ellipse)\(0(?:px|%)?[ )]/;

/** True if the ancestors of an element in this position clip it away. */
export function isClipped(above: Clipping, position: string): boolean {
  if (position === 'absolute') return above.absolute;
  return position === 'fixed' ? above.fixed : above.flow;
}

/** True if `clip` or `clip-path` leaves nothing of an element in this position and its descendants. */
export function isCutAway(style: CSSStyleDeclaration, position: string): boolean {
  const { clipPath } = style;
  if (clipPath !== 'none' && clipPath !== '' && isEmptyShape(clipPath)) return true;
  if (position !== 'absolute' && position !== 'fixed') return false;
  const sides = CLIP_RECT.exec(style.clip);
  if (sides === null) return false;
  const [top, right, bottom, left] = sides.slice(1).map(Number) as [number, number, number, number];
  return right - left <= MAX_HIDDEN_SIZE || bottom - top <= MAX_HIDDEN_SIZE;
}

const REFERENCE = /^url\("#([^"]+)"\)/;

/** Whether an element is cut to a drawing that holds nothing. */
export function isCutToNothing(element: Element, { clipPath }: CSSStyleDeclaration): boolean {
  const id = REFERENCE.exec(clipPath)?.[1];
  return id !== undefined && documentOf(element)?.getElementById(id)?.childElementCount === 0;
}

function isEmptyShape(shape: string): boolean {
  const inset = INSET.exec(shape)?.[1];
  if (inset !== undefined) return isEmptyInset(inset.split(' '));
  const points = POLYGON.exec(shape)?.[1]?.split(', ');
  return points === undefined ? NO_RADIUS.test(shape) : points.every((point) => point === points[0]);
}

/** Whether two sides across from each other meet; lengths in pixels are left alone, as the box may be larger. */
function isEmptyInset(sides: readonly string[]): boolean {
  const share = (side: string): number => (side.endsWith('%') ? Number.parseFloat(side) : 0);
  const [top = 0, right = top, bottom = top, left = right] = sides.map(share);
  return top + bottom >= 100 || right + left >= 100;
}

/** Whether a line begins past the end of its box. */
function isIndentedAway(indent: string, width: number): boolean {
  const length = Number.parseFloat(indent);
  return indent.endsWith('%') ? length >= 100 : length >= width && width > 0;
}

/** The properties of an element that decide whether its children are clipped; asking the browser again would take time. */
export interface Clipper {
  readonly display: string;
  readonly position: string;
  readonly isCutAway: boolean;
}

/** The clipping of the children of an element. */
export function clippingBelow(
  above: Clipping,
  { display, position, isCutAway }: Clipper,
  style: CSSStyleDeclaration,
  size: { readonly width: number; readonly height: number },
): Clipping {
  if (isCutAway) return EVERYTHING;
  const isSmall = size.width <= MAX_HIDDEN_SIZE || size.height <= MAX_HIDDEN_SIZE;
  const cuts = style.overflow !== 'visible';
  // A cell of a collapsed column is cut, whatever its overflow is.
  const isCollapsed = display === 'table-cell' && size.width === 0;
  const isOut = cuts && isIndentedAway(style.textIndent, size.width);
  const hides = display !== 'inline' && display !== 'contents' && ((isSmall && cuts) || isCollapsed || isOut);
  const flow = isClipped(above, position) || hides;
  if (flow === above.flow && position === 'static') return above;
  // A box that is not positioned does not contain its absolute descendants, so it cannot clip them.
  return { flow, absolute: position === 'static' ? above.absolute : flow, fixed: above.fixed };
}
