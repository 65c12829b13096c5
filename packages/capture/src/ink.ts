import { LEGIBILITY } from 'fovea/layout';

/** Red, green and blue from 0 to 255, and alpha. */
type Colour = readonly [number, number, number, number];

/** The background of text; `null` if it is a picture, or unknown. */
export type Ground = Colour | null;

/** What a page without a colour of its own is shown on. @format */
const PAPER: Colour = [255, 255, 255, 1];

/** The same limits as for pages that are not rendered. */
const { maxIllegibleLetters, maxInvisibleAlpha, maxInvisibleDifference, minOpaqueAlpha, minIllegibleBlur } =
  LEGIBILITY;

/** The ground of a page: paper, unless it may be dark. */
export function groundOfPage(view: Window, root: Element | null): Ground {
  return root !== null && view.getComputedStyle(root).colorScheme.includes('dark') ? null : PAPER;
}

/** The background that an element provides for its content. */
export function groundBelow(above: Ground, style: CSSStyleDeclaration, position: string): Ground {
  if (style.backgroundImage !== 'none') return null;
  const colour = readColour(style.backgroundColor);
  if (colour === null || colour[3] >= minOpaqueAlpha) return colour;
  // Positioned or floated elements may overlap anything.
  if (position === 'absolute' || position === 'fixed' || style.cssFloat !== 'none') return null;
  return colour[3] <= maxInvisibleAlpha ? above : null;
}

/** Whether the letters of an element cannot be told from their ground, or are too small. */
export function isUnreadable(style: CSSStyleDeclaration, ground: Ground): boolean {
  if (Number.parseFloat(style.fontSize) <= maxIllegibleLetters) return true;
  // Letters that are cut out of a picture have no colour on purpose.
  if (style.backgroundClip === 'text' || isOutlined(style)) return false;
  const ink = readColour(style.webkitTextFillColor);
  if (ink === null) return false;
  return (
    ink[3] <= maxInvisibleAlpha ||
    (ground !== null && [0, 1, 2].every((at) => Math.abs(ink[at]! - ground[at]!) <= maxInvisibleDifference))
  );
}

/** Whether a shadow or a stroke around letters tells them from any ground. */
function isOutlined({ textShadow, webkitTextStrokeWidth }: CSSStyleDeclaration): boolean {
  return (textShadow ?? 'none') !== 'none' || Number.parseFloat(webkitTextStrokeWidth) > 0;
}

const FADED = /opacity\(([\d.]+)\)/;
const BLUR = /blur\(([\d.]+)px\)/;
const CLEAR = 'rgba(0, 0, 0, 0)';
const CLEAR_START = /^linear-gradient\([^()]*$/;
const CLEAR_END = /^[^()]*\)$/;
const PARENTHESES = /[()]/;

/** Whether a filter or a mask leaves nothing of what an element paints. */
export function paintsNothing({ filter, maskImage }: CSSStyleDeclaration): boolean {
  if (filter !== 'none' && filter !== '') {
    if (
      Number(FADED.exec(filter)?.[1]) <= maxInvisibleAlpha ||
      Number(BLUR.exec(filter)?.[1]) >= minIllegibleBlur
    )
      return true;
  }
  return maskImage !== undefined && maskImage !== 'none' && isClear(maskImage);
}

/** Whether a mask is a gradient in which every colour is clear. */
function isClear(mask: string): boolean {
  const [start, ...between] = mask.split(CLEAR);
  const end = between.pop();
  if (end === undefined || !CLEAR_START.test(start!) || !CLEAR_END.test(end)) return false;
  return !between.some((stops) => PARENTHESES.test(stops));
}

const COLOUR = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** Reads a colour as browsers write it; `null` for other colour spaces. */
function readColour(text: string): Colour | null {
  const match = COLOUR.exec(text);
  if (match === null) return null;
  return [
    Number(match[1]),
    Number(match[2]),
    Number(match[3]),
    match[4] === undefined ? 1 : Number(match[4]),
  ];
}
