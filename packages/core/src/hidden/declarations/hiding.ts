import { SPACES } from '../../page/spaces.ts';
import type { HiddenWay } from '../reasons.ts';
import type { Declarations } from './declarations.ts';
import { MAX_ILLEGIBLE_LETTERS, MIN_ILLEGIBLE_BLUR } from './legibility.ts';
import { pixels, ratio } from './lengths.ts';

/** Content at least this many pixels off the screen is never scrolled to. @sweep far-out */
const MIN_OFF_SCREEN = 900;
/** A size of at most this many pixels shows nothing: the usual recipe for text for screen readers alone uses one pixel. @sweep tiny */
const MAX_HIDDEN_SIZE = 1;
/** Opacity of at most this counts as none. @source WCAG 2.2: black at 10 % on white has a contrast of 1.25, and text needs 4.5. */
const MAX_HIDDEN_OPACITY = 0.1;

const EMPTY_CLIP = /^rect\(\s*(?:0|1px)(?:px)?[\s,]/u;
const EMPTY_SHAPE = /^(?:circle|ellipse)\(\s*0(?:px|%)?[\s)]/u;
const INSET = /^inset\(([^)]*)\)/u;
const POLYGON = /^polygon\((?:[a-z]+,)?([^)]*)\)/u;
const MOVED = /translate(?:x|y|3d)?\(\s*([^,)]*)(?:,\s*([^,)]*))?/u;
const FLATTENED = /scale(?:x|y|3d)?\(\s*(-?[\d.]+)(?:\s*,\s*(-?[\d.]+))?|matrix\(\s*0\s*,\s*0\s*,/u;
const ON_EDGE = /rotate[xy]\(\s*(?:-?90deg|-?270deg|-?0?\.25turn)\s*\)/u;
const FADED = /opacity\(\s*([\d.]+%?)\s*\)/u;
const BLUR = /blur\(\s*([\d.]+)px\s*\)/u;
const TRANSPARENT_MASK =
  /^linear-gradient\((?:(?:transparent|#0000|rgba\(0,\s*0,\s*0,\s*0\))(?:,\s*|(?=\))))+\)/u;

/** How a style hides its element and everything in it, or `null`; `folded` if it is going to move or fade in. */
export function hidingWay(style: Declarations): HiddenWay | null {
  if (style.get('display') === 'none') return 'display';
  if (style.get('content-visibility') === 'hidden') return 'display';
  if (isFaded(style)) return appears(style) ? 'folded' : 'opacity';
  if (isClipped(style)) return 'clip';
  if (isIndentedAway(style)) return 'off-screen';
  if (isFarOffScreen(style)) return appearsLater(style) ? 'folded' : 'off-screen';
  return sizeWay(style);
}

/** Whether a style prepares an element to fade or slide in, which is not meant to hide it. */
export function appears(style: Declarations): boolean {
  return [
    'transform',
    'transition',
    'transition-property',
    'animation',
    'animation-name',
    'will-change',
  ].some((name) => style.has(name) && style.get(name) !== 'none');
}

/** Whether nothing that a style paints can be seen. */
function isFaded(style: Declarations): boolean {
  if (ratio(style.get('opacity')) <= MAX_HIDDEN_OPACITY) return true;
  const filter = style.get('filter') ?? '';
  if (
    ratio(FADED.exec(filter)?.[1]) <= MAX_HIDDEN_OPACITY ||
    Number(BLUR.exec(filter)?.[1]) >= MIN_ILLEGIBLE_BLUR
  )
    return true;
  return TRANSPARENT_MASK.test(style.get('mask-image') ?? '');
}

function isClipped(style: Declarations): boolean {
  const path = style.get('clip-path') ?? '';
  if (EMPTY_CLIP.test(style.get('clip') ?? '') || EMPTY_CLIP.test(path) || EMPTY_SHAPE.test(path))
    return true;
  const inset = INSET.exec(path)?.[1];
  if (inset !== undefined) {
    const [top, right = top, bottom = top, left = right] = inset.trim().split(SPACES, 4).map(ratio);
    return top! + bottom! >= 1 || left! + right! >= 1;
  }
  const points = POLYGON.exec(path)?.[1]
    ?.split(',')
    .map((point) => point.trim());
  return points?.every((point) => point === points[0]) === true;
}

function isIndentedAway(style: Declarations): boolean {
  const indent = style.get('text-indent');
  if (isOffScreen(indent)) return true;
  return ratio(indent?.endsWith('%') ? indent : '') >= 1 && cuts(style);
}

function isFarOffScreen(style: Declarations): boolean {
  if (isPulledOffScreen(style, 'left') || isPulledOffScreen(style, 'top')) return true;
  const [, x, y] = MOVED.exec(style.get('transform') ?? '') ?? [];
  if ([x, y, ...(style.get('translate')?.split(SPACES, 2) ?? [])].some(isMovedFar)) return true;
  const position = style.get('position');
  const isFixed = position === 'fixed';
  if (position !== 'absolute' && position !== 'relative' && !isFixed) return false;
  // Readers can scroll to what is placed below the end of the page, unless it is fixed.
  return ['left', 'right', 'top', ...(isFixed ? ['bottom'] : [])].some((side) =>
    isOffScreen(style.get(side)),
  );
}

/** Whether a margin pulls an element off the screen. If padding or a border makes up for it, it only widens the background. */
function isPulledOffScreen(style: Declarations, side: 'left' | 'top'): boolean {
  const margin = style.get(`margin-${side}`);
  if (!isMovedFar(margin)) return false;
  const inside = [`padding-${side}`, `border-${side}-width`].map((name) => pixels(style.get(name)));
  return inside.reduce((sum, width) => sum + (width > 0 ? width : 0), pixels(margin)) <= -MIN_OFF_SCREEN;
}

/** Whether the margin of an inner box brings back what a margin pulls off the screen, as in grids of floats. */
export function isPulledBack(style: Declarations, inside: Declarations): boolean {
  const moved = new Map(style);
  for (const name of ['margin-left', 'margin-top']) {
    const away = pixels(style.get(name));
    const back = pixels(inside.get(name));
    if (away < 0 && back > 0) moved.set(name, `${away + back}px`);
  }
  return hidingWay(moved) === null;
}

/** Percentages do not count: they refer to the box or its container, as for a label above its picture, or a column beside another. */
function isMovedFar(length: string | undefined): boolean {
  return length?.includes('%') !== true && isOffScreen(length);
}

function isOffScreen(length: string | undefined): boolean {
  return pixels(length) <= -MIN_OFF_SCREEN;
}

const CUTS = /^(?:hidden|clip)/u;

function cuts(style: Declarations): boolean {
  return ['overflow', 'overflow-x', 'overflow-y'].some((name) => CUTS.test(style.get(name) ?? ''));
}

/** Hiding by size: a box without height is a closed accordion, one without height and width cannot be seen at all. */
function sizeWay(style: Declarations): HiddenWay | null {
  if (isFlattened(style)) return appearsLater(style) ? 'folded' : 'no-size';
  if (!cuts(style)) return null;
  const isFlat = ['height', 'max-height', 'line-height'].some((name) => isTiny(style.get(name), name));
  const isNarrow = isTiny(style.get('width')) || isTiny(style.get('max-width'));
  if (isFlat && isNarrow) return 'no-size';
  return isFlat ? 'folded' : isNarrow ? 'no-size' : null;
}

/** Like `appears`, for elements that a transform hides: the transform itself does not count. */
function appearsLater(style: Declarations): boolean {
  return ['transition', 'transition-property', 'animation', 'animation-name'].some(
    (name) => style.has(name) && style.get(name) !== 'none',
  );
}

function isFlattened(style: Declarations): boolean {
  const transform = style.get('transform') ?? '';
  const flat = FLATTENED.exec(transform);
  if (flat !== null && [flat[1] ?? '0', flat[2] ?? '1'].some((factor) => Math.abs(Number(factor)) < 0.02))
    return true;
  if (ON_EDGE.test(transform)) return true;
  return (
    style
      .get('scale')
      ?.split(SPACES, 2)
      .some((factor) => Math.abs(ratio(factor)) < 0.02) === true
  );
}

function isTiny(value: string | undefined, name = ''): boolean {
  return value !== undefined && Math.abs(pixels(value)) <= (name === 'line-height' ? 0 : MAX_HIDDEN_SIZE);
}

/** A font size: in pixels, or as a factor of the parent's. */
export interface LetterSize {
  readonly size: number;
  readonly isRelative: boolean;
}

/** Whether `visibility` hides; `null` if it is inherited. */
export function visibilityOf(style: Declarations): boolean | null {
  const value = style.get('visibility');
  if (value === undefined || value === 'inherit' || value === 'unset') return null;
  return value === 'hidden' || value === 'collapse';
}

const RELATIVE = /(?:\d(?:em|%)|er)$/u;

/** The font size that a style sets; `null` if it is inherited. */
export function letterSizeOf(style: Declarations): LetterSize | null {
  const value = style.get('font-size');
  if (value === undefined || value === 'inherit' || value === 'unset') return null;
  if (RELATIVE.test(value)) {
    const factor = value.endsWith('%') ? ratio(value) : Number.parseFloat(value);
    return { size: Number.isFinite(factor) ? factor : 1, isRelative: true };
  }
  const size = pixels(value);
  // Keywords such as `medium`, and sums that we cannot work out, count as legible; browsers keep `rem` from getting too small.
  const isRead = Number.isFinite(size) && (size === 0 || !value.endsWith('rem'));
  return { size: isRead ? size : 16, isRelative: false };
}

/** Whether letters of a size cannot be read. Browsers do not let relative sizes get too small, except for zero. */
export function isTooSmall({ size, isRelative }: LetterSize): boolean {
  return size === 0 || (!isRelative && size <= MAX_ILLEGIBLE_LETTERS);
}
