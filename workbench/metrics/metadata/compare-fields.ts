const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const AUTHOR_BREAK = /[,;|&/\n、，；・]|\sand\s/iu;
const BY = /^by\s/;
const DAY = /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
const COMPACT_DAY = /^\s*(\d{4})(\d{2})(\d{2})(?:\D|$)/;
const CLOCK_AND_REST = /[T,\s]*\d{1,2}:\d{2}.*$/s;
const HAS_ZONE = /\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})\s*$/is;
const NAMED_MONTH = /\p{L}{3}/u;
const NUMBER = /\d+/g;
/** Day and month as numbers, in an unknown order. */
const AMBIGUOUS = /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** Text normalised for comparison: compatibility forms folded, lower case, only letters, marks and digits, single spaces. */
function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, ' ').trim();
}

/** True if two titles have the same words in the same order. */
export function sameTitle(a: string, b: string): boolean {
  return plainText(a) === plainText(b);
}

/** The names in an author field, each in plain form. Names are separated by punctuation, `&` or the word "and". */
export function authorSet(authors: string | readonly string[]): Set<string> {
  // A list is already split: `Herath, Priyantha` in it is one name.
  const names = typeof authors === 'string' ? authors.split(AUTHOR_BREAK) : authors;
  return new Set(names.map((name) => plainText(name).replace(BY, '')).filter((name) => name !== ''));
}

/** The day that a date names, `yyyy-mm-dd` as written (no change of time zone), or `null` where it names none. */
export function dayOf(date: string): string | null {
  const parts = DAY.exec(date) ?? COMPACT_DAY.exec(date);
  if (parts) return toDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  if (AMBIGUOUS.test(date)) return null;
  const dateOnly = date.replace(CLOCK_AND_REST, '');
  // Without a day it would be read as the first of the month, without a month name unpredictably.
  if (!NAMED_MONTH.test(dateOnly) || (dateOnly.match(NUMBER) ?? []).length < 2) return null;
  const time = Date.parse(`${dateOnly} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

function toDay(year: number, month: number, day: number): string | null {
  const time = Date.UTC(year, month - 1, day);
  const text = new Date(time).toISOString().slice(0, 10);
  return new Date(time).getUTCMonth() === month - 1 ? text : null;
}

/** True if two dates name the same day, as written or, if both have a time zone, in UTC. */
export function sameDay(a: string, b: string): boolean {
  const day = dayOf(a);
  if (day !== null && day === dayOf(b)) return true;
  if (!HAS_ZONE.test(a) || !HAS_ZONE.test(b)) return false;
  const times = [a, b].map((date) => Math.floor(Date.parse(date) / 86_400_000));
  return times[0] === times[1];
}
