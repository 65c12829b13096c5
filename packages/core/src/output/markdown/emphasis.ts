import type { CloseMark, OpenMark, Token } from './tokens.ts';

/**
 * CommonMark lets `**` open only before a word, or before punctuation that follows a space or punctuation, and
 * close the other way round. Japanese and Chinese put brackets inside emphasis and words right beside it, so
 * that `**「重要」**です` shows its asterisks. Where a mark would not work, brackets and spaces at the edge move
 * outside of it; where that does not help, the mark goes. The words always stay.
 */

const SPACE = /\s/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const EDGE = /[\p{P}\p{S}\s]/u;

/** Characters moved out of an emphasis at most; more is not an edge. */
const MAX_MOVED = 8;

/** Settles every mark of a line: keeps it, moves it inwards, or drops it. */
export function settleMarks(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.kind === 'open')) return tokens;
  const settled = [...tokens];
  const ends = new Map<Token, number>();
  for (let index = 0; index < settled.length; index++)
    if (settled[index]!.kind === 'close') ends.set(settled[index]!, index);
  const shifts = new Map<Token, string>();
  for (let index = 0; index < settled.length; index++) {
    const token = settled[index]!;
    if (token.kind !== 'open' || token.isDropped) continue;
    const end = token.close === null ? -1 : ends.get(token.close)!;
    if (end < 0 || !opens(settled, index, shifts) || !closes(settled, end, shifts)) drop(token);
  }
  return withShifts(settled, shifts);
}

function drop(open: OpenMark): void {
  open.isDropped = true;
  if (open.close !== null) open.close.isDropped = true;
}

function opens(tokens: Token[], index: number, shifts: Map<Token, string>): boolean {
  const mark = tokens[index] as OpenMark;
  const outer = neighbour(tokens, index, -1, mark);
  if (outer === null) return false;
  const inner = neighbour(tokens, index, 1, mark) ?? '';
  if (flanks(inner, outer)) return true;
  const next = tokens[index + 1];
  if (next?.kind !== 'text') return false;
  const characters = [...next.value.slice(0, MAX_MOVED * 2)];
  const moved = characters.findIndex((character) => !EDGE.test(character));
  if (moved <= 0 || moved > MAX_MOVED) return false;
  const edge = characters.slice(0, moved).join('');
  next.value = next.value.slice(edge.length);
  shifts.set(mark, edge);
  return true;
}

function closes(tokens: Token[], index: number, shifts: Map<Token, string>): boolean {
  const mark = tokens[index] as CloseMark;
  const outer = neighbour(tokens, index, 1, mark) ?? '';
  const inner = neighbour(tokens, index, -1, mark) ?? '';
  if (flanks(inner, outer)) return true;
  const last = tokens[index - 1];
  if (last?.kind !== 'text') return false;
  const characters = [...last.value.slice(-MAX_MOVED * 2)];
  const kept = characters.findLastIndex((character) => !EDGE.test(character)) + 1;
  const edge = characters.slice(kept).join('');
  if (kept === 0 || characters.length - kept > MAX_MOVED) return false;
  last.value = last.value.slice(0, last.value.length - edge.length);
  shifts.set(mark, edge);
  return true;
}

function flanks(inner: string, outer: string): boolean {
  if (inner === '' || SPACE.test(inner)) return false;
  return !PUNCTUATION.test(inner) || outer === '' || SPACE.test(outer) || PUNCTUATION.test(outer);
}

/**
 * The character beside a mark, `''` at the end of the line. Asterisks that open or close together count as one
 * run. `null` where another run of asterisks has just ended, because the two would melt into one.
 */
function neighbour(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  mark: OpenMark | CloseMark,
): string | null {
  for (let index = from + step; index >= 0 && index < tokens.length; index += step) {
    const token = tokens[index]!;
    if (token.kind !== 'open' && token.kind !== 'close') return edgeCharacter(token, step);
    if (token.isDropped) continue;
    const isSameRun = isAsterisk(token) && isAsterisk(mark);
    if (!isSameRun) return token.mark[0]!;
    if (mark.kind === 'open' && token.kind === 'close' && step < 0) return null;
  }
  return '';
}

function isAsterisk({ mark }: OpenMark | CloseMark): boolean {
  return mark !== '~~';
}

function edgeCharacter(token: Token, step: 1 | -1): string {
  switch (token.kind) {
    case 'text':
    case 'raw':
      return step > 0 ? firstCharacter(token.value) : lastCharacter(token.value);
    case 'link-open':
      return '[';
    case 'link-close':
      return ')';
    default:
      return '\n';
  }
}

function firstCharacter(text: string): string {
  return text.slice(0, text.codePointAt(0)! > 0xffff ? 2 : 1);
}

function lastCharacter(text: string): string {
  return text.slice((text.codePointAt(text.length - 2) ?? 0) > 0xffff ? -2 : -1);
}

/** Puts the moved characters on the other side of their marks. */
function withShifts(tokens: readonly Token[], shifts: ReadonlyMap<Token, string>): readonly Token[] {
  if (shifts.size === 0) return tokens;
  return tokens.flatMap((token): Token[] => {
    const edge = shifts.get(token);
    if (edge === undefined) return [token];
    const text: Token = { kind: 'text', value: edge };
    return token.kind === 'open' ? [text, token] : [token, text];
  });
}
