import { SPACES } from '../page/spaces.ts';
import { splitAtAnd } from './authors.ts';
import { BYLINE_WORDS, WORDS_FOR_BY } from './byline-words.ts';
import { asVisibleName, EDGE_PUNCTUATION, MAX_LABELS, withoutDate } from './names.ts';

/** A first and a last name, with titles and short particles (`van der`) between them. */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}|\p{Ll}{2,3})){1,4}$/u;

const COLON = /[:：]$/u;

/** The first word of a line, without signs around it. */
const FIRST_WORD = /[^\s,;:|·•–—-]+/u;

/** Whether a line may begin with labels; most do not, and need not be taken apart. */
export function mayBeginWithLabel(line: string): boolean {
  return BYLINE_WORDS.has(FIRST_WORD.exec(line)?.[0].toLowerCase() ?? '');
}

/** Whether a text is only a label that a name follows: `By`, `Written by`. */
export function isByLabel(text: string): boolean {
  const words = wordsOf(text);
  return labelsIn(words) === words.length;
}

/** The names in a line that begins with a label which ends with a word for "by", or with a colon. */
export function namesAfterBy(line: string, lang: string | null): string[] {
  const words = wordsOf(line);
  const labels = labelsIn(words);
  return labels === 0 ? [] : fullNames(words.slice(labels).join(' '), lang);
}

function wordsOf(line: string): string[] {
  return line
    .replace(EDGE_PUNCTUATION, (signs, at) => (at > 0 && COLON.test(signs[0]!) ? ':' : ''))
    .split(SPACES);
}

/**
 * The names that a line begins with, if they have a first and a last name. What follows a comma is another name only in a
 * list that ends with "and"; otherwise it may be what somebody does, or where.
 */
export function fullNames(line: string, lang: string | null): string[] {
  const parts = splitAtAnd(withoutDate(line)[0]!, lang).map((part) => part.split(','));
  const texts = parts.length > 1 ? parts.flat() : parts[0]!.slice(0, 1);
  const names: string[] = [];
  for (const text of texts) {
    const name = asVisibleName(text);
    if (name === null || !isFullName(name)) break;
    names.push(name);
  }
  return names;
}

/** Whether a text is a first and a last name and nothing else. */
export function isFullName(text: string): boolean {
  return NAME.test(text);
}

/** How many words come before a name: labels, of which the last is a word for "by" or has a colon. */
function labelsIn(words: readonly string[]): number {
  let labels = 0;
  for (const word of words.slice(0, MAX_LABELS)) {
    labels++;
    const label = word.toLowerCase().replace(COLON, '');
    if (WORDS_FOR_BY.has(label)) return labels;
    if (label !== '' && !BYLINE_WORDS.has(label)) return 0;
    if (COLON.test(word)) return labels;
  }
  return 0;
}
