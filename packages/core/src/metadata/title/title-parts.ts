/**
 * Signs that separate a title from the name of its site. Some do so anywhere; the others also occur inside words
 * (`e-mail`, `24/7`, `3:2`) and are certain only between spaces.
 */
const SPACED = /\s?[|｜丨¦»«›‹·•_]+\s?|\s[-–—―－~:：/\\><＞]{1,3}\s/gu;
const ANY_SEPARATOR = /\s?[|｜丨¦»«›‹·•_–—―－~:：/\\><＞-]{1,3}\s?/gu;

/** A title with more parts is a list of keywords. @sweep title-parts */
const MAX_PARTS = 12;

/** A title cut at separators. */
export interface TitleParts {
  readonly count: number;
  /** The text from one part to another, with the separators between them. */
  span(first: number, last: number): string;
  /** Every part by itself. */
  all(): string[];
}

/** What a part must have to say anything; footnote signs and brackets do not. */
const WORD = /[\p{L}\p{N}\p{S}]/u;

/** Cuts a title at separators: only at the certain ones, or at any possible one. */
export function splitTitle(text: string, separators: 'spaced' | 'any'): TitleParts {
  const bounds: [start: number, end: number][] = [];
  let start = 0;
  const pattern = separators === 'any' ? ANY_SEPARATOR : SPACED;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (WORD.test(text.slice(start, match.index))) bounds.push([start, match.index]);
    start = match.index + match[0].length;
  }
  if (WORD.test(text.slice(start))) bounds.push([start, text.length]);
  const span = (first: number, last: number): string =>
    text.slice(bounds[first]![0], bounds[last]![1]).trim();
  const count = bounds.length > MAX_PARTS ? 0 : bounds.length;
  const all = (): string[] => bounds.slice(0, count).map((_, index) => span(index, index));
  return { count, span, all };
}
