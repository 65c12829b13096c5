import type { ComputedStyle } from 'fovea';
import type { StyleDetail } from './options.ts';

/**
 * The initial values of CSS, for the document node and the DOCTYPE, which have no style.
 * @source CSS: the initial values of the properties.
 */
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

/** `line-height: normal` in most fonts; the browser gives no number. @source CSS 2.1, section 10.8.1, recommends 1.0 to 1.2. */
const NORMAL_LINE = 1.2;

/** The values of a style as the browser writes them. */
type StyleTexts = Readonly<Record<Exclude<keyof ComputedStyle, 'float'> | 'cssFloat', string>>;

/** The distinct styles of a page; row 0 has the initial values. */
export class StyleTable {
  readonly rows: ComputedStyle[] = [INITIAL];
  readonly #places = new Map<string, number>();
  /** The last style of each kind of element, which the next one usually shares. */
  readonly #lastOf = new Map<string, { readonly texts: StyleTexts; readonly place: number }>();
  readonly #isFull: boolean;

  constructor(detail: StyleDetail) {
    this.#isFull = detail === 'all';
  }

  /** The row of a computed style; `kind` is the name of the element. */
  place(style: CSSStyleDeclaration, kind: string): number {
    const texts = textsOf(style, this.#isFull);
    const last = this.#lastOf.get(kind);
    if (last !== undefined && areEqual(texts, last.texts)) return last.place;
    const key = Object.values(texts).join('|');
    const place = this.#places.get(key) ?? this.rows.push(plainStyle(texts)) - 1;
    this.#places.set(key, place);
    this.#lastOf.set(kind, { texts, place });
    return place;
  }
}

/** Reads each property once, because every read is a call into the browser. */
function textsOf(style: CSSStyleDeclaration, isFull: boolean): StyleTexts {
  return {
    display: style.display,
    visibility: style.visibility,
    position: style.position,
    cssFloat: isFull ? style.cssFloat : INITIAL.float,
    whiteSpace: isFull ? style.whiteSpace : INITIAL.whiteSpace,
    writingMode: style.writingMode,
    direction: isFull ? style.direction : INITIAL.direction,
    opacity: style.opacity,
    fontSize: style.fontSize,
    fontWeight: isFull ? style.fontWeight : '',
    lineHeight: isFull ? style.lineHeight : '',
    textAlign: isFull ? style.textAlign : INITIAL.textAlign,
    color: isFull ? style.color : INITIAL.color,
    backgroundColor: isFull ? style.backgroundColor : INITIAL.backgroundColor,
  };
}

function areEqual(one: StyleTexts, other: StyleTexts): boolean {
  return (
    one.display === other.display &&
    one.visibility === other.visibility &&
    one.position === other.position &&
    one.cssFloat === other.cssFloat &&
    one.whiteSpace === other.whiteSpace &&
    one.writingMode === other.writingMode &&
    one.direction === other.direction &&
    one.opacity === other.opacity &&
    one.fontSize === other.fontSize &&
    one.fontWeight === other.fontWeight &&
    one.lineHeight === other.lineHeight &&
    one.textAlign === other.textAlign &&
    one.color === other.color &&
    one.backgroundColor === other.backgroundColor
  );
}

function plainStyle({ cssFloat, ...texts }: StyleTexts): ComputedStyle {
  const fontSize = numberOf(texts.fontSize, INITIAL.fontSize);
  return {
    display: texts.display,
    visibility: texts.visibility,
    position: texts.position,
    float: cssFloat,
    whiteSpace: texts.whiteSpace,
    writingMode: texts.writingMode,
    direction: texts.direction,
    opacity: numberOf(texts.opacity, 1),
    fontSize,
    fontWeight: numberOf(texts.fontWeight, INITIAL.fontWeight),
    lineHeight: numberOf(texts.lineHeight, Math.round(fontSize * NORMAL_LINE * 100) / 100),
    textAlign: texts.textAlign,
    color: texts.color,
    backgroundColor: texts.backgroundColor,
  };
}

function numberOf(text: string, otherwise: number): number {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : otherwise;
}
