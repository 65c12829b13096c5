import { type Reference, readReference } from './references.ts';

/** How the text of a range differs from the range itself; 0 if it does not. */
export const TextBit = {
  /** It may hold character references. */
  references: 1,
  /** It holds CR, which stands for LF, alone or before LF. */
  carriageReturns: 2,
  /** It holds NUL, which stands for U+FFFD. */
  nulls: 4,
  /** It is an attribute value, where references have a stricter rule. */
  attribute: 8,
} as const;

const LINE_ENDS = /\r\n?/g;
/** Longer texts are split: to replace is quicker in short ones, but keeps a list of matches that costs more than the text. */
const MAX_REPLACED = 100_000;
const NULLS = /\0/g;
const FOUND: Reference = { text: '', length: 0 };

/** Decodes the text of a source range. */
export function decodeRange(source: string, start: number, end: number, bits: number): string {
  if ((bits & TextBit.references) === 0) return decodeUnits(source.slice(start, end), bits);
  const inAttribute = (bits & TextBit.attribute) !== 0;
  let text = '';
  let from = start;
  let at = source.indexOf('&', start);
  while (at >= 0 && at < end) {
    readReference(source, at, end, inAttribute, FOUND);
    if (FOUND.length > 0) {
      text += decodeUnits(source.slice(from, at), bits) + FOUND.text;
      from = at + FOUND.length;
    }
    at = source.indexOf('&', at + Math.max(1, FOUND.length));
  }
  return text + decodeUnits(source.slice(from, end), bits);
}

function decodeUnits(raw: string, bits: number): string {
  let text = raw;
  if ((bits & TextBit.carriageReturns) !== 0)
    text = text.length < MAX_REPLACED ? text.replace(LINE_ENDS, '\n') : text.split(LINE_ENDS).join('\n');
  if ((bits & TextBit.nulls) !== 0) text = text.replace(NULLS, '\uFFFD');
  return text;
}
