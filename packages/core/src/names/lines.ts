import { SPACES } from '../page/spaces.ts';
import { BYLINE_WORDS, WORDS_FOR_BY } from './byline-words.ts';
import { asVisibleName, EDGE_PUNCTUATION, MAX_LABELS } from './names.ts';

/** A first and a last name, with titles and short particles (`van der`) between them. */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}|\p{Ll}{2,3})){1,4}$/u;

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

/** The name in a line that begins with a label which ends with a word for "by", or `null`. */
export function nameAfterBy(line: string): string | null {
  const words = wordsOf(line);
  const labels = labelsIn(words);
  return labels === 0 ? null : fullName(words.slice(labels).join(' '));
}

function wordsOf(line: string): string[] {
  return line.replace(EDGE_PUNCTUATION, '').split(SPACES);
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
  let labels = 0;
  for (const word of words.slice(0, MAX_LABELS)) {
    labels++;
    const label = word.toLowerCase();
    if (WORDS_FOR_BY.has(label)) return labels;
    if (!BYLINE_WORDS.has(label)) return 0;
  }
  return 0;
}
