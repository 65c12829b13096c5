import { locateDate } from '../dates/dates.ts';
import { SPACES } from '../page/spaces.ts';
import { collapse } from '../plain-text/collapse.ts';
import { fold } from '../plain-text/fold.ts';
import { BYLINE_WORDS, WORDS_FOR_BY } from './byline-words.ts';

/** Longest byline in characters. @sweep byline-length */
export const MAX_BYLINE = 200;

const URL_LIKE =
  /^(?:[a-z][a-z\d+.-]{1,20}:)?\/|^www\.|^[\w.+-]{1,64}(?:@|\[at\])[\w-]{1,64}\.[\w.-]{1,64}$/iu;
/** What a template prints where it has no name: nothing, or the path of a value, as in `page.head.extra.author`. */
const UNFILLED = /^(?:null|undefined|[a-z_]{1,30}(?:\.[a-z_]{1,30}){3,6})$/u;
/** The initials of an author after the name: `Jane Doe (jd)`. */
const INITIALS = /\s\(\p{Ll}{2,4}\.?\)$/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
/** Signs at the edges of a name that separate it from others. */
export const EDGE_PUNCTUATION: RegExp = /^[\s,，、;:|·•–—»«›‹)）\]】-]+|[\s,，、;:|·•–—»«›‹(（[【-]+$/gu;

/** A closing bracket at the end, or an opening one at the start, whose other half stands elsewhere: `(编辑：文静)`. */
const HALF_BRACKET = /^[^(（[【]*[)）\]】]$|^[(（[【][^)）\]】]*$/u;

const CLOSING = /[)）\]】]$/u;

/** Text without signs at its edges that separate it from others. */
function trimSigns(text: string): string {
  const trimmed = text.replace(EDGE_PUNCTUATION, '');
  if (!HALF_BRACKET.test(trimmed)) return trimmed;
  const isEnd = CLOSING.test(trimmed);
  return (isEnd ? trimmed.slice(0, -1) : trimmed.slice(1)).replace(EDGE_PUNCTUATION, '');
}

/** The name or names in a text, or `null` if it is an address, a date, or too long for names. */
export function readName(text: string): string | null {
  // A visible byline may contain much white space; structured ones are short.
  const name = trimSigns(collapse(text.slice(0, 10 * MAX_BYLINE), 2 * MAX_BYLINE).replace(ADDRESS, ''));
  if (name.length >= MAX_BYLINE || !LETTER.test(name)) return null;
  if (URL_LIKE.test(name) || UNFILLED.test(name)) return null;
  const bare = withoutDate(name).find((part) => LETTER.test(part)) ?? null;
  if (bare === null) return null;
  const own = bare.replace(INITIALS, '');
  const space = own.indexOf(' ');
  return space > 0 && WORDS_FOR_BY.has(own.slice(0, space).toLowerCase()) ? own.slice(space + 1) : own;
}

/** An address for mail, an account or the address of a page after a name. */
const ADDRESS = /\s[(<[]?(?:[\w.+-]{0,64}@|https?:\/\/)[\w./-]{1,100}[)>\]]?/gu;

/** Joins names with commas, each once, as many as fit into a byline. */
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

/** The weekday of a date as programs print it. */
const WEEKDAY = /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2}\s{0,3}$/iu;

/** The texts before and after a date in a byline, without the signs between them; the whole text if it has no date. */
export function withoutDate(name: string): string[] {
  const located = DIGIT.test(name) ? locateDate(name) : null;
  if (located === null) return [name];
  const before = name.slice(0, located.index).replace(WEEKDAY, '');
  return [before, name.slice(located.end)].map(trimSigns);
}

/** Signs that separate a name from a role, a place or a reading time. */
const PARTS = /\s[-–—/]\s|[|｜·•∙／/\n\t]/u;
/** `Author: `, `Текст: `: in every language, the text before a colon introduces what follows. */
const LABEL = /^[^:：]{1,30}[:：]\s{0,3}/u;
/** Words of the longest names of people; sentences have more. @sweep name-words */
const MAX_WORDS = 6;
/** Characters of the longest names. @sweep name-length */
const MAX_NAME = 70;
/** Longest word that joins two names: `and`, `und`, `och`, `и`. @sweep name-connector */
export const MAX_CONNECTOR = 4;
/** Lower-case words cut off after a name; with more of them the text is a sentence. @sweep name-trailing */
const MAX_TRAILING = 2;
const LOWER_CASE = /^\p{Ll}/u;
const UPPER_CASE = /\p{Lu}/u;
const CASED = /[\p{Lu}\p{Ll}]/u;

