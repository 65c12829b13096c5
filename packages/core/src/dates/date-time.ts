import { ZONE_OFFSETS } from './date-names.ts';

/** What may separate a day from its time: a `T`, punctuation, and a word such as `at`, `um`, `à`. */
const DAY_TIME_SEPARATOR = String.raw`(?:T|[.,]?\s{0,3}(?:[-–|·]\s{0,3})?(?:\p{L}{1,3}\.?\s)?)`;
const CLOCK = String.raw`(\d{1,2})[:時시h](\d{2})(?:[:分분]?(\d{2})(?:[.,](\d{1,9}))?)?`;
const HALF_AND_ZONE = String.raw`\s?([ap]\.?m\.?(?![a-z]))?\s?(Z|[A-Z]{3,4}(?=$|[\s+(-])|)\s?([+-]\d{2}:?(?:\d{2})?)?`;
const TIME = new RegExp(`^${DAY_TIME_SEPARATOR}${CLOCK}${HALF_AND_ZONE}`, 'iu');

/** `T08:30:00+09:00` from what follows a day, or `''` where no valid time follows. */
export function readTime(text: string): string {
  const match = TIME.exec(text);
  if (match === null) return '';
  const [, hourText, minute, second, fraction, half, zone, offset] = match;
  const hour = toHour24(Number(hourText), half);
  if (hour > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return '';
  const seconds = second === undefined ? '' : `:${second}${fraction === undefined ? '' : `.${fraction}`}`;
  return `T${String(hour).padStart(2, '0')}:${minute}${seconds}${formatOffset(zone ?? '', offset)}`;
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
