import { decodeAs } from '../decoders.ts';
import { ASCII_BITS, BAD_BITS } from './bits.ts';
import { eachBand, LETTER_BANDS, type LetterLanguage, SYMBOL_BANDS } from './letters.ts';

/** Bits of a letter that the language does not use, as in an occasional foreign name. @sweep foreign-letter-bits */
const FOREIGN_LETTER_BITS = 12;
/** Bits of a sign that hardly ever occurs in prose. @sweep rare-symbol-bits */
const RARE_SYMBOL_BITS = 13;
/**
 * Bits of a box-drawing or similar character, which legacy pages used for graphics but never in prose.
 * @sweep drawing-bits
 */
const DRAWING_BITS = 15;

/** The role of a byte in a word. */
const Kind = {
  gap: 0,
  asciiLower: 1,
  asciiUpper: 2,
  lower: 3,
  upper: 4,
  uncased: 5,
  mark: 6,
  symbol: 7,
} as const;
/** @format */
const KINDS = 8;

type KindName = keyof typeof Kind;

/** `from to bits`: the cost of two adjacent kinds; all others cost nothing. */
type Transition = readonly [KindName, KindName, number];

/**
 * Case follows the rules of bicameral scripts: Words begin in upper case, CAPITALS continue, mixeD casE is rare.
 * @sweep case-transitions
 */
const CASE_TRANSITIONS: readonly Transition[] = [
  ['lower', 'upper', 7],
  ['asciiLower', 'upper', 7],
  ['lower', 'asciiUpper', 7],
  ['gap', 'upper', 2],
  ['symbol', 'upper', 2],
  ['upper', 'upper', 1],
  ['asciiUpper', 'upper', 1],
  ['gap', 'mark', 8],
  ['symbol', 'mark', 8],
  // Most signs are next to a space; inside a word they are often a misread letter.
  ['asciiLower', 'symbol', 1],
  ['symbol', 'asciiLower', 1],
  ['lower', 'symbol', 1],
  ['symbol', 'lower', 1],
];

/** In Latin text, letters beyond ASCII are scattered among ASCII ones and seldom adjacent. @sweep latin-transitions */
const LATIN_TRANSITIONS: readonly Transition[] = [
  ...CASE_TRANSITIONS,
  ['lower', 'lower', 2],
  ['upper', 'lower', 3],
  ['gap', 'lower', 1],
  ['asciiUpper', 'lower', 1],
];

/** A letter of another script beside an ASCII one. @sweep mixed-word-bits */
const MIXED_WORD_BITS = 6;

/** In other scripts a word contains no ASCII letters. @sweep other-transitions */
const OTHER_TRANSITIONS: readonly Transition[] = [
  ...CASE_TRANSITIONS,
  // Apostrophes within words are a Latin habit; here a sign before a lower-case letter is often a misread capital.
  ['symbol', 'lower', 3],
  ...(['asciiLower', 'asciiUpper'] as const).flatMap((ascii): Transition[] =>
    (['lower', 'upper', 'uncased', 'mark'] as const).flatMap((native): Transition[] => [
      [ascii, native, MIXED_WORD_BITS],
      [native, ascii, MIXED_WORD_BITS],
    ]),
  ),
];

const LATIN_LETTER = /\p{Script=Latin}/u;
const UPPER_CASE = /\p{Lu}/u;
const LOWER_CASE = /\p{Ll}/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
const DRAWING = /[\u2300-\u25ff]/;
const CONTROL = /[\u0080-\u009f\ufffd]/;

/** Cost tables of one encoding for one language. */
export interface SingleByteModel {
  readonly bits: Uint8Array;
  readonly kinds: Uint8Array;
  readonly transitions: Uint8Array;
}

/** Builds the costs of each byte, and of each pair of byte kinds, in a language. */
export function singleByteModel(encoding: string, language: LetterLanguage): SingleByteModel {
  const shares = languageShares(language);
  const bits = new Uint8Array(256).fill(ASCII_BITS);
  const kinds = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) {
    // One byte at a time: a run of undefined bytes may decode to fewer characters.
    const char = decodeAs(Uint8Array.of(byte), encoding);
    kinds[byte] = kindOf(char);
    if (byte >= 0x80) bits[byte] = bitsOf(char, shares);
  }
  return { bits, kinds, transitions: transitionTable(isLatin(language)) };
}

/** Cost of the sample under a model, in bits: the lower, the more likely. */
export function singleByteCost(sample: Uint8Array, model: SingleByteModel): number {
  const { bits, kinds, transitions } = model;
  let total = 0;
  let before: number = Kind.gap;
  for (let i = 0; i < sample.length; i++) {
    const byte = sample[i]!;
    const kind = kinds[byte]!;
    total += bits[byte]! + transitions[before * KINDS + kind]!;
    before = kind;
  }
  return total;
}

function languageShares(language: LetterLanguage): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const add = (char: string, bits: number): void => {
    if (!shares.has(char)) shares.set(char, bits);
  };
  eachBand(LETTER_BANDS[language], add);
  eachBand(SYMBOL_BANDS, add);
  return shares;
}

function isLatin(language: LetterLanguage): boolean {
  return LATIN_LETTER.test(LETTER_BANDS[language]) || language === 'en';
}

function bitsOf(char: string, shares: ReadonlyMap<string, number>): number {
  if (CONTROL.test(char)) return BAD_BITS;
  const share = shares.get(char) ?? shares.get(char.toLowerCase());
  if (share !== undefined) return share;
  if (LETTER.test(char) || MARK.test(char)) return FOREIGN_LETTER_BITS;
  return DRAWING.test(char) ? DRAWING_BITS : RARE_SYMBOL_BITS;
}

function kindOf(char: string): number {
  const ascii = char.charCodeAt(0) < 0x80;
  if (LOWER_CASE.test(char)) return ascii ? Kind.asciiLower : Kind.lower;
  if (UPPER_CASE.test(char)) return ascii ? Kind.asciiUpper : Kind.upper;
  if (LETTER.test(char)) return Kind.uncased;
  if (MARK.test(char)) return Kind.mark;
  return ascii ? Kind.gap : Kind.symbol;
}

function transitionTable(latin: boolean): Uint8Array {
  const table = new Uint8Array(KINDS * KINDS);
  for (const [from, to, bits] of latin ? LATIN_TRANSITIONS : OTHER_TRANSITIONS) {
    table[Kind[from] * KINDS + Kind[to]] = bits;
  }
  return table;
}
