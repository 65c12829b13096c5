import { ENGLISH_MONTHS } from './date-names.ts';

/** Month numbers by name; names as `monthKey` writes them. */
export type MonthNames = ReadonlyMap<string, number>;

/** Languages remembered in one process; pages of a crawl share few, and an attacker may name many. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, MonthNames>();

const MARKS = /[.\s\u200e\u200f]+/gu;

/** One spelling for comparing: compatibility forms unified, lower case, no abbreviation marks. */
export function monthKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(MARKS, '');
}

/**
 * The names of the months in a language, from the platform's own locale data and therefore in every
 * language it knows, together with those of RFC 5322.
 */
export function monthNamesOf(lang: string | null): MonthNames {
  if (lang === null) return ENGLISH_MONTHS;
  const known = remembered.get(lang);
  if (known !== undefined) return known;
  const names = collectNames(lang);
  if (remembered.size < MAX_REMEMBERED) remembered.set(lang, names);
  return names;
}

/** Alone, beside a day (many languages inflect the name there), and abbreviated. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric' },
  { month: 'short' },
  { month: 'short', day: 'numeric' },
];

function collectNames(lang: string): MonthNames {
  const names = new Map(ENGLISH_MONTHS);
  try {
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(lang, { ...form, calendar: 'gregory', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
        const name = monthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (LETTER.test(name)) names.set(name, month);
      }
    }
  } catch {
    // A language the platform does not know: the names of the RFC must do.
  }
  return names;
}

const LETTER = /\p{L}/u;
