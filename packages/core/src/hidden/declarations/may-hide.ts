import { unescapeCss } from '../../page/selectors/unescape-css.ts';
import { withoutComments } from '../sheets/css-comments.ts';
import { isDark, isFaint, looksLike, readColour } from './colours.ts';
import { cascade, type Declarations, type Declared, readDeclarations } from './declarations.ts';
import type { Grounds } from './grounds.ts';
import { hidingWay, isTooSmall, letterSizeOf, visibilityOf } from './hiding.ts';
import { KEEPS_LAST_STEP, type ValuesOfVariable, withAnyVariable } from './variables.ts';

/**
 * Declarations that can hide, alone or with others. All style sheets of a page are searched for them, so speed matters more than
 * precision: whatever is found is then parsed and judged. No alternative reads past the end of a value, which keeps the search
 * linear.
 */
const HIDES = [
  'display\\s*:\\s*(?:none|v)',
  'visibility\\s*:\\s*[hcv]',
  'content-v',
  'opacity\\s*:\\s*(?:0(?!\\.[2-9])|\\.[01]|\\d0?%|\\de|-|v)',
  'clip(?:-path)?\\s*:\\s*[rcipev]',
  'mask(?:-image)?\\s*:\\s*[lv]',
  'filter\\s*:[^{};]*(?:opac|blur|var)',
  '(?:left|right|top|bottom|inset|margin|translate)[\\w-]*\\s*:(?:[^{};]*-\\s?(?:\\d{3}|\\d\\d(?:r?em|v|%|ch|pt|\\.)|\\de)|[^{};]*(?:calc|var)\\()',
  'text-indent\\s*:\\s*(?:-|\\d{3}|calc|var)',
  'font(?:-size)?\\s*:(?:[^{};]*[\\s:](?:0+(?![\\d.])|[012]?(?:\\.\\d+)?p[xt]|0?\\.0)|\\s*(?:0|\\.0|calc|var|[012]?(?:\\.\\d+)?p[xt]))',
  '(?:max-|line-)?(?:height|width)\\s*:\\s*(?:[0.]|1(?:px)?(?![\\w.%])|-)',
  'scale\\s*:\\s*(?:0|\\.0|v)',
  'transform\\s*:[^{};]*(?:scale|rotate[xy]|matrix|-\\s?\\d\\d|var)',
  'animation\\s*:[^{};]*(?:forw|both)',
].join('|');
const HIDES_OUTRIGHT = new RegExp(`(?:^|;)\\s*(?:-webkit-|-moz-)?(?:${HIDES})`, 'i');
const INK = /(?:^|;)\s*(?:-webkit-text-fill-)?color\s*:\s*([^;!}]+)/gi;
const GROUND = /background(?:-color)?\s*:\s*([^;!}]+)/gi;

/** Transparent text colours, and text colours declared next to the same background colour. */
const BLENDS = [
  '(?:text-fill-)?color\\s*:\\s*(?:tr|rgba|hsla|(?:rgb|hsl)\\([^(){};]*/|#[\\da-f]{3}0(?![\\da-f])|#[\\da-f]{6}0)',
  'color\\s*:\\s*([^;{}!]{3,30})[;!][^{}]{0,99}background(?:-color)?\\s*:\\s*\\1',
  'background(?:-color)?\\s*:\\s*([^;{}!]{3,30})(?:[;!][^{}]{0,99})?;\\s*color\\s*:\\s*\\2',
].join('|');
const SIGN_BEFORE = '[{;}]\\s*(?:-webkit-|-moz-)?';

/**
 * Find the declarations in a style sheet that may hide; a match includes the character before the declaration. If all style
 * sheets are on the page, any text colour may turn out to be that of its background.
 */
export const MAY_HIDE: RegExp = new RegExp(`${SIGN_BEFORE}(?:${HIDES}|${BLENDS})`, 'gi');
export const MAY_HIDE_OR_BLEND: RegExp = new RegExp(
  `${SIGN_BEFORE}(?:${HIDES}|(?:text-fill-)?color\\s*:)`,
  'gi',
);

/** How declarations may hide, as bits. @format */
export const Suspicion = { none: 0, display: 1, other: 2 } as const;

