import { BYLINE_WORDS, WORDS_FOR_BY } from './byline-words.ts';
import { asVisibleName, MAX_LABELS } from './names.ts';

const SPACES = /\s+/u;
const EDGE = /^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu;
/** A first and a last name, with titles and short particles (`van der`) between them. */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}|\p{Ll}{2,3})){1,4}$/u;

/** Whether a text is only a label that a name follows: `By`, `Written by`. */
export function isByLabel(text: string): boolean {
  const words = text.replace(EDGE, '').split(SPACES);
  return words.length <= MAX_LABELS && labelsIn(words) === words.length;
}

/** The name in a line that begins with a label which ends with a word for "by", or `null`. */
export function nameAfterBy(line: string): string | null {
  const words = line.replace(EDGE, '').split(SPACES);
  const labels = labelsIn(words.slice(0, MAX_LABELS));
  return labels === 0 ? null : fullName(words.slice(labels).join(' '));
}

/** The name in a line, if it has a first and a last name, or `null`. */
export function fullName(line: string): string | null {
  const name = asVisibleName(line);
  return name !== null && NAME.test(name) ? name : null;
}

/** Whether a text is a first and a last name and nothing else. */
export function isFullName(text: string): boolean {
  return NAME.test(text);
}

/** How many words come before a name: labels, of which the last is a word for "by". */
function labelsIn(words: readonly string[]): number {
  const by = words.findIndex((word) => WORDS_FOR_BY.has(word.toLowerCase()));
  const areLabels = words.slice(0, Math.max(by, 0)).every((word) => BYLINE_WORDS.has(word.toLowerCase()));
  return areLabels ? by + 1 : 0;
}
