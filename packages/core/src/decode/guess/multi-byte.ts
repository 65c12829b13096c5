import { decodeAs } from '../decoders.ts';
import { ASCII_BITS, BAD_BITS } from './bits.ts';
import { CJK_BANDS } from './cjk-characters.ts';
import { eachBand } from './letters.ts';

/** A rectangle of double-byte codes, for instance the first level of a national standard. */
interface Rows {
  readonly leads: readonly [number, number];
  readonly trails: readonly [number, number];
  readonly bits: number;
}

/** An encoding of Chinese, Japanese or Korean and the statistics of its text. */
export interface MultiByteCandidate {
  readonly encoding: string;
  readonly prior: number;
  /** Ranges of characters, each with the bits per character; later ranges take precedence. */
  readonly blocks: readonly (readonly [number, number, number])[];
  /** Codes of everyday characters in the standard; the rest is for rare names and old words. */
  readonly rows: readonly Rows[];
  readonly bands: readonly string[];
}

/** Bits of a character outside the everyday rows. @sweep rare-bits */
const RARE_BITS = 17;
/** Bits of a private-use character: a vendor's extension, or a wrong reading. @sweep private-bits */
const PRIVATE_BITS = 20;
/**
 * Bits of an ASCII letter next to a CJK character; it happens with brands, but far more often in misread Latin text.
 * @sweep ascii-letter-bits
 */
const ASCII_LETTER_BITS = 3;

const HIRAGANA = [0x3041, 0x3096] as const;
const KATAKANA = [0x30a1, 0x30fa] as const;
/** @sweep kana-bits */
const KANA_IN_JAPANESE = [
  [...HIRAGANA, 8],
  [...KATAKANA, 8],
  // Half-width katakana are one byte each in Shift_JIS; text made of them is a misreading.
  [0xff61, 0xff9f, 11],
] as const;
/** CJK punctuation and full-width ASCII. @sweep cjk-sign-bits */
const CJK_SIGNS = [
  [0x2010, 0x2026, 11],
  [0x3000, 0x301f, 9],
  [0xff01, 0xff5e, 11],
] as const;

/**
 * The shares of level-1 characters follow from their number: 3755 and 2965 (2⁻¹²), 5401 (2⁻¹³), 2350 (2⁻¹²).
 * @sweep multi-byte-bits
 */
export const MULTI_BYTE_CANDIDATES: readonly MultiByteCandidate[] = [
  {
    encoding: 'gbk',
    prior: 1,
    blocks: CJK_SIGNS,
    rows: [{ leads: [0xb0, 0xd7], trails: [0xa1, 0xfe], bits: 12 }],
    bands: [CJK_BANDS.chinese, CJK_BANDS.simplified],
  },
  {
    encoding: 'shift_jis',
    prior: 1,
    blocks: [...CJK_SIGNS, ...KANA_IN_JAPANESE],
    rows: [{ leads: [0x88, 0x98], trails: [0x40, 0xfc], bits: 12 }],
    bands: [CJK_BANDS.japanese],
  },
  {
    encoding: 'euc-kr',
    prior: 1,
    blocks: CJK_SIGNS,
    rows: [{ leads: [0xb0, 0xc8], trails: [0xa1, 0xfe], bits: 12 }],
    bands: [CJK_BANDS.korean],
  },
  {
    encoding: 'big5',
    prior: 1,
    blocks: CJK_SIGNS,
    rows: [{ leads: [0xa4, 0xc6], trails: [0x40, 0xfe], bits: 13 }],
    bands: [CJK_BANDS.chinese, CJK_BANDS.traditional],
  },
  {
    encoding: 'euc-jp',
    prior: 2,
    blocks: [...CJK_SIGNS, ...KANA_IN_JAPANESE],
    rows: [{ leads: [0xb0, 0xcf], trails: [0xa1, 0xfe], bits: 12 }],
    bands: [CJK_BANDS.japanese],
  },
];

/** Bits of every UTF-16 code unit in text of an encoding. */
export function multiByteModel(candidate: MultiByteCandidate): Uint8Array {
  const bits = new Uint8Array(0x10000).fill(RARE_BITS);
  bits.fill(ASCII_BITS, 0, 0x80);
  bits.fill(BAD_BITS, 0x80, 0xa0);
  bits.fill(PRIVATE_BITS, 0xe000, 0xf900);
  // Two surrogates make one character, always a rare one.
  bits.fill(RARE_BITS >> 1, 0xd800, 0xe000);
  bits[0xfffd] = BAD_BITS;
  for (const rows of candidate.rows) {
    for (const char of charactersOf(candidate.encoding, rows)) {
      const unit = char.charCodeAt(0);
      if (bits[unit] === RARE_BITS) bits[unit] = rows.bits;
    }
  }
  for (const [from, to, cost] of candidate.blocks) bits.fill(cost, from, to + 1);
  for (const bands of candidate.bands) {
    eachBand(bands, (char, cost) => {
      bits[char.charCodeAt(0)] = cost;
    });
  }
  return bits;
}

/** Cost of the text under a model, in bits. */
export function multiByteCost(text: string, bits: Uint8Array): number {
  let total = 0;
  let before = 0x20;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    total += bits[unit]!;
    if (before >= 0x80 !== unit >= 0x80 && isAsciiLetter(before < 0x80 ? before : unit))
      total += ASCII_LETTER_BITS;
    before = unit;
  }
  return total;
}

function isAsciiLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
}

function charactersOf(encoding: string, { leads, trails }: Rows): string {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = trails[0]; trail <= trails[1]; trail++) bytes.push(lead, trail);
  }
  return decodeAs(Uint8Array.from(bytes), encoding);
}
