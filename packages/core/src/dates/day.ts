/** A day, as precise as a text gives it. */
export interface Day {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Earlier years, as in `0001-01-01`, are what software writes for "no date". @cap */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2999;

/** No page is dated 2400 of the common era; in the Buddhist era that year was 1857, and 2569 is 2026. @format */
const FIRST_BUDDHIST_YEAR = 2400;
const BUDDHIST_AHEAD = 543;

/** ISO 8601, as precise as the day is known, or `null` for a day that does not exist. */
export function formatDay({ year: given, month, day }: Day): string | null {
  if (given < FIRST_YEAR || given > LAST_YEAR) return null;
  const year = given >= FIRST_BUDDHIST_YEAR ? given - BUDDHIST_AHEAD : given;
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

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** @format */
const MS_PER_DAY = 86_400_000;
/** Julian day numbers: of 1 January 1970, and of the day before the first of the calendar as counted here. @format */
const UNIX_EPOCH = 2_440_588;
const PERSIAN_EPOCH = 1_948_319;

/**
 * Converts a day of the Solar Hijri calendar to the Gregorian one. Eight leap years in 33 are right for every year of
 * the web; the first six months have 31 days.
 */
export function persianDay(year: number, month: number, day: number): Day | null {
  if (year < 1300 || year > 1499 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const dayOfYear = (month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6) + day;
  const number = 365 * (year - 1) + Math.floor((8 * year + 21) / 33) + dayOfYear + PERSIAN_EPOCH;
  const date = new Date((number - UNIX_EPOCH) * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
