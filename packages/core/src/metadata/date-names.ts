/** Month names of RFC 5322 dates, which are part of the format, and in full as programs print them. */
export const ENGLISH_MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ].flatMap((name, index) => [[name, index + 1] as const, [name.slice(0, 3), index + 1] as const]),
).set('sept', 9);

/** Zone names of RFC 5322 (section 4.3) and `UTC`; any other name says nothing certain. */
export const ZONE_OFFSETS: ReadonlyMap<string, string> = new Map([
  ['Z', 'Z'],
  ['UTC', 'Z'],
  ['GMT', 'Z'],
  ['EST', '-05:00'],
  ['EDT', '-04:00'],
  ['CST', '-06:00'],
  ['CDT', '-05:00'],
  ['MST', '-07:00'],
  ['MDT', '-06:00'],
  ['PST', '-08:00'],
  ['PDT', '-07:00'],
]);
