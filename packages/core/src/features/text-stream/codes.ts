/** A source as numbers, either UTF-8 bytes or UTF-16 units: markup is ASCII and reads the same in both. */
export interface Codes {
  readonly length: number;
  /** The byte or unit at an index, or -1 past the end. */
  at(index: number): number;
  /** The next index with this ASCII code, or -1. */
  find(code: number, from: number): number;
  /** One past the character beyond ASCII that begins at an index. */
  characterEnd(index: number): number;
  /** Bytes that the character beyond ASCII at an index takes in UTF-8. */
  byteLength(index: number): number;
}

/** ASCII codes used in markup. */
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
  return new StringCodes(source);
}

/** UTF-8 bytes as codes; offsets are bytes. */
export function byteCodes(bytes: Uint8Array): Codes {
  return new ByteCodes(bytes);
}

// Classes and not object literals: engines inline the methods of two classes, but not two closures, into one loop.
class StringCodes implements Codes {
  readonly length: number;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
    this.length = source.length;
  }

  at(index: number): number {
    return index < this.length ? this.#source.charCodeAt(index) : -1;
  }

  find(code: number, from: number): number {
    return this.#source.indexOf(String.fromCharCode(code), from);
  }

  characterEnd(index: number): number {
    const isPair = (this.at(index) & 0xfc00) === 0xd800 && (this.at(index + 1) & 0xfc00) === 0xdc00;
    return isPair ? index + 2 : index + 1;
  }

  byteLength(index: number): number {
    if (this.at(index) < 0x800) return 2;
    return this.characterEnd(index) - index === 2 ? 4 : 3;
  }
}

class ByteCodes implements Codes {
  readonly length: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.length = bytes.length;
  }

  at(index: number): number {
    return index < this.length ? this.#bytes[index]! : -1;
  }

  find(code: number, from: number): number {
    return this.#bytes.indexOf(code, from);
  }

  /** A character has at most three continuation bytes; a broken sequence counts as one character. */
  characterEnd(index: number): number {
    let end = index + 1;
    while (end < index + 4 && end < this.length && (this.#bytes[end]! & 0xc0) === 0x80) end++;
    return end;
  }

  byteLength(index: number): number {
    return this.characterEnd(index) - index;
  }
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
