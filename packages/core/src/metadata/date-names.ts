/** Month names of RFC 5322 dates, which are part of the format and not of a language. */
export const ENGLISH_MONTHS: ReadonlyMap<string, number> = new Map(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((name, index) => [
    name,
    index + 1,
  ]),
);

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
