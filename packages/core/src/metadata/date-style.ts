import { ENGLISH_MONTHS } from './date-names.ts';

/** Month numbers by name; names as `monthKey` writes them. */
export type MonthNames = ReadonlyMap<string, number>;

/** How the readers of a page write dates. */
export interface DateStyle {
  readonly months: MonthNames;
  /** Names of the Solar Hijri months, where people count in them. */
  readonly persianMonths: MonthNames;
  /** Whether `03/04/2026` begins with the day; `null` where nobody can tell. */
  readonly dayFirst: boolean | null;
}

const NO_MONTHS: MonthNames = new Map();

/** What every date of a program is written in. */
export const PLAIN_STYLE: DateStyle = {
  months: ENGLISH_MONTHS,
  persianMonths: NO_MONTHS,
  dayFirst: null,
};

/** Languages remembered in one process; pages of a crawl share few, and an attacker may name many. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, DateStyle>();

const MARKS = /[.\s\u200e\u200f]+/gu;

/** One spelling for comparing: compatibility forms unified, lower case, no abbreviation marks. */
export function monthKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(MARKS, '');
}

/**
 * How dates are written in a language, from the platform's own locale data and therefore in every language it
 * knows; the month names of RFC 5322 count everywhere.
 */
export function dateStyleOf(lang: string | null): DateStyle {
  if (lang === null) return PLAIN_STYLE;
  const known = remembered.get(lang);
  if (known !== undefined) return known;
  const style = readStyle(lang);
  if (remembered.size < MAX_REMEMBERED) remembered.set(lang, style);
  return style;
}

function readStyle(lang: string): DateStyle {
  try {
    const isPersian = new Intl.DateTimeFormat(lang).resolvedOptions().calendar === 'persian';
    return {
      months: new Map([...ENGLISH_MONTHS, ...monthNames(lang, 'gregory')]),
      persianMonths: isPersian ? new Map(monthNames(lang, 'persian')) : NO_MONTHS,
      dayFirst: isDayFirst(lang),
    };
  } catch {
    // A language the platform does not know: the names of the RFC must do.
    return PLAIN_STYLE;
  }
}

/** Alone, beside a day (many languages inflect the name there), and abbreviated. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
];

/** The month numbers are read from the calendar itself, as not all years begin in January. */
function monthNames(lang: string, calendar: string): [string, number][] {
  const names: [string, number][] = [];
  const numbers = new Intl.DateTimeFormat('en-u-nu-latn', { calendar, month: 'numeric', timeZone: 'UTC' });
  for (const form of FORMS) {
    const format = new Intl.DateTimeFormat(lang, { ...form, calendar, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const time = Date.UTC(2024, month, 15);
      const name = monthKey(partOf(format, time));
      if (LETTER.test(name)) names.push([name, Number(partOf(numbers, time))]);
    }
  }
  return names;
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
