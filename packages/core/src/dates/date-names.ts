/** Month names of RFC 5322, which are part of the format, and the full names that programs print. @format */
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

/** The year before the first year of each era that Chinese and Japanese pages still use. @format */
export const ERAS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['民國', 1911],
  ['民国', 1911],
]);

/** The zeros of scripts with digits of their own; the other nine digits follow each. */
export const DIGIT_ZEROS: readonly number[] = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66, 0x0e_50,
  0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0xff_10,
];
