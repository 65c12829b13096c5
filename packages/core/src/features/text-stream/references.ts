import { Ascii, type Codes } from './codes.ts';
import { NAMED_REFERENCES, WINDOWS_1252 } from './named-references.ts';

const REPLACEMENT = 0xfffd;

/** More digits than any code point has; only hostile pages have more leading zeros. @cap */
const MAX_DIGITS = 12;

/** A numeric character reference in a source. */
export interface NumericReference {
  readonly codePoint: number;
  /** One past it, including the semicolon. */
  readonly end: number;
}

/** Reads `&#1587;` or `&#x633;` at the index of its `&`, or `null`. The semicolon may be missing. */
export function numericReference(codes: Codes, index: number): NumericReference | null {
  if (codes.at(index + 1) !== Ascii.hash) return null;
  const isHex = (codes.at(index + 2) | 0x20) === 0x78;
  const first = index + (isHex ? 3 : 2);
  let value = 0;
  let at = first;
  for (; at < first + MAX_DIGITS; at++) {
    const digit = digitOf(codes.at(at), isHex);
    if (digit < 0) break;
    value = Math.min(value * (isHex ? 16 : 10) + digit, 0x110000);
  }
  if (at === first) return null;
  return { codePoint: meant(value), end: codes.at(at) === Ascii.semicolon ? at + 1 : at };
}

function digitOf(code: number, isHex: boolean): number {
  if (code >= Ascii.zero && code <= Ascii.nine) return code - Ascii.zero;
  const lower = code | 0x20;
  return isHex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function meant(value: number): number {
  if (value >= 0x80 && value < 0xa0) return WINDOWS_1252[value - 0x80]!;
  const isSurrogate = value >= 0xd800 && value < 0xe000;
  return value === 0 || isSurrogate || value > 0x10ffff ? REPLACEMENT : value;
}

const REFERENCE = /&(?:#x[\da-f]{1,12}|#\d{1,12}|[a-z][a-z\d]{1,7});?/giu;

/** Decodes numeric and common named references in a text; unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, decoded) : text;
}

function decoded(reference: string): string {
  if (reference.charCodeAt(1) === Ascii.hash) {
    const digits = reference.replace(';', '');
    const isHex = (digits.charCodeAt(2) | 0x20) === 0x78;
    const value = Number.parseInt(digits.slice(isHex ? 3 : 2), isHex ? 16 : 10);
    return String.fromCodePoint(meant(value));
  }
  // Without a semicolon, a name may be the beginning of a longer word, as in `?a=1&copy=2`.
  if (!reference.endsWith(';')) return reference;
  return NAMED_REFERENCES.get(reference.slice(1, -1)) ?? reference;
}
