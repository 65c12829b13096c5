import { NAMED_REFERENCES } from './named-references.ts';

/** Names that real pages use all the time; the whole table is only read for other names. */
const COMMON: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/** The longest name with an optional semicolon. */
const MAX_BARE_NAME = 6;
/** The longest name; a longer run of letters and digits can only begin with a bare name. */
const MAX_NAME = 31;
const LAST_CODE_POINT = 0x10ffff;

/** Code points of numeric references 0x80 to 0x9F (section 13.2.5.80): windows-1252. */
const WINDOWS_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

interface NamedTable {
  readonly all: ReadonlyMap<string, string>;
  readonly bare: ReadonlySet<string>;
}

let namedTable: NamedTable | undefined;

/** The text of a reference and its length in source units; empty and 0 if there is none. */
export interface Reference {
  text: string;
  length: number;
}

/**
 * Reads the character reference whose `&` is at `at` into `found`, without reading at or past `end`. In attributes, a
 * name without a semicolon does not count if a letter, a digit or `=` follows it.
 */
export function readReference(
  source: string,
  at: number,
  end: number,
  inAttribute: boolean,
  found: Reference,
): void {
  found.length = 0;
  found.text = '';
  if (at + 1 >= end) return;
  if (source.charCodeAt(at + 1) === 0x23) readNumeric(source, at, end, found);
  else readNamed(source, at, end, inAttribute, found);
}

function readNumeric(source: string, at: number, end: number, found: Reference): void {
  let position = at + 2;
  const marker = position < end ? source.charCodeAt(position) | 0x20 : 0;
  const base = marker === 0x78 ? 16 : 10;
  if (base === 16) position++;
  const firstDigit = position;
  let code = 0;
  for (; position < end; position++) {
    const digit = digitValue(source.charCodeAt(position), base);
    if (digit < 0) break;
    if (code <= LAST_CODE_POINT) code = code * base + digit;
  }
  if (position === firstDigit) return;
  if (position < end && source.charCodeAt(position) === 0x3b) position++;
  found.length = position - at;
  found.text = textOfCode(code);
}

function digitValue(unit: number, base: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  if (base === 10) return -1;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function textOfCode(code: number): string {
  if (code === 0 || code > LAST_CODE_POINT || (code >= 0xd800 && code <= 0xdfff)) return '\uFFFD';
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.charAt(code - 0x80);
  return String.fromCodePoint(code);
}

function readNamed(source: string, at: number, end: number, inAttribute: boolean, found: Reference): void {
  const start = at + 1;
  const limit = Math.min(end, start + MAX_NAME);
  let position = start;
  while (position < limit && isAlphanumeric(source.charCodeAt(position))) position++;
  if (position === start) return;
  if (position < end && source.charCodeAt(position) === 0x3b) {
    const text = namedText(source.slice(start, position));
    if (text !== undefined) {
      found.text = text;
      found.length = position + 1 - at;
      return;
    }
  }
  readBareName(source, at, Math.min(position, start + MAX_BARE_NAME), end, inAttribute, found);
}

function readBareName(
  source: string,
  at: number,
  longest: number,
  end: number,
  inAttribute: boolean,
  found: Reference,
): void {
  const { all, bare } = fullTable();
  for (let stop = longest; stop > at + 2; stop--) {
    const name = source.slice(at + 1, stop);
    if (!bare.has(name)) continue;
    if (inAttribute && stop < end) {
      const next = source.charCodeAt(stop);
      if (next === 0x3d || isAlphanumeric(next)) return;
    }
    found.text = all.get(name)!;
    found.length = stop - at;
    return;
  }
}

function isAlphanumeric(unit: number): boolean {
  if (unit >= 0x30 && unit <= 0x39) return true;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function namedText(name: string): string | undefined {
  return COMMON.get(name) ?? fullTable().all.get(name);
}

function fullTable(): NamedTable {
  namedTable ??= readTable();
  return namedTable;
}

function readTable(): NamedTable {
  const all = new Map<string, string>();
  const bare = new Set<string>();
  let code = 0;
  const rows = NAMED_REFERENCES.replace(
    PAIR,
    (_, first: string, rest: string) => `${first}${rest} ${first.toLowerCase()}${rest}`,
  ).replace(SERIES, (_, letters: string, ending: string) => letters.replace(LETTER, `$&${ending} `));
  for (const [, step, name, mark, second] of rows.matchAll(ROW)) {
    code += step === '' ? 1 : Number(step);
    all.set(name!, String.fromCodePoint(code, ...(second === undefined ? [] : [Number(second)])));
    if (mark === '!') bare.add(name!);
  }
  return { all, bare };
}

/** A name that begins with a capital, and is followed by the same with a small letter. */
const PAIR = /([A-Z])(\w*!?)\^/g;
/** Letters, with their steps, of which each begins a name with the same ending. */
const SERIES = /(\S+)\*(\w+)/g;
const LETTER = /[a-z]/gi;

/** A row of the table: step, name, mark and second code point. */
const ROW = /(\d*)([A-Za-z][A-Za-z\d]*)(!?)(?:_(\d+))?(?: |$)/gu;
