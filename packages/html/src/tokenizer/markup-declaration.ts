import { readDoctype } from './doctype.ts';
import { NOT_FOUND } from './forward-search.ts';
import type { Tokenizer } from './tokenizer.ts';

const DOCTYPE = /doctype/iy;

/** "Markup declaration open state", just after `<!`. */
export function readMarkupDeclaration(tokenizer: Tokenizer, at: number): void {
  const { source } = tokenizer;
  if (source.startsWith('--', at)) {
    readComment(tokenizer, at + 2);
    return;
  }
  DOCTYPE.lastIndex = at;
  if (DOCTYPE.test(source)) readDoctype(tokenizer, at + 7);
  else if (source.startsWith('[CDATA[', at) && tokenizer.sink.allowsCdata()) tokenizer.cdataSection(at + 7);
  else tokenizer.bogusComment(at);
}

/** The comment states, just after `<!--`. */
function readComment(tokenizer: Tokenizer, start: number): void {
  const { source } = tokenizer;
  if (source.charCodeAt(start) === 0x3e) {
    tokenizer.emitComment(start, start, start + 1);
    return;
  }
  if (source.startsWith('->', start)) {
    tokenizer.emitComment(start, start, start + 2);
    return;
  }
  const end = tokenizer.commentEnds.from(source, start);
  const bangEnd = bangEndBefore(tokenizer, start, end);
  if (bangEnd < end) tokenizer.emitComment(start, bangEnd, bangEnd + 4);
  else if (end !== NOT_FOUND) tokenizer.emitComment(start, end, end + 3);
  else tokenizer.emitComment(start, unfinishedEnd(source, start), source.length);
}

/** Where `--!>` ends a comment before `limit`; searches for its rarer half, because dashes are frequent. */
function bangEndBefore(tokenizer: Tokenizer, start: number, limit: number): number {
  const { source, bangs } = tokenizer;
  let at = bangs.from(source, start + 2);
  while (at < limit && !source.startsWith('--', at - 2)) at = bangs.from(source, at + 1);
  return at < limit ? at - 2 : NOT_FOUND;
}

/** At the end of the source, an incomplete comment end is not part of the data. */
function unfinishedEnd(source: string, start: number): number {
  for (const ending of ['--!', '--', '-']) {
    if (source.endsWith(ending) && source.length - ending.length >= start)
      return source.length - ending.length;
  }
  return source.length;
}
