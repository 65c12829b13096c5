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
export const SCRIPTS: readonly Script[] = /* @__PURE__ */ Object.keys(SCRIPT_RANGES) as Script[];

const DIGITS =
  '30+9 660+9 6F0+9 7C0+9 966+9 9E6+9 A66+9 AE6+9 B66+9 BE6+9 C66+9 CE6+9 D66+9 ' +
  'DE6+9 E50+9 ED0+9 F20+9 1040+9 1090+9 17E0+9 1810+9 FF10+9 1D7CE+31';
/** White space, and ZWSP (200B): Khmer, Thai and Burmese pages use it as an invisible word separator. */
const SPACES = '9+4 20 85 A0 1680 2000+B 2028+1 202F 205F 3000';
/** Soft hyphen, joiners, bidi controls, BOM. */
const FORMATS = 'AD 61C 180E 200C+3 202A+4 2060+4 2066+9 FEFF';
/** . ! ? ; of Greek (37E) … and the full stops of other scripts: Armenian, Arabic, Urdu, danda, Burmese, Khmer,
 * Ethiopic, Tibetan, Mongolian, CJK and its small, vertical and half-width forms. */
const STOPS =
  '21 2E 3F 37E 589 61D+2 6D4 700+2 964+1 F0D+1 104A+1 1362 1367+1 166E 17D4+1 1803 1809 ' +
  '2026 203C+1 2047+2 3002 A4FF AA5D+2 ABEB FE12 FE15+1 FE19 FE52 FE56+1 FF01 FF0E FF1F FF61';
/** Commas, including the ideographic 、 and the Ethiopic and Mongolian ones. */
const COMMAS = '2C 55D 60C 1363 1802 1808 2E32 2E34 2E41 3001 FE10+1 FE50+1 FF0C FF64';
/** ' _ · ״ ‧ ’ and the Hebrew geresh. The full stop also joins (U.S., 3.14), see count.ts. */
const JOINERS = '27 5F B7 5F3+1 2018+1 2027 203F FF07';

interface ClassRange {
  readonly first: number;
  readonly last: number;
  readonly value: number;
}

/** Ranges as their first code points, or as the gaps between them, and how many more they have. */
const parseRanges = (ranges: string, value: number, areGaps = false): ClassRange[] => {
  let last = 0;
  return ranges
    .split(' ')
    .filter((range) => range !== '')
    .map((range) => {
      const [start = 0, more = 0] = range.split('+').map((digits) => Number.parseInt(digits, 16));
      const first = areGaps ? last + start : start;
      last = first + more;
      return { first, last, value };
    });
};

const allRanges = (): ClassRange[] => [
  ...Object.values(SCRIPT_RANGES).flatMap((ranges, script) => {
    const [letters = '', marks = ''] = ranges.split('|');
    return [
      ...parseRanges(letters, (script << 3) | Kind.letter, true),
      ...parseRanges(marks, (script << 3) | Kind.mark, true),
    ];
  }),
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
