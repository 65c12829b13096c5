/** Whether a condition holds for every reader, for some of them, or for none. */
export type Applies = 'always' | 'sometimes' | 'never';

/** A window in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Desktop windows: on a small laptop and on a large screen. @source The most frequent screen sizes, 16 to 9. */
const DESKS: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
/**
 * The window of a phone. What is hidden only on desktops belongs to another form of the page, and is not hidden from its readers.
 * @source The width of most phones in CSS pixels.
 */
const TELEPHONE: Size = { width: 390, height: 844 };

/** Conditions are short; longer ones are not read. @cap */
const MAX_LENGTH = 1_000;

/** `not`, `only`, a medium, and conditions in brackets. */
const QUERY = /\s*(not\s+|only\s+)?(?:([a-z-]+)(?:\s+and\s|\s*$))?([\s\S]*)/iu;
const SCREEN = /^(?:all|screen)$/iu;
const FEATURE = /\(([^()]*)\)/gu;
const BOUND = /^(min|max)-(?:device-)?(width|height)\s*:\s*([\d.]+)(px|em|rem)?$/iu;
const RANGE =
  /^(?:([\d.]+)(px|em|rem)?\s*(<=?|>=?)\s*)?(?:inline-size|(width|height))(?:\s*(<=?|>=?)\s*([\d.]+)(px|em|rem)?)?$/iu;
/** Features that nearly every reader has. */
const COMMON_FEATURES =
  /^(?:prefers-color-scheme\s*:\s*light|color|scripting\s*:\s*enabled|prefers-reduced-motion\s*:\s*no-preference|min-resolution\s*:\s*[01]\D*|width|height)$/iu;
/** Features of every desktop. */
const DESKTOP_FEATURES =
  /^(?:orientation\s*:\s*landscape|(?:any-)?hover(?:\s*:\s*hover)?|(?:any-)?pointer\s*:\s*fine)$/iu;
/** Pixels per `em` and `rem` in a condition. @format */
const EM = 16;

/** The most frequent condition in its usual form, with a fast path that gives the same answer. */
const WIDTH = /^ ?(?:(?:only )?screen and )?\((min|max)-width: ?([\d.]+)px\)$/u;

/** Whether the condition of `@media`, or of a `media` attribute, holds. A condition that only phones meet counts as never met. */
export function mediaApplies(list: string): Applies {
  if (list.trim() === '') return 'always';
  if (list.length > MAX_LENGTH) return 'never';
  const isMet = queryOf(list);
  const desks = DESKS.filter(isMet).length;
  if (desks === 0) return 'never';
  return desks === DESKS.length && isMet(TELEPHONE) ? 'always' : 'sometimes';
}

function queryOf(list: string): (window: Size) => boolean {
  const width = WIDTH.exec(list);
  if (width === null) return (window) => list.split(',').some((query) => meetsQuery(query, window));
  const bound = Number(width[2]);
  return width[1] === 'min' ? (window) => window.width >= bound : (window) => window.width <= bound;
}

function meetsQuery(query: string, window: Size): boolean {
  const [, word, medium, features] = QUERY.exec(query)!;
  const isNot = word?.trim().toLowerCase() === 'not';
  const isMedium = medium === undefined || SCREEN.test(medium);
  const found = [...features!.matchAll(FEATURE)].map(([, feature]) => meetsFeature(feature!.trim(), window));
  // What we do not understand, such as `or`, `not` between brackets, or nested brackets, never holds, not even when negated.
  const rest = features!.replace(FEATURE, '').replaceAll(/\band\b/giu, '');
  if (found.includes(null) || rest.trim() !== '') return false;
  return isNot !== (isMedium && found.every(Boolean));
}

/** Whether a window has a feature; `null` if we cannot tell. */
function meetsFeature(feature: string, window: Size): boolean | null {
  const bound = BOUND.exec(feature);
  if (bound !== null) {
    const [, side, name, value, unit] = bound;
    const length = window[name!.toLowerCase() as keyof Size];
    return side!.toLowerCase() === 'min' ? length >= pixels(value!, unit) : length <= pixels(value!, unit);
  }
  if (COMMON_FEATURES.test(feature)) return true;
  if (DESKTOP_FEATURES.test(feature)) return window.width > window.height;
  const range = RANGE.exec(feature);
  if (range === null) return null;
  const [, low, lowUnit, before, name, after, high, highUnit] = range;
  const length = window[(name?.toLowerCase() ?? 'width') as keyof Size];
  return (
    (before === undefined || compares(pixels(low!, lowUnit), before, length)) &&
    (after === undefined || compares(length, after, pixels(high!, highUnit)))
  );
}

function pixels(value: string, unit: string | undefined): number {
  return Number(value) * (unit === undefined || unit.toLowerCase() === 'px' ? 1 : EM);
}

function compares(one: number, sign: string, other: number): boolean {
  if (sign.startsWith('<')) return one < other || (sign === '<=' && one === other);
  return one > other || (sign === '>=' && one === other);
}

const CONTAINER = /^(?:[\w-]+\s*)?(\([\s\S]*)/u;
/** The largest box. A box may be narrower, so a condition always holds only if any width meets it. @source The smaller desktop window. */
const BOX: Size = { width: 1280, height: 720 };

/** Whether the condition of `@container` holds: `sometimes`, unless boxes of all sizes meet it, or none. */
export function containerApplies(condition: string): Applies {
  const features = CONTAINER.exec(condition.trim())?.[1];
  if (features === undefined || condition.length > MAX_LENGTH) return 'never';
  const small = { width: 200, height: 1 };
  if (!meetsQuery(features, BOX)) return 'never';
  return meetsQuery(features, small) ? 'always' : 'sometimes';
}

const NOT = /^not\b/iu;
const SEVERAL = /\)\s*(?:and|or)\b|^\(\s*\(|\(\s*not\b/iu;
const NOT_SUPPORTED =
  /^\(\s*-(?:moz|ms|o)-|^\(\s*display\s*:(?!\s*(?:none|block|inline|flex|grid|contents|table|list-item|flow-root|ruby|-webkit))/iu;

/** Whether current browsers support what `@supports` asks for. */
export function supportsApplies(condition: string): Applies {
  const text = condition.trim();
  if (text.length > MAX_LENGTH) return 'never';
  const isNot = NOT.test(text);
  if (SEVERAL.test(text)) return isNot ? 'never' : 'sometimes';
  const isMet = !NOT_SUPPORTED.test(isNot ? text.slice(3).trim() : text);
  return isMet === isNot ? 'never' : 'always';
}

/** Whether two conditions hold together. */
export function both(one: Applies, other: Applies): Applies {
  return one === 'always' || other === 'never' ? other : one;
}
