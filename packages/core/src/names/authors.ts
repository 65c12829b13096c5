import { SPACE } from '../page/spaces.ts';
import { fold } from '../plain-text/fold.ts';
import { BYLINE_LANGUAGES } from './byline-words.ts';
import { MAX_CONNECTOR } from './names.ts';

/** Signs that only ever separate names. */
const NAME_SEPARATOR = /[;|、，；・\n]|\s&\s|\s\/\s/u;
const COMMA = /,\s?/u;

/**
 * The individual people in the names of a source. A comma separates names only if both sides have a first and a last
 * name, so that `Doe, Jane` and `Jane Doe, PhD` stay whole; the word for "and" comes from the page's language.
 */
export function listAuthors(names: readonly string[], lang: string | null): string[] {
  const authors = new Map<string, string>();
  for (const name of names) {
    for (const group of name.split(NAME_SEPARATOR)) {
      for (const part of splitAtCommas(group)) {
        for (const person of splitAtAnd(part, lang)) addAuthor(authors, person.trim());
      }
    }
  }
  return [...authors.values()];
}

function addAuthor(authors: Map<string, string>, author: string): void {
  const key = fold(author);
  if (key !== '' && !authors.has(key)) authors.set(key, author);
}

function splitAtCommas(text: string): string[] {
  const parts = text.split(COMMA);
  return parts.length > 1 && parts.every((part) => SPACE.test(part.trim())) ? parts : [text];
}

/** A word between spaces; only such a text is worth asking the platform, which is slow. */
const WORD_BETWEEN = /\s\p{L}+\s/u;

/** The parts of a text around the word for "and" in its language. */
export function splitAtAnd(text: string, lang: string | null): string[] {
  const and = WORD_BETWEEN.test(text) ? wordForAnd(lang) : null;
  return and === null ? [text] : text.split(and);
}

const remembered = new Map<string, string | null>();
/** As for dates: an attacker may name many languages. @cap */
const MAX_REMEMBERED = 100;

/** The word for ` and ` from the platform's locale data; `null` if the language uses a sign. */
function wordForAnd(lang: string | null): string | null {
  const tag = lang ?? 'en';
  const known = remembered.get(tag);
  if (known !== undefined) return known;
  const word = readWord(tag);
  if (remembered.size < MAX_REMEMBERED) remembered.set(tag, word);
  return word;
}

const WORD = /^\s\p{L}+\s$/u;

function readWord(tag: string): string | null {
  try {
    const parts = new Intl.ListFormat(tag).formatToParts(['A', 'B']);
    const word = parts.find(({ type }) => type === 'literal')?.value ?? '';
    return WORD.test(word) ? word : null;
  } catch {
    return null;
  }
}

/**
 * Whether a text joins two names: a sign, or the word for "and". Where the page states no language, or the one that
 * templates state by default, the word may be of any language.
 */
export function isJoint(text: string, lang: string | null): boolean {
  const word = fold(text);
  if (word === '' || fold(wordForAnd(lang) ?? '') === word) return true;
  const mayBeAny = lang === null || lang.startsWith('en');
  return mayBeAny && word.length <= MAX_CONNECTOR && allWordsForAnd().has(word);
}

let words: ReadonlySet<string> | undefined;

/** The words for "and" of all languages that bylines are known in, folded; asked for once, because it takes time. */
function allWordsForAnd(): ReadonlySet<string> {
  words ??= new Set(BYLINE_LANGUAGES.map((lang) => fold(readWord(lang) ?? '')));
  return words;
}
