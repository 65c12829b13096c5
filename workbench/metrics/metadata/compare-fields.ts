const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
/** Signs between names, and "and" in the languages of the data. */
const AUTHOR_BREAK = /[,;|&/\n、，；・]|\s(?:and|und|et|y|e|og|och|en|i|и|και)\s/iu;
/** "By" in the languages of the data. */
const BYLINE_LABEL = /^(?:by|von|par|por|door|di|av|af|από)\s/u;
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

/**
 * The names in an author field, each in plain form. Names are separated by punctuation, `&` or the word "and"; a gold of
 * one text and an answer of several names are the same people.
 */
export function authorSet(authors: string | readonly string[]): Set<string> {
  // A list is already split: `Herath, Priyantha` in it is one name.
  const names = typeof authors === 'string' ? authors.split(AUTHOR_BREAK) : authors;
  return new Set(
    names.map((name) => plainText(name).replace(BYLINE_LABEL, '')).filter((name) => name !== ''),
  );
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

/**
 * True if two dates name the same day: as written, in UTC if both have a time zone, or in the zone of either. A day
 * without a clock is the same as its first moment in some zone, which is how programs write a day in UTC.
 */
export function sameDay(a: string, b: string): boolean {
  const [first, second] = [dayOf(a), dayOf(b)];
  if (first === null || second === null) return false;
  if (first === second) return true;
  const [inA, inB] = [HAS_ZONE.test(a), HAS_ZONE.test(b)];
  if (inA && inB) return isSameInZone(a, b) || isSameInZone(b, a);
  if (inA && !CLOCK.test(b)) return isMidnightOf(a, second);
  return inB && !CLOCK.test(a) && isMidnightOf(b, first);
}

const CLOCK = /\d{1,2}:\d{2}/;
const IN_UTC = /(?:Z|[+-]00:?00)\s*$/i;
const OFFSET = /([+-])(\d{2}):?(\d{2})\s*$/;
const HOUR = 3_600_000;
/** The zones of the world lie between these hours before and after UTC. */
const FIRST_ZONE = 14 * HOUR;
const LAST_ZONE = 12 * HOUR;

/** Whether an instant falls on the day of another date, in UTC or in the zone of that date. */
function isSameInZone(instant: string, dated: string): boolean {
  const [, sign, hours, minutes] = OFFSET.exec(dated) ?? [];
  const offset = Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * 60_000);
  const dayAt = (shift: number): string | undefined =>
    Number.isNaN(Date.parse(instant))
      ? undefined
      : new Date(Date.parse(instant) + shift).toISOString().slice(0, 10);
  const utc = Number.isNaN(Date.parse(dated)) ? null : new Date(dated).toISOString().slice(0, 10);
  return dayAt(0) === utc || dayAt(offset) === dayOf(dated);
}

/** Whether an instant, written in UTC, is a full hour that begins a day in some time zone. */
function isMidnightOf(instant: string, day: string): boolean {
  const time = Date.parse(instant);
  const after = time - Date.parse(day);
  return IN_UTC.test(instant) && time % HOUR === 0 && after >= -FIRST_ZONE && after <= LAST_ZONE;
}
