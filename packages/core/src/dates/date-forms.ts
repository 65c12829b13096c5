import { ERAS } from './date-names.ts';
import type { DateStyle } from './date-style.ts';
import { type Day, persianDay } from './day.ts';

/** One way to write a day, at the beginning of a text. */
export interface DayForm {
  /** Matches the day at the beginning of a text; every form contains a digit. */
  readonly begins: 'digit' | 'letter' | 'either';
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, style: DateStyle) => Day | null;
}

const YEAR_FIRST = /^(\d{4})(?:([-/.])\s?(\d{1,2})(?:\2\s?(\d{1,2}))?)?(?!\d)/u;
const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})(?![-/.]?\d)/u;
const CJK = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]?/u;
const ERA = /^(\p{Script=Han}{2})\s?(\d{1,3}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u;
/** `15 Nov 2026` of RFC 5322 with or without its weekday, `15. November 2026`, `15 de noviembre de 2026`. */
const DAY_MONTH_YEAR =
  /^(?:\p{L}{2,9}\.?,?\s{1,3})?(\d{1,2})(?:\.|º|\p{L}{2})?[\s-]{1,3}(?:\p{L}{1,3}\s)?([\p{L}\p{M}]{3,20})\.?,?[\s-]{1,3}(?:\p{L}{1,3}\.?\s)?(\d{4})(?!\d)/u;
/** `Nov 15, 2026` and `Sun Nov 15 2026`, as programs print dates. */
const MONTH_DAY_YEAR =
  /^(?:\p{L}{2,9}\.?,?\s{1,3})?([\p{L}\p{M}]{3,20})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/u;
/** `2026. november 15.` in Hungarian, `2026 m. lapkričio 15 d.` in Lithuanian. */
const YEAR_MONTH_DAY =
  /^(\d{4})\.?,?\s{1,3}(?:\p{L}{1,3}\.?\s)?([\p{L}\p{M}]{3,20})\.?\s{1,3}(\d{1,2})(?!\d)/u;
/** `15 tháng 11 năm 2026` in Vietnamese: numbers with words between them. */
const NUMBERS_AND_WORDS = /^(\d{1,2})\s\p{L}{2,6}\s(\d{1,2}),?\s(?:\p{L}{2,6}\s)?(\d{4})(?!\d)/u;

/** The ways in which days are written, the plainest first. */
export const DAY_FORMS: readonly DayForm[] = [
  { begins: 'digit', pattern: CJK, read: ([, year, month, day]) => numbers(year, month, day) },
  { begins: 'letter', pattern: ERA, read: eraDay },
  {
    begins: 'digit',
    pattern: YEAR_FIRST,
    read: ([, year, , month, day]) =>
      month === undefined ? { year: Number(year) } : numbers(year, month, day),
  },
  { begins: 'digit', pattern: YEAR_LAST, read: yearLast },
  {
    begins: 'either',
    pattern: DAY_MONTH_YEAR,
    read: ([, day, name, year], style) => named(year, name, day, style),
  },
  {
    begins: 'letter',
    pattern: MONTH_DAY_YEAR,
    read: ([, name, day, year], style) => named(year, name, day, style),
  },
  {
    begins: 'digit',
    pattern: YEAR_MONTH_DAY,
    read: ([, year, name, day], style) => named(year, name, day, style),
  },
  { begins: 'digit', pattern: NUMBERS_AND_WORDS, read: ([, day, month, year]) => numbers(year, month, day) },
];

/** `15.11.26`: only where a date is expected, because versions and times look the same. */
export const SHORT_YEAR: DayForm = {
  begins: 'digit',
  pattern: /^(\d{1,2})([./])(\d{1,2})\2(\d{2})(?![-/.:]?\d)/u,
  read: (match, style) => {
    const day = yearLast(match, style);
    return day === null
      ? null
      : { ...day, year: day.year + (day.year < FIRST_OF_LAST_CENTURY ? 2000 : 1900) };
  },
};

/** `15-Nov-26`, `15 Nov '26`: the same with the name of the month. */
export const SHORT_YEAR_NAMED: DayForm = {
  begins: 'digit',
  pattern: /^(\d{1,2})[\s-]([\p{L}\p{M}]{3,20})\.?[\s-]['’]?(\d{2})(?![-/.:]?\d)/u,
  read: ([, day, name, year], style) => named(fullYear(year!), name, day, style),
};

function fullYear(year: string): string {
  return `${Number(year) < FIRST_OF_LAST_CENTURY ? 20 : 19}${year}`;
}

/** Two digits from here on mean a year of the last century, which a paper on the web may be of. @source POSIX strptime, `%y` */
const FIRST_OF_LAST_CENTURY = 69;

function numbers(year: string | undefined, month: string | undefined, day: string | undefined): Day {
  if (day === undefined) return { year: Number(year), month: Number(month) };
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Dots mean that the day comes first; otherwise the language decides, unless one reading is impossible. */
function yearLast([, first, separator, second, year]: RegExpExecArray, style: DateStyle): Day | null {
  const a = Number(first);
  const b = Number(second);
  if (separator === '.' || a === b || a > 12) return { year: Number(year), month: b, day: a };
  if (b > 12) return { year: Number(year), month: a, day: b };
  const dayFirst = style.isDayFirst();
  if (dayFirst === null) return null;
  return dayFirst ? { year: Number(year), month: b, day: a } : { year: Number(year), month: a, day: b };
}

function named(
  year: string | undefined,
  name: string | undefined,
  day: string | undefined,
  style: DateStyle,
): Day | null {
  const month = style.monthOf(name!);
  if (month === null) return null;
  if (month.isPersian) return persianDay(Number(year), month.number, Number(day));
  return { year: Number(year), month: month.number, day: Number(day) };
}

function eraDay([, era, year, month, day]: RegExpExecArray): Day | null {
  const before = ERAS.get(era!);
  if (before === undefined) return null;
  return { year: before + (year === '元' ? 1 : Number(year)), month: Number(month), day: Number(day) };
}
