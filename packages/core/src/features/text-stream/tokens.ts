import { growableInts, pushInt } from '../growable.ts';
import { RunKind, type SourceRuns } from './scan.ts';
import { cutWords, type WordCut } from './words.ts';

/** What a token is. */
export const TokenKind = { word: 0, tag: 1 } as const;

/** The page as a sequence of words and tags in source order, without hidden parts and comments. */
export interface TokenStream {
  readonly size: number;
  readonly kind: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** What the stream contains. */
export interface TokenOptions {
  readonly words: WordCut;
  /** The first run. */
  readonly from?: number;
}

/** Cuts the text runs into words and lists them with the tags. */
export function tokenStream(source: string, runs: SourceRuns, options: TokenOptions): TokenStream {
  const starts = growableInts(1024);
  const ends = growableInts(1024);
  const tags = growableInts(1024);
  const addWord = (start: number, end: number): void => {
    pushInt(starts, start);
    pushInt(ends, end);
  };
  for (let run = options.from ?? 0; run < runs.size; run++) {
    const start = runs.start[run]!;
    const end = runs.start[run + 1]!;
    if (runs.kind[run] === RunKind.text) cutWords(source, start, end, options.words, addWord);
    if (runs.kind[run] !== RunKind.tag) continue;
    pushInt(tags, starts.length);
    addWord(start, end);
  }
  const size = starts.length;
  const kind = new Uint8Array(size);
  for (let tag = 0; tag < tags.length; tag++) kind[tags.data[tag]!] = TokenKind.tag;
  return { size, kind, start: starts.data.subarray(0, size), end: ends.data.subarray(0, size) };
}
