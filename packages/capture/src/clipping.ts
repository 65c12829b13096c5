/** What clips the content of an element, by how a descendant is positioned: each looks to another ancestor. */
export interface Clipping {
  readonly flow: boolean;
  readonly absolute: boolean;
  readonly fixed: boolean;
}

/** Nothing is clipped. */
export const UNCLIPPED: Clipping = { flow: false, absolute: false, fixed: false };

const EVERYTHING: Clipping = { flow: true, absolute: true, fixed: true };

/** The usual way to keep text for screen readers alone leaves one pixel. */
const SMALLEST = 1;
const CLIP_RECT = /^rect\((-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px\)$/;
const INSET = /^inset\(([\d.]+)%/;
const NO_RADIUS = /^(?:circle|ellipse)\(0(?:px|%)?[ )]/;

/** Whether an element in this position is cut away by those above it. */
export function isClipped(above: Clipping, position: string): boolean {
  if (position === 'absolute') return above.absolute;
  return position === 'fixed' ? above.fixed : above.flow;
}

/** Whether `clip` or `clip-path` leaves nothing of an element in this position and all below it. */
export function isCutAway(style: CSSStyleDeclaration, position: string): boolean {
  const { clipPath } = style;
  if (clipPath !== 'none' && clipPath !== '' && isEmptyShape(clipPath)) return true;
  if (position !== 'absolute' && position !== 'fixed') return false;
  const sides = CLIP_RECT.exec(style.clip);
  if (sides === null) return false;
  const [top, right, bottom, left] = sides.slice(1).map(Number) as [number, number, number, number];
  return right - left <= SMALLEST || bottom - top <= SMALLEST;
}

function isEmptyShape(shape: string): boolean {
  const inset = INSET.exec(shape);
  return inset === null ? NO_RADIUS.test(shape) : Number(inset[1]) >= 50;
}

/** What of an element decides about the clipping of its children; asking the browser for it again would cost time. */
export interface Clipper {
  readonly display: string;
  readonly position: string;
  readonly isCutAway: boolean;
}

/** The clipping that the children of an element are under. */
export function clippingBelow(
  above: Clipping,
  { display, position, isCutAway }: Clipper,
  style: CSSStyleDeclaration,
  size: { readonly width: number; readonly height: number },
): Clipping {
  if (isCutAway) return EVERYTHING;
  const isSmall = size.width <= SMALLEST || size.height <= SMALLEST;
  const hides = isSmall && display !== 'inline' && display !== 'contents' && style.overflow !== 'visible';
  const flow = isClipped(above, position) || hides;
  if (flow === above.flow && position === 'static') return above;
  // A box that is not positioned holds none of its absolute descendants, so it cannot clip them.
  return { flow, absolute: position === 'static' ? above.absolute : flow, fixed: above.fixed };
}
