import { SCRIPT_RANGES, type Script } from './script-ranges.ts';

/** The role of a character in running text; three bits of its class. */
export const Kind = {
  /** Symbols, controls, lone surrogates: they end a word and are not part of one. */
  symbol: 0,
  letter: 1,
  /** Combining marks and invisible format characters: they belong to the character before them. */
  mark: 2,
  digit: 3,
  space: 4,
  /** Sentence terminators. */
  stop: 5,
  comma: 6,
  /** Joins a word between two letters, as in don't. */
  joiner: 7,
} as const;

/** Script names by the script number in `classOf`. */
export const SCRIPTS: readonly Script[] = SCRIPT_RANGES.map((row) => row.script);

const DIGITS =
  '30-39 660-669 6F0-6F9 7C0-7C9 966-96F 9E6-9EF A66-A6F AE6-AEF B66-B6F BE6-BEF C66-C6F CE6-CEF D66-D6F ' +
  'DE6-DEF E50-E59 ED0-ED9 F20-F29 1040-1049 1090-1099 17E0-17E9 1810-1819 FF10-FF19 1D7CE-1D7FF';
/** White space, and ZWSP (200B): Khmer, Thai and Burmese pages use it as an invisible word separator. */
const SPACES = '9-D 20 85 A0 1680 2000-200B 2028-2029 202F 205F 3000';
/** Soft hyphen, joiners, bidi controls, BOM. */
const FORMATS = 'AD 61C 180E 200C-200F 202A-202E 2060-2064 2066-206F FEFF';
/** . ! ? ; of Greek (37E) … and the full stops of other scripts: Armenian, Arabic, Urdu, danda, Burmese, Khmer,
 * Ethiopic, Tibetan, Mongolian, CJK and its small, vertical and half-width forms. */
const STOPS =
  '21 2E 3F 37E 589 61D-61F 6D4 700-702 964-965 F0D-F0E 104A-104B 1362 1367-1368 166E 17D4-17D5 1803 1809 ' +
  '2026 203C-203D 2047-2049 3002 A4FF AA5D-AA5F ABEB FE12 FE15-FE16 FE19 FE52 FE56-FE57 FF01 FF0E FF1F FF61';
/** Commas, including the ideographic 、 and the Ethiopic and Mongolian ones. */
const COMMAS = '2C 55D 60C 1363 1802 1808 2E32 2E34 2E41 3001 FE10-FE11 FE50-FE51 FF0C FF64';
/** ' _ · ״ ‧ ’ and the Hebrew geresh. The full stop also joins (U.S., 3.14), see count.ts. */
const JOINERS = '27 5F B7 5F3-5F4 2018-2019 2027 203F FF07';

interface ClassRange {
  readonly first: number;
  readonly last: number;
  readonly value: number;
}

const parseRanges = (ranges: string, value: number): ClassRange[] =>
  ranges
    .split(' ')
    .filter((range) => range !== '')
    .map((range) => {
      const [first = '', last = first] = range.split('-');
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), value };
    });

const allRanges = (): ClassRange[] => [
  ...SCRIPT_RANGES.flatMap((row, script) => [
    ...parseRanges(row.letters, (script << 3) | Kind.letter),
    ...parseRanges(row.marks, (script << 3) | Kind.mark),
  ]),
  ...parseRanges(DIGITS, Kind.digit),
  ...parseRanges(SPACES, Kind.space),
  ...parseRanges(FORMATS, Kind.mark),
  ...parseRanges(STOPS, Kind.stop),
  ...parseRanges(COMMAS, Kind.comma),
  ...parseRanges(JOINERS, Kind.joiner),
];

const buildBmp = (ranges: readonly ClassRange[]): Uint8Array => {
  const table = new Uint8Array(0x10000);
  for (const { first, last, value } of ranges) if (first < 0x10000) table.fill(value, first, last + 1);
  return table;
};

const RANGES = /* @__PURE__ */ allRanges();

/**
 * Class of every UTF-16 unit, `script << 3 | kind`: one read per character in the hot loops.
 * Surrogates are symbols here; go through `classOf` for the code point of a pair.
 */
export const UNIT_CLASS: Uint8Array = /* @__PURE__ */ buildBmp(RANGES);

const ASTRAL = /* @__PURE__ */ RANGES.filter((range) => range.first > 0xffff).sort(
  (a, b) => a.first - b.first,
);

const astralClass = (codePoint: number): number => {
  let low = 0;
  let high = ASTRAL.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ASTRAL[middle]!;
    if (codePoint < range.first) high = middle - 1;
    else if (codePoint > range.last) low = middle + 1;
    else return range.value;
  }
  return Kind.symbol;
};

/** Class of a code point, `script << 3 | kind`; anything that is not a code point is a symbol. */
export const classOf = (codePoint: number): number =>
  codePoint < 0x10000 ? (UNIT_CLASS[codePoint] ?? Kind.symbol) : astralClass(codePoint);

/** Whether a UTF-16 unit opens a surrogate pair (which may still be missing its other half). */
export const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
