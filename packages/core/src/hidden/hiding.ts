import type { Declarations } from './declarations.ts';
import type { HiddenWay } from './reasons.ts';

/** How far out something stands that is never scrolled to, in pixels. @sweep far-out */
const FAR = 900;
/** At most this is no size: the usual recipe for texts that only screen readers read is one pixel. @sweep tiny */
const TINY = 1;

const LENGTH = /^(-?\d{0,6}(?:\.\d{1,6})?)(px|em|rem|vw|vh|%|pt|ch)?$/u;
const CLIPPED = /^rect\(\s*(?:0|1px)[\s,]|^inset\(\s*(?:50|100)%|^circle\(\s*0/u;
const FAR_TRANSFORM = /translate(?:x|y|3d)?\([^)]*-\s?\d{4,}/u;
/** Alpha is what comes after a slash or a third comma; the last of three numbers is a colour, as in `rgb(0, 0, 0)`. */
const NO_ALPHA =
  /^(?:transparent|(?:rgb|hsl)a?\((?:[^,/)]{0,99}(?:,[^,/)]{0,99}){2},|[^,/)]{0,99}\/)\s{0,9}0?\.?0+%?\s{0,9}\)|#[\da-f]{3}0|#[\da-f]{6}00)$/u;
/** Keywords of every property: two of them are equal without being the same colour. */
const TAKEN_OVER: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);
/** Pixels of one unit, roughly: what is hidden is hidden by hundreds of them. @sweep unit-pixels */
const PIXELS: Readonly<Record<string, number>> = { em: 16, rem: 16, ch: 8, pt: 1.3, vw: 10, vh: 8, '%': 10 };

/** How a style hides its element, or `null`; what will move or fade in is `folded`. */
export function hidingWay(style: Declarations): HiddenWay | null {
  if (style.get('display') === 'none') return 'display';
  const visibility = style.get('visibility');
  if (visibility === 'hidden' || visibility === 'collapse') return appears(style) ? 'folded' : 'visibility';
  if (isZero(style.get('opacity'))) return appears(style) ? 'folded' : 'opacity';
  if (isClipped(style)) return 'clip';
  if (isFarOut(style)) return 'off-screen';
  return sizeWay(style) ?? (isTransparent(style) ? 'transparent' : null);
}

/** Pages let their content fade or slide in; a style that prepares for it is not meant to hide. */
function appears(style: Declarations): boolean {
  return [
    'transform',
    'transition',
    'transition-property',
    'animation',
    'animation-name',
    'will-change',
  ].some((name) => style.has(name) && style.get(name) !== 'none');
}

function isZero(value: string | undefined): boolean {
  return value !== undefined && value !== '' && Number(value.replace('%', '')) === 0;
}

function isClipped(style: Declarations): boolean {
  return CLIPPED.test(style.get('clip') ?? '') || CLIPPED.test(style.get('clip-path') ?? '');
}

function isFarOut(style: Declarations): boolean {
  if (pixels(style.get('text-indent')) <= -FAR) return true;
  if (FAR_TRANSFORM.test(style.get('transform') ?? '')) return true;
  const position = style.get('position');
  if (position !== 'absolute' && position !== 'fixed') return false;
  return ['left', 'right', 'top'].some((side) => pixels(style.get(side)) <= -FAR);
}

/** A box without height is a closed accordion; one without width as well is nothing. */
function sizeWay(style: Declarations): HiddenWay | null {
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((name) => style.get(name) === 'hidden');
  if (!cuts) return null;
  const isFlat = isTiny(style.get('height')) || isTiny(style.get('max-height'));
  const isNarrow = isTiny(style.get('width')) || isTiny(style.get('max-width'));
  if (isFlat && isNarrow) return 'no-size';
  return isFlat ? 'folded' : isNarrow ? 'no-size' : null;
}

function isTiny(value: string | undefined): boolean {
  return value !== undefined && Math.abs(pixels(value)) <= TINY;
}

/** Text without colour, or in that of its background; letters cut out of a picture have none on purpose. */
function isTransparent(style: Declarations): boolean {
  const clip = style.get('background-clip') ?? style.get('-webkit-background-clip');
  if (clip === 'text') return false;
  const color = style.get('-webkit-text-fill-color') ?? style.get('color');
  if (color === undefined || TAKEN_OVER.has(color)) return false;
  if (NO_ALPHA.test(color)) return true;
  return color === (style.get('background-color') ?? style.get('background'));
}

/** A length in pixels, `NaN` where it is none. */
function pixels(value: string | undefined): number {
  const match = LENGTH.exec(value ?? '');
  if (match === null || match[1] === '' || match[1] === '-') return Number.NaN;
  return Number(match[1]) * (PIXELS[match[2] ?? ''] ?? 1);
}

/** Whether a style makes letters of no size; elements inside may give themselves one. */
export function hasNoFontSize(style: Declarations): boolean {
  const size = style.get('font-size');
  return size !== undefined && pixels(size) < TINY;
}
