import { lowerCased } from '../names/name-table.ts';
import { decodeRange, TextBit } from '../text/decode.ts';
import { isWhitespace } from '../text/segments.ts';
import type { Doctype } from './sink.ts';
import type { Tokenizer } from './tokenizer.ts';

interface Draft {
  name: string | null;
  publicId: string | null;
  systemId: string | null;
  forceQuirks: boolean;
}

const GREATER_THAN = 0x3e;
const PUBLIC = /public/iy;
const SYSTEM = /system/iy;

/** "DOCTYPE state", just after the keyword. */
export function readDoctype(tokenizer: Tokenizer, start: number): void {
  const { source } = tokenizer;
  const draft: Draft = { name: null, publicId: null, systemId: null, forceQuirks: false };
  const at = readName(source, skipWhitespace(source, start), draft);
  const last = readIdentifiers(source, skipWhitespace(source, at), draft);
  // The source may end without forcing quirks only after something unexpected ("bogus DOCTYPE state").
  if (skipWhitespace(source, last) >= source.length) draft.forceQuirks = true;
  const end = source.indexOf('>', last);
  tokenizer.position = end < 0 ? source.length : end + 1;
  tokenizer.tokenEnd = tokenizer.position;
  tokenizer.sink.doctype(draft satisfies Doctype);
}

function skipWhitespace(source: string, start: number): number {
  let at = start;
  while (at < source.length && isWhitespace(source.charCodeAt(at))) at++;
  return at;
}

function readName(source: string, start: number, draft: Draft): number {
  let at = start;
  while (at < source.length && source.charCodeAt(at) !== GREATER_THAN && !isWhitespace(source.charCodeAt(at)))
    at++;
  if (at === start) draft.forceQuirks = true;
  else draft.name = lowerCased(source.slice(start, at));
  return at;
}

/** "After DOCTYPE name state"; returns where the search for the closing `>` begins. */
function readIdentifiers(source: string, start: number, draft: Draft): number {
  if (draft.name === null || start >= source.length || source.charCodeAt(start) === GREATER_THAN)
    return start;
  if (isWord(PUBLIC, source, start)) {
    const at = readIdentifier(source, skipWhitespace(source, start + 6), draft, 'publicId');
    return draft.forceQuirks ? at : readSystemAfterPublic(source, skipWhitespace(source, at), draft);
  }
  if (isWord(SYSTEM, source, start)) {
    return readIdentifier(source, skipWhitespace(source, start + 6), draft, 'systemId');
  }
  draft.forceQuirks = true;
  return start;
}

function isWord(word: RegExp, source: string, at: number): boolean {
  word.lastIndex = at;
  return word.test(source);
}

/** "Between DOCTYPE public and system identifiers state": the second identifier may be missing. */
function readSystemAfterPublic(source: string, at: number, draft: Draft): number {
  if (at >= source.length || source.charCodeAt(at) === GREATER_THAN) return at;
  return readIdentifier(source, at, draft, 'systemId');
}

/** An identifier in quotes; anything else, or a missing closing quote, forces quirks. */
function readIdentifier(source: string, at: number, draft: Draft, key: 'publicId' | 'systemId'): number {
  const quote = source.charAt(at);
  if (quote !== '"' && quote !== "'") {
    draft.forceQuirks = true;
    return at;
  }
  const close = source.indexOf(quote, at + 1);
  const greater = source.indexOf('>', at + 1);
  const isCut = close < 0 || (greater >= 0 && greater < close);
  const end = isCut ? (greater < 0 ? source.length : greater) : close;
  draft[key] = decodeRange(source, at + 1, end, TextBit.carriageReturns | TextBit.nulls);
  if (isCut) draft.forceQuirks = true;
  return isCut ? end : end + 1;
}
