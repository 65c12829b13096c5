/** Languages of the forums, for their names of months. */
const LANGUAGES = ['en', 'de', 'fr'];
const NUMBERS = /\d+/gu;
const CLOCK = /\d{1,2}:\d{2}(?::\d{2})?/gu;
const WORDS = /\p{L}{3,}/gu;

const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    ['long', 'short'].flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month: month as 'long' | 'short', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        stem(format.format(Date.UTC(2026, at, 15))),
        at + 1,
      ]);
    }),
  ),
);

/** Abbreviations differ in their dots and lengths. */
function stem(word: string): string {
  return word.toLowerCase().replace('.', '').slice(0, 3);
}

/** The days that a date may name, `yyyy-mm-dd`; none where it lacks the year or the day. Numbers may be in any order. */
export function daysOf(date: string): ReadonlySet<string> {
  const plain = date.replace(CLOCK, ' ');
  const numbers = (plain.match(NUMBERS) ?? []).slice(0, 3);
  const month = (plain.match(WORDS) ?? [])
    .map((word) => MONTHS.get(stem(word)))
    .find((one) => one !== undefined);
  const days = new Set<string>();
  const add = (year: string, monthOfYear: number, day: string): void => {
    const full = year.length === 4 ? Number(year) : year.length === 2 ? 2000 + Number(year) : 0;
    const time = Date.UTC(full, monthOfYear - 1, Number(day));
    if (full > 1990 && new Date(time).getUTCDate() === Number(day) && monthOfYear <= 12) {
      days.add(new Date(time).toISOString().slice(0, 10));
    }
  };
  const [a, b, c] = numbers;
  if (month !== undefined && a !== undefined && b !== undefined) {
    if (a.length === 4) add(a, month, b);
    else add(b, month, a);
  } else if (a !== undefined && b !== undefined && c !== undefined) {
    if (a.length === 4) add(a, Number(b), c);
    else {
      add(c, Number(a), b);
      add(c, Number(b), a);
    }
  }
  return days;
}
