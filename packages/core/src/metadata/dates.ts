import { ENGLISH_MONTHS, ZONE_OFFSETS } from './date-names.ts';
import { type MonthNames, monthKey } from './month-names.ts';

/** Dates are far shorter; a longer text is not looked at. */
const MAX_DATE_LENGTH = 120;

/** `0001-01-01` and its kind are what software writes for "no date". */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;

interface Day {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

const YEAR_FIRST = /^(\d{4})(?:([-/.])\s?(\d{1,2})(?:\2\s?(\d{1,2}))?)?(?!\d)/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?(?!\d)/u;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![-/.]?\d)/u;
const CJK = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]?/u;
/** `15 Nov 2026` of RFC 5322 with or without its weekday, `15. November 2026`, `15 de noviembre de 2026`. */
const DAY_FIRST_NAMED =
  /^(?:\p{L}{2,9}\.?,?\s{1,3})?(\d{1,2})(?:\.|º|\p{L}{2})?[\s-]{1,3}(?:\p{L}{1,3}\s)?([\p{L}\p{M}]{3,20})\.?,?[\s-]{1,3}(?:\p{L}{1,3}\s)?(\d{4})(?!\d)/u;
/** `Nov 15, 2026` and `Sun Nov 15 2026`, as programs print dates. */
const MONTH_FIRST_NAMED =
  /^(?:\p{L}{2,9}\.?,?\s{1,3})?([\p{L}\p{M}]{3,20})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/u;

/** `Sun Nov 15 08:30:00 GMT 2026`: the year comes after the time. */
const CTIME =
  /^\p{L}{3}\s{1,3}(\p{L}{3})\s{1,3}(\d{1,2})\s(\d{2}:\d{2}:\d{2})\s([A-Z]{1,5}|[+-]\d{4})?\s?(\d{4})$/u;

const TIME =
  /^(?:T|[.,]?\s{0,3})(\d{1,2})[:時시](\d{2})(?:[:分분]?(\d{2})(?:[.,](\d{1,9}))?)?\s?([ap]m(?![a-z]))?\s?(Z|[A-Z]{3,4}(?=$|[\s+(-])|)\s?([+-]\d{2}:?(?:\d{2})?)?/iu;

/**
 * A date as structured sources write it, as ISO 8601 and as precise as given, or `null`.
 * Works on the digits alone: nothing goes through a time zone, so no day ever shifts.
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length < 4 || trimmed.length > MAX_DATE_LENGTH) return null;
  const ctime = CTIME.exec(trimmed);
  if (ctime !== null) return readDate(`${ctime[2]} ${ctime[1]} ${ctime[5]} ${ctime[3]} ${ctime[4] ?? ''}`);
  return readCompact(trimmed) ?? readDayAndTime(trimmed, ENGLISH_MONTHS);
}

/** A date in a text, and where it begins. */
export interface LocatedDate {
  readonly date: string;
  readonly index: number;
}

/** The first date inside a running text, or `null`; a bare year or month is no date here. `months` adds names. */
export function findDate(text: string, months: MonthNames = ENGLISH_MONTHS): string | null {
  return locateDate(text, months)?.date ?? null;
}

/** As `findDate`, with the last place from which the date still reads the same: a weekday is not part of it. */
export function locateDate(text: string, months: MonthNames = ENGLISH_MONTHS): LocatedDate | null {
  const sample = text.slice(0, MAX_DATE_LENGTH);
  let found: LocatedDate | null = null;
  for (const { index } of sample.matchAll(DATE_START)) {
    const date = readDayAndTime(sample.slice(index), months);
    if (date !== null && date.length >= FULL_DAY_LENGTH && (found === null || date === found.date)) {
      found = { date, index };
    } else if (found !== null) break;
  }
  return found;
}

/** Where a date can begin: at a number or a word that follows neither. */
const DATE_START = /(?<![\p{L}\d./-])[\p{L}\d]/gu;
const FULL_DAY_LENGTH = 'YYYY-MM-DD'.length;

function readCompact(text: string): string | null {
  const match = COMPACT.exec(text);
  if (match === null) return null;
  const day = formatDay({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
  if (day === null || match[4] === undefined) return day;
  const rest = `${match[4]}:${match[5]}${match[6] === undefined ? '' : `:${match[6]}`}${text.slice(match[0].length)}`;
  return day + readTime(rest);
}

function readDayAndTime(text: string, months: MonthNames): string | null {
  for (const [pattern, toDay] of DAY_FORMS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = toDay(match, months);
    const day = parts === null ? null : formatDay(parts);
    if (day === null) continue;
    if (day.length >= FULL_DAY_LENGTH) return day + readTime(text.slice(match[0].length));
    return match[0].length === text.length ? day : null;
  }
  return null;
}

const DAY_FORMS: readonly (readonly [RegExp, (match: RegExpExecArray, months: MonthNames) => Day | null])[] =
  [
    [CJK, ([, year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) })],
    [YEAR_FIRST, yearFirst],
    [YEAR_LAST, yearLast],
    [DAY_FIRST_NAMED, ([, day, name, year], months) => namedMonth(year!, months.get(monthKey(name!)), day!)],
    [
      MONTH_FIRST_NAMED,
      ([, name, day, year], months) => namedMonth(year!, months.get(monthKey(name!)), day!),
    ],
  ];

function yearFirst([, year, , month, day]: RegExpExecArray): Day {
  if (month === undefined) return { year: Number(year) };
  if (day === undefined) return { year: Number(year), month: Number(month) };
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Day first with dots, as wherever dots are used; with `/` or `-` only where one reading is impossible. */
function yearLast([, first, separator, second, year]: RegExpExecArray): Day | null {
  const a = Number(first);
  const b = Number(second);
  if (separator === '.' || a === b || a > 12) return { year: Number(year), month: b, day: a };
  return b > 12 ? { year: Number(year), month: a, day: b } : null;
}

function namedMonth(year: string, month: number | undefined, day: string): Day | null {
  return month === undefined ? null : { year: Number(year), month, day: Number(day) };
}

function formatDay({ year, month, day }: Day): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (month === undefined) return String(year);
  if (month < 1 || month > 12) return null;
  if (day === undefined) return `${year}-${twoDigits(month)}`;
  if (day < 1 || day > daysInMonth(year, month)) return null;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `T08:30:00+09:00` from what follows a day, or `''` where no valid time follows. */
function readTime(text: string): string {
  const match = TIME.exec(text);
  if (match === null) return '';
  const [, hourText, minute, second, fraction, half, zone, offset] = match;
  const hour = toHour24(Number(hourText), half);
  if (hour > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return '';
  const seconds = second === undefined ? '' : `:${second}${fraction === undefined ? '' : `.${fraction}`}`;
  return `T${twoDigits(hour)}:${minute}${seconds}${formatOffset(zone ?? '', offset)}`;
}

function toHour24(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (half[0]!.toLowerCase() === 'p' ? 12 : 0);
}

function formatOffset(zone: string, offset: string | undefined): string {
  if (offset === undefined) return ZONE_OFFSETS.get(zone.toUpperCase()) ?? '';
  const hours = offset.slice(0, 3);
  const minutes = offset.slice(3).replace(':', '') || '00';
  if (Number(hours.slice(1)) > 14 || Number(minutes) > 59) return '';
  return `${hours}:${minutes}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