/**
 * The name in a visible byline, without what introduces and follows it, or `null`. The text of a link is a name as a
 * whole: where something follows, it is a command (`Sign in`, `Alle Beiträge ansehen`).
 */
export function asVisibleName(text: string, isLink = false): string | null {
  if (CODE.test(text)) return null;
  for (const rest of withoutDate(text)) {
    for (const part of rest.split(PARTS)) {
      const name = bareName(trimSigns(part.replace(LABEL, '')), isLink ? 0 : MAX_TRAILING);
      if (name !== null) return name;
    }
  }
  return null;
}

/** Signs of programs and markup, and that of the credit of a picture. */
const CODE = /[{}<>=;$\\[\]©]/u;

/** What follows "by" in a command: `View all posts by Jane Doe`, `Alle Artikel von Jane Doe`. */
function afterCommand(words: string[]): string[] {
  const by = words.findLastIndex((word) => WORDS_FOR_BY.has(word));
  if (by <= 0) return words;
  const mayBeInName = IN_NAMES.has(words[by]!) && !isCommand(words.slice(0, by));
  return mayBeInName ? words : words.slice(by + 1);
}

/** Words for "by" that are also parts of names: `Marie von Ebner Eschenbach`. */
const IN_NAMES: ReadonlySet<string> = new Set(['von', 'di', 'af']);

/** Whether words are the beginning of a command, not first names and particles: `Tutti gli articoli`. */
function isCommand(words: readonly string[]): boolean {
  return (
    words.length > 1 && (words.some((word) => LOWER_CASE_WORD.test(word)) || BEFORE_NOUNS.has(words[0]!))
  );
}

/** A word in lower case that is longer than the particles of names, such as `de la` and `van der`. */
const LOWER_CASE_WORD = /^\p{Ll}{4}/u;
/** German writes nouns like names, so only the word before them tells: `Alle Beiträge`, `Ein Gastbeitrag`. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(['Alle', 'Weitere', 'Mehr', 'Ein', 'Eine']);

function bareName(text: string, mostTrailing: number): string | null {
  const words = afterCommand(text.split(SPACES));
  while (words.length > 0 && introduces(words[0]!, words)) words.shift();
  // `am`, `on`, `in der`: words that led to the date that was cut out.
  const isCased = UPPER_CASE.test(text);
  for (let gone = 0; gone < mostTrailing && endsInLowerCase(words) && isCased; gone++) words.pop();
  if (isCased && endsInLowerCase(words)) return null;
  // One word and what led to something else: `Insights from`.
  if (words.length === 1 && text !== words[0] && endsInLowerCase(text.split(SPACES))) return null;
  const name = trimSigns(words.join(' '));
  const isOne = words.length === 1;
  if (
    words.length > MAX_WORDS ||
    name.length > MAX_NAME ||
    (DIGIT.test(name) && !(isOne && CASED.test(name)))
  )
    return null;
  // A link of one word is a name even if it is short; in running text it joins names.
  const mayJoin = mostTrailing > 0 && name.length <= MAX_CONNECTOR;
  if (isOne && LOWER_CASE.test(name) && mayJoin) return null;
  return fold(name).length >= 2 && LETTER.test(name) ? name : null;
}

function endsInLowerCase(words: readonly string[]): boolean {
  return words.length > 1 && LOWER_CASE.test(words.at(-1)!);
}

/** Whether a word introduces a name: `By`, or a lower-case word where others are capitalised, as names are. */
function introduces(word: string, words: readonly string[]): boolean {
  if (BYLINE_WORDS.has(word.toLowerCase().replace(EDGE_PUNCTUATION, ''))) return true;
  return LOWER_CASE.test(word) && words.some((other) => UPPER_CASE.test(other[0] ?? ''));
}

/** Longest label before a name: `Posted here by`. @sweep byline-label */
export const MAX_LABELS = 3;

/** Whether a text of several words introduces a name: it ends with "by". */
export function isLabel(text: string): boolean {
  const words = text.replace(EDGE_PUNCTUATION, '').toLowerCase().split(SPACES);
  return words.length > 1 && words.length <= MAX_LABELS && WORDS_FOR_BY.has(words.at(-1)!);
}

/** Whether a text only introduces or joins names: signs, `By`, `and`. */
export function isConnector(text: string): boolean {
  const word = text.replace(EDGE_PUNCTUATION, '').toLowerCase();
  if (word === '' || !LETTER.test(word) || BYLINE_WORDS.has(word)) return true;
  return text.length <= MAX_CONNECTOR + 2 && LOWER_CASE.test(text.trim()) && word.length <= MAX_CONNECTOR;
}
