/** A source as numbers, be it UTF-8 bytes or UTF-16 units: markup is ASCII and reads the same in both. */
export interface Codes {
  readonly length: number;
  /** The byte or unit at an index; past the end something that equals no character. */
  at(index: number): number;
  /** The next index with that ASCII code, or -1. */
  find(code: number, from: number): number;
}

/** ASCII codes that markup is made of. */
export const Ascii = {
  tab: 0x09,
  newline: 0x0a,
  formFeed: 0x0c,
  carriageReturn: 0x0d,
  space: 0x20,
  exclamation: 0x21,
  doubleQuote: 0x22,
  hash: 0x23,
  ampersand: 0x26,
  singleQuote: 0x27,
  hyphen: 0x2d,
  slash: 0x2f,
  zero: 0x30,
  nine: 0x39,
  semicolon: 0x3b,
  less: 0x3c,
  equals: 0x3d,
  greater: 0x3e,
  question: 0x3f,
} as const;

/** A string as codes; offsets are UTF-16 units. */
export function stringCodes(source: string): Codes {
  return {
    length: source.length,
    at: (index) => source.charCodeAt(index),
    find: (code, from) => source.indexOf(String.fromCharCode(code), from),
  };
}

/** UTF-8 bytes as codes; offsets are bytes. */
export function byteCodes(bytes: Uint8Array): Codes {
  return {
    length: bytes.length,
    at: (index) => (index < bytes.length ? bytes[index]! : Number.NaN),
    find: (code, from) => bytes.indexOf(code, from),
  };
}

/** True for the white space of HTML: space, tab, line feed, form feed, carriage return. */
export function isSpaceCode(code: number): boolean {
  return (
    code === Ascii.space ||
    code === Ascii.newline ||
    code === Ascii.tab ||
    code === Ascii.carriageReturn ||
    code === Ascii.formFeed
  );
}

/** True for A to Z and a to z. */
export function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a && code < 0x80;
}
