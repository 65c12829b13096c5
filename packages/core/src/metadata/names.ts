import { locateDate } from './dates.ts';
import { collapse, fold } from './plain-text.ts';

/** A byline has fewer characters than this, or it is no byline. */
export const MAX_BYLINE = 200;

const URL_LIKE = /^(?:[a-z][a-z\d+.-]{1,20}:)?\/\/|^www\.|^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}$/iu;
const LETTER = /\p{L}/u;
const DIGIT = /\d/u;
const EDGE_PUNCTUATION = /^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu;

/** The name or names in a text, or `null` where it is an address, a date, or too long to be names. */
export function readName(text: string): string | null {
  // A byline in the page may stand in front of much white space; structured ones are short.
  const name = collapse(text.slice(0, 10 * MAX_BYLINE), 2 * MAX_BYLINE).replace(EDGE_PUNCTUATION, '');
  if (name.length >= MAX_BYLINE || URL_LIKE.test(name) || !LETTER.test(name)) return null;
  return withoutDate(name);
}

/** Names joined with commas, each once, as many as fit into a byline. */
export function joinNames(names: readonly string[]): string | null {
  const seen = new Set<string>();
  let joined = '';
  for (const name of names) {
    const key = fold(name);
    if (seen.has(key)) continue;
    seen.add(key);
    const next = joined === '' ? name : `${joined}, ${name}`;
    if (next.length >= MAX_BYLINE) break;
    joined = next;
  }
  return joined || null;
}

/** What stands before a date in a byline, without the signs between them. */
function withoutDate(name: string): string | null {
  const located = DIGIT.test(name) ? locateDate(name) : null;
  if (located === null) return name;
  const rest = name.slice(0, located.index).replace(EDGE_PUNCTUATION, '');
  return LETTER.test(rest) ? rest : null;
}
