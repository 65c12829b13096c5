import { ENGLISH_MONTHS } from './date-names.ts';

/** A month by its number, in the Gregorian or the Solar Hijri calendar. */
export interface Month {
  readonly number: number;
  readonly isPersian: boolean;
}

/** How the readers of a page write dates. */
export interface DateStyle {
  /** The month that a name stands for, or `null` if it is not a month's name. */
  monthOf(name: string): Month | null;
  /** Whether `03/04/2026` begins with the day; `null` if unknown. */
  isDayFirst(): boolean | null;
}

/** Month numbers by name; names as `monthKey` writes them. */
type MonthNames = ReadonlyMap<string, number>;

const NO_MONTHS: MonthNames = new Map();

/** The style of dates that programs write. */
export const PLAIN_STYLE: DateStyle = {
  monthOf: (name) => monthIn(ENGLISH_MONTHS, monthKey(name), false),
  isDayFirst: () => null,
};

/** Languages remembered in one process: the pages of a crawl share few, but an attacker may name many. @cap */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, DateStyle>();

const MARKS = /[.\s\u200e\u200f]+/gu;

/** One spelling for comparison: compatibility forms unified, lower case, no abbreviation marks. */
function monthKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(MARKS, '');
}

function monthIn(names: MonthNames, key: string, isPersian: boolean): Month | null {
  const number = names.get(key);
  return number === undefined ? null : { number, isPersian };
}

/**
 * How dates are written in a language, from the platform's locale data and therefore in every language it knows; the
 * month names of RFC 5322 count in all of them.
 */
export function dateStyleOf(lang: string | null): DateStyle {
  if (lang === null) return PLAIN_STYLE;
  const known = remembered.get(lang);
  if (known !== undefined) return known;
  const style = localeStyle(lang);
  if (remembered.size < MAX_REMEMBERED) remembered.set(lang, style);
  return style;
}

/** A style that asks the platform only for what it needs, and only once: the first answers take ten milliseconds. */
function localeStyle(lang: string): DateStyle {
  const isEnglish = lang === 'en' || lang.startsWith('en-');
  const persianMonths = askOnce(NO_MONTHS, () =>
    countsInPersianYears(lang) ? monthNames(lang, 'persian') : NO_MONTHS,
  );
  const months = askOnce(ENGLISH_MONTHS, () => new Map([...ENGLISH_MONTHS, ...monthNames(lang, 'gregory')]));
  return {
    monthOf(name) {
      const key = monthKey(name);
      if (isEnglish && ENGLISH_MONTHS.has(key)) return monthIn(ENGLISH_MONTHS, key, false);
      return monthIn(persianMonths(), key, true) ?? monthIn(months(), key, false);
    },
    isDayFirst: askOnce(null, () => isDayFirst(lang)),
  };
}

/** Asks on first use and remembers the answer; `otherwise` for a language that the platform does not know. */
function askOnce<T>(otherwise: T, question: () => T): () => T {
  let answer: { readonly value: T } | undefined;
  return () => {
    try {
      answer ??= { value: question() };
    } catch {
      answer = { value: otherwise };
    }
    return answer.value;
  };
}

function countsInPersianYears(lang: string): boolean {
  return new Intl.DateTimeFormat(lang).resolvedOptions().calendar === 'persian';
}

/** A month's name alone, beside a day (where many languages inflect it), and abbreviated. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
];

function monthNames(lang: string, calendar: 'gregory' | 'persian'): MonthNames {
  const names = new Map<string, number>();
  const numberOf = calendar === 'gregory' ? (_: number, month: number) => month + 1 : persianMonthOf();
  for (const form of FORMS) {
    const format = new Intl.DateTimeFormat(lang, { ...form, calendar, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const time = Date.UTC(2024, month, 15);
      const name = monthKey(partOf(format, time));
      if (LETTER.test(name)) names.set(name, numberOf(time, month));
    }
  }
  return names;
}

/** Reads the number of a month from the calendar itself, because not every calendar's year begins in January. */
function persianMonthOf(): (time: number) => number {
  const numbers = new Intl.DateTimeFormat('en-u-nu-latn', {
    calendar: 'persian',
    month: 'numeric',
    timeZone: 'UTC',
  });
  return (time) => Number(partOf(numbers, time));
}

function partOf(format: Intl.DateTimeFormat, time: number): string {
  return format.formatToParts(time).find(({ type }) => type === 'month')?.value ?? '';
}

const LETTER = /\p{L}/u;

function isDayFirst(lang: string): boolean {
  const order = new Intl.DateTimeFormat(lang, { calendar: 'gregory' })
    .formatToParts(0)
    .map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month') || order.indexOf('year') < order.indexOf('month');
}
