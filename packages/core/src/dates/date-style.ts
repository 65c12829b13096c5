import { ENGLISH_MONTHS } from './date-names.ts';

/** A month by its number, in the common calendar or in that of the Solar Hijri years. */
export interface Month {
  readonly number: number;
  readonly isPersian: boolean;
}

/** How the readers of a page write dates. */
export interface DateStyle {
  /** The month that a name stands for, `null` where it is none. */
  monthOf(name: string): Month | null;
  /** Whether `03/04/2026` begins with the day; `null` where nobody can tell. */
  isDayFirst(): boolean | null;
}

/** Month numbers by name; names as `monthKey` writes them. */
type MonthNames = ReadonlyMap<string, number>;

const NO_MONTHS: MonthNames = new Map();

/** What every date of a program is written in. */
export const PLAIN_STYLE: DateStyle = {
  monthOf: (name) => monthIn(ENGLISH_MONTHS, monthKey(name), false),
  isDayFirst: () => null,
};

/** Languages remembered in one process; pages of a crawl share few, and an attacker may name many. @cap */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, DateStyle>();

const MARKS = /[.\s\u200e\u200f]+/gu;

/** One spelling for comparing: compatibility forms unified, lower case, no abbreviation marks. */
function monthKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(MARKS, '');
}

function monthIn(names: MonthNames, key: string, isPersian: boolean): Month | null {
  const number = names.get(key);
  return number === undefined ? null : { number, isPersian };
}

/**
 * How dates are written in a language, from the platform's own locale data and therefore in every language it
 * knows; the month names of RFC 5322 count everywhere.
 */
export function dateStyleOf(lang: string | null): DateStyle {
  if (lang === null) return PLAIN_STYLE;
  const known = remembered.get(lang);
  if (known !== undefined) return known;
  const style = localeStyle(lang);
  if (remembered.size < MAX_REMEMBERED) remembered.set(lang, style);
  return style;
}

/** A style that asks the platform only for what is needed and once: the first answers take it ten milliseconds. */
function localeStyle(lang: string): DateStyle {
  const isEnglish = lang === 'en' || lang.startsWith('en-');
  const persianMonths = asked(NO_MONTHS, () =>
    countsInPersianYears(lang) ? monthNames(lang, 'persian') : NO_MONTHS,
  );
  const months = asked(ENGLISH_MONTHS, () => new Map([...ENGLISH_MONTHS, ...monthNames(lang, 'gregory')]));
  return {
    monthOf(name) {
      const key = monthKey(name);
      if (isEnglish && ENGLISH_MONTHS.has(key)) return monthIn(ENGLISH_MONTHS, key, false);
      return monthIn(persianMonths(), key, true) ?? monthIn(months(), key, false);
    },
    isDayFirst: asked(null, () => isDayFirst(lang)),
  };
}

/** The answer to a question that is put on first use; `otherwise` for a language that the platform does not know. */
function asked<T>(otherwise: T, question: () => T): () => T {
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

/** Alone, beside a day (many languages inflect the name there), and abbreviated. */
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

/** The number of a month is read from the calendar itself, as not all years begin in January. */
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