/** Declarations that make others hide. */
const HELP: Declared = {
  usual: new Map([
    ['position', 'fixed'],
    ['overflow', 'hidden'],
  ]),
  important: new Map(),
};

/** Tells declarations that may hide from those that cannot, so that few styles have to be worked out. */
export class HidingHints {
  readonly #valuesOf: ValuesOfVariable;
  readonly #findGrounds: () => Grounds | null;
  #foundGrounds: Grounds | null | undefined;
  /** Whether text may be invisible in a colour, by the colour as written. */
  readonly #inks = new Map<string, boolean>();

  /** `findGrounds` finds the possible backgrounds of text; `null` if style sheets elsewhere may set others. */
  constructor(findGrounds: () => Grounds | null, valuesOf: ValuesOfVariable) {
    this.#findGrounds = findGrounds;
    this.#valuesOf = valuesOf;
  }

  /** Whether the declarations of a block may hide, judging by the text alone. */
  mayHide(body: string): boolean {
    const plain = unescapeCss(withoutComments(body));
    if (HIDES_OUTRIGHT.test(plain)) return true;
    const inks = [...plain.matchAll(INK)].map(([, ink]) => ink!);
    if (inks.length === 0) return false;
    if (inks.some((ink) => this.#mayBlend(ink))) return true;
    const grounds = [...plain.matchAll(GROUND)];
    if (grounds.length === 0) return false;
    // Nearly always one of each. To tell which of several apply takes a closer look.
    return inks.length + grounds.length === 2
      ? isOwnGround(inks[0]!, grounds[0]![1])
      : this.#hasNoInk(cascade([readDeclarations(body)]));
  }

  /** How declarations may hide in the worst case: with the help of any others, and with any value of their variables. */
  suspicionOf(declared: Declared): number {
    const style = cascade([HELP, declared]);
    const suspicion = this.#suspicionOf(style);
    if (suspicion !== Suspicion.none) return suspicion;
    for (const other of withAnyVariable(style, this.#valuesOf)) {
      const found = this.#suspicionOf(other);
      if (found !== Suspicion.none) return found;
    }
    return Suspicion.none;
  }

  #suspicionOf(style: Declarations): number {
    const way = hidingWay(style);
    const display = way === 'display' ? Suspicion.display : Suspicion.none;
    const letters = letterSizeOf(style);
    const isOther =
      (way !== null && way !== 'display') ||
      visibilityOf(style) === true ||
      (letters !== null && isTooSmall(letters)) ||
      KEEPS_LAST_STEP.test(style.get('animation') ?? '') ||
      this.#hasNoInk(style);
    return isOther ? display | Suspicion.other : display;
  }

  #hasNoInk(style: Declarations): boolean {
    const ink = style.get('text-fill-color') ?? style.get('color');
    return ink !== undefined && (this.#mayBlend(ink) || isOwnGround(ink, style.get('background-color')));
  }

  get #grounds(): Grounds | null {
    if (this.#foundGrounds === undefined) this.#foundGrounds = this.#findGrounds();
    return this.#foundGrounds;
  }

  /** Whether text of this colour may have the same colour as its background. */
  #mayBlend(text: string): boolean {
    const ink = text.trim().toLowerCase();
    let mayBlend = this.#inks.get(ink);
    if (mayBlend === undefined) {
      mayBlend = this.#isGround(ink);
      this.#inks.set(ink, mayBlend);
    }
    return mayBlend;
  }

  #isGround(ink: string): boolean {
    if (ink.includes('var(')) return this.#grounds !== null;
    const colour = readColour(ink);
    if (colour === null) return false;
    if (isFaint(colour)) return true;
    // Most text is nearly black, and so is the background of many footers.
    if (isDark(colour) || this.#grounds === null) return false;
    return this.#grounds === 'any' || this.#grounds.some((ground) => looksLike(colour, ground));
  }
}

/** Whether text has the colour of its own background. */
function isOwnGround(ink: string, ground: string | undefined): boolean {
  if (ground === undefined) return false;
  const [one, other] = [ink, ground].map((text) => readColour(text.trim().toLowerCase()));
  return one != null && other != null && looksLike(one, other);
}
