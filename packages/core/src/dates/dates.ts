import { DAY_FORMS, type DayForm, SHORT_YEAR, SHORT_YEAR_NAMED } from './date-forms.ts';
import { DIGIT_ZEROS } from './date-names.ts';
import { type DateStyle, PLAIN_STYLE } from './date-style.ts';
import { readTime } from './date-time.ts';
import { formatDay } from './day.ts';

/** Dates are far shorter; longer texts are not read. @cap */
const MAX_DATE_LENGTH = 120;

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?(?!\d)/u;

/** `Sun Nov 15 08:30:00 GMT 2026`: the year comes after the time. */
const CTIME =
  /^\p{L}{3}\s{1,3}(\p{L}{3})\s{1,3}(\d{1,2})\s(\d{2}:\d{2}:\d{2})\s([A-Z]{1,5}|[+-]\d{4})?\s?(\d{4})$/u;

/**
 * A date as structured sources write it, as ISO 8601 and as precise as given, or `null`.
 * Works on the digits alone: nothing goes through a time zone, so no day ever shifts.
 */
export function readDate(text: string, style: DateStyle = PLAIN_STYLE): string | null {
  const trimmed = text.trim();
  if (trimmed.length < 4 || trimmed.length > MAX_DATE_LENGTH) return null;
  const plain = plainDigits(trimmed);
  const ctime = CTIME.exec(plain);
  if (ctime !== null) return readDate(`${ctime[2]} ${ctime[1]} ${ctime[5]} ${ctime[3]} ${ctime[4] ?? ''}`);
  return readCompact(plain) ?? readDayAndTime(plain, style, DAY_FORMS)?.date ?? null;
}

/** A date in a text, and where it begins and ends. */
export interface LocatedDate {
  readonly date: string;
  readonly index: number;
  readonly end: number;
}

/** The first date inside a running text, or `null`; a bare year or month is no date here. */
export function findDate(text: string, style: DateStyle = PLAIN_STYLE): string | null {
  return locateDate(text, style)?.date ?? null;
}

/** Like `findDate`, but also reads two-digit years: for texts that are known to hold a date. */
export function expectDate(text: string, style: DateStyle): string | null {
  return readDate(text, style) ?? locateDate(text, style, EXPECTED_FORMS)?.date ?? null;
}

const EXPECTED_FORMS: readonly DayForm[] = [...DAY_FORMS, SHORT_YEAR, SHORT_YEAR_NAMED];

/**
 * Like `findDate`, with the last offset from which the date still reads the same, so that a weekday is not part of it.
 */
export function locateDate(
  text: string,
  style: DateStyle = PLAIN_STYLE,
  forms: readonly DayForm[] = DAY_FORMS,
): LocatedDate | null {
  const sample = plainDigits(text.slice(0, MAX_DATE_LENGTH));
  if (!TWO_NUMBERS.test(sample)) return null;
  let found: LocatedDate | null = null;
  DATE_START.lastIndex = 0;
  for (let start = DATE_START.exec(sample); start !== null; start = DATE_START.exec(sample)) {
    const { index } = start;
    const read = readDayAndTime(sample.slice(index), style, forms);
    const isDay = read !== null && read.date.length >= FULL_DAY_LENGTH;
    if (isDay && (found === null || read.date === found.date)) {
      found = { date: read.date, index, end: index + read.length };
    } else if (found !== null) break;
  }
  return found;
}

/** Where a date can begin: at a number or word that does not continue another. */
const DATE_START = /(?<![\p{L}\p{M}\d./-])[\p{L}\d]/gu;
/** Every way to write a day has at least two numbers. */
const TWO_NUMBERS = /\d\D+\d/;
const FULL_DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The first digits after those of ASCII are the Arabic ones. */
const MAY_BE_DIGIT = /[^\0-\u065f]/;
const OTHER_DIGITS = /(?![\d])\p{Nd}/gu;

/** Replaces the digits of every script by ASCII digits, one for one, so that offsets stay valid. */
export function plainDigits(text: string): string {
  if (!MAY_BE_DIGIT.test(text)) return text;
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = DIGIT_ZEROS.find((one) => code >= one && code <= one + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

function readCompact(text: string): string | null {
  const match = COMPACT.exec(text);
  if (match === null) return null;
  const day = formatDay({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
  if (day === null || match[4] === undefined) return day;
  const rest = `${match[4]}:${match[5]}${match[6] === undefined ? '' : `:${match[6]}`}${text.slice(match[0].length)}`;
  return day + readTime(rest);
}

/** A date at the beginning of a text, and how much of the text is its day. */
interface DateRead {
  readonly date: string;
  readonly length: number;
}

function readDayAndTime(text: string, style: DateStyle, forms: readonly DayForm[]): DateRead | null {
  // One look at the first character spares most patterns; no form begins with a character below the digits.
  const others = text.charCodeAt(0) <= 0x39 ? 'letter' : 'digit';
  for (const { begins, pattern, read } of forms) {
    if (begins === others) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = read(match, style);
    const day = parts === null ? null : formatDay(parts);
    if (day === null) continue;
    const { length } = match[0];
    if (day.length >= FULL_DAY_LENGTH) return { date: day + readTime(text.slice(length)), length };
    if (length === text.length) return { date: day, length };
  }
  return null;
}
