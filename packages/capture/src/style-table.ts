import type { ComputedStyle } from 'fovea';

/** What the document node and a DOCTYPE have, which no style applies to: the initial values of CSS. */
const INITIAL: ComputedStyle = {
  display: 'block',
  visibility: 'visible',
  position: 'static',
  float: 'none',
  whiteSpace: 'normal',
  writingMode: 'horizontal-tb',
  direction: 'ltr',
  opacity: 1,
  fontSize: 16,
  fontWeight: 400,
  lineHeight: 19.2,
  textAlign: 'start',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgba(0, 0, 0, 0)',
};

/** What `line-height: normal` comes to in most fonts; the browser tells no number. */
const NORMAL_LINE = 1.2;

/** The distinct styles of a page; row 0 holds the initial values. */
export class StyleTable {
  readonly rows: ComputedStyle[] = [INITIAL];
  readonly #places = new Map<string, number>();

  /** The row of a computed style. */
  place(style: CSSStyleDeclaration): number {
    // One string out of what the browser hands over is far cheaper than an object per element.
    const key = `${style.display}|${style.visibility}|${style.position}|${style.cssFloat}|${style.whiteSpace}|${style.writingMode}|${style.direction}|${style.opacity}|${style.fontSize}|${style.fontWeight}|${style.lineHeight}|${style.textAlign}|${style.color}|${style.backgroundColor}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.rows.length;
    this.rows.push(plainStyle(style));
    this.#places.set(key, place);
    return place;
  }
}

function plainStyle(style: CSSStyleDeclaration): ComputedStyle {
  const fontSize = numberOf(style.fontSize, INITIAL.fontSize);
  return {
    display: style.display,
    visibility: style.visibility,
    position: style.position,
    float: style.cssFloat,
    whiteSpace: style.whiteSpace,
    writingMode: style.writingMode,
    direction: style.direction,
    opacity: numberOf(style.opacity, 1),
    fontSize,
    fontWeight: numberOf(style.fontWeight, INITIAL.fontWeight),
    lineHeight: numberOf(style.lineHeight, Math.round(fontSize * NORMAL_LINE * 100) / 100),
    textAlign: style.textAlign,
    color: style.color,
    backgroundColor: style.backgroundColor,
  };
}

function numberOf(text: string, otherwise: number): number {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : otherwise;
}
