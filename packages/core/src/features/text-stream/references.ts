import { decodeRange, TextBit } from 'fovea-html';
import { Ascii, type Codes } from './codes.ts';

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
  return { codePoint: decodedCodePoint(value), end: codes.at(at) === Ascii.semicolon ? at + 1 : at };
}

function digitOf(code: number, isHex: boolean): number {
  if (code >= Ascii.zero && code <= Ascii.nine) return code - Ascii.zero;
  const lower = code | 0x20;
  return isHex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** The code point that a number means, which is another one for windows-1252 and for what cannot be a character. */
function decodedCodePoint(value: number): number {
  const isPlain = value >= 0xa0 && value < 0xd800;
  return isPlain ? value : decoded(`&#${value};`).codePointAt(0)!;
}

/** Without a semicolon, a name may be the beginning of a longer word, as in `?a=1&copy=2`. */
const REFERENCE = /&(?:#x?[\da-f]{1,12};?|[a-z][a-z\d]{1,30};)/giu;

/** Decodes the references in a text as the parser does; unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, decoded) : text;
}

function decoded(reference: string): string {
  return decodeRange(reference, 0, reference.length, TextBit.references);
}
