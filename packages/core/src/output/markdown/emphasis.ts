import { SPACE } from '../../page/spaces.ts';
import type { CloseMark, Inline, OpenMark } from './inlines.ts';

/**
 * CommonMark lets `**` open emphasis only before a word, or before punctuation that follows a space or punctuation,
 * and close it only in the mirrored cases. Japanese and Chinese put brackets inside emphasis and words right next to
 * it, so that `**「重要」**です` shows its asterisks. Where a mark would not work, the brackets and spaces at its edge
 * move outside; if that does not help, the mark is dropped. The words always stay.
 */

const PUNCTUATION = /[\p{P}\p{S}]/u;
const EDGE = /[\p{P}\p{S}\s]/u;

/** Maximum number of characters that move out of emphasis; a longer run is not an edge. @cap */
const MAX_MOVED = 8;

/** Keeps each mark of a line, moves it inwards, or drops it. */
export function settleMarks(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.some((inline) => inline.kind === 'open')) return inlines;
  const settled = [...inlines];
  const ends = new Map<Inline, number>();
  for (let index = 0; index < settled.length; index++)
    if (settled[index]!.kind === 'close') ends.set(settled[index]!, index);
  const shifts = new Map<Inline, string>();
  for (let index = 0; index < settled.length; index++) {
    const inline = settled[index]!;
    if (inline.kind !== 'open' || inline.isDropped) continue;
    const end = inline.close === null ? -1 : ends.get(inline.close)!;
    if (end < 0 || !opens(settled, index, shifts) || !closes(settled, end, shifts)) drop(inline);
  }
  return withShifts(settled, shifts);
}

function drop(open: OpenMark): void {
  open.isDropped = true;
  if (open.close !== null) open.close.isDropped = true;
}

function opens(inlines: Inline[], index: number, shifts: Map<Inline, string>): boolean {
  const mark = inlines[index] as OpenMark;
  const outer = neighbour(inlines, index, -1, mark);
  if (outer === null) return false;
  const inner = neighbour(inlines, index, 1, mark) ?? '';
  if (flanks(inner, outer)) return true;
  const next = inlines[index + 1];
  if (next?.kind !== 'text') return false;
  const characters = [...next.value.slice(0, MAX_MOVED * 2)];
  const moved = characters.findIndex((character) => !EDGE.test(character));
  if (moved <= 0 || moved > MAX_MOVED) return false;
  const edge = characters.slice(0, moved).join('');
  next.value = next.value.slice(edge.length);
  shifts.set(mark, edge);
  return true;
}

function closes(inlines: Inline[], index: number, shifts: Map<Inline, string>): boolean {
  const mark = inlines[index] as CloseMark;
  const outer = neighbour(inlines, index, 1, mark) ?? '';
  const inner = neighbour(inlines, index, -1, mark) ?? '';
  if (flanks(inner, outer)) return true;
  const last = inlines[index - 1];
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
 * The character next to a mark, or `''` at the end of the line. Adjacent asterisks that open or close count as one
 * run. `null` if another run of asterisks has just ended, because the two runs would merge.
 */
function neighbour(
  inlines: readonly Inline[],
  from: number,
  step: 1 | -1,
  mark: OpenMark | CloseMark,
): string | null {
  for (let index = from + step; index >= 0 && index < inlines.length; index += step) {
    const inline = inlines[index]!;
    if (inline.kind !== 'open' && inline.kind !== 'close') return edgeCharacter(inline, step);
    if (inline.isDropped) continue;
    const isSameRun = isAsterisk(inline) && isAsterisk(mark);
    if (!isSameRun) return inline.mark[0]!;
    if (mark.kind === 'open' && inline.kind === 'close' && step < 0) return null;
  }
  return '';
}

function isAsterisk({ mark }: OpenMark | CloseMark): boolean {
  return mark !== '~~';
}

function edgeCharacter(inline: Inline, step: 1 | -1): string {
  switch (inline.kind) {
    case 'text':
    case 'raw':
      return step > 0 ? firstCharacter(inline.value) : lastCharacter(inline.value);
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
function withShifts(inlines: readonly Inline[], shifts: ReadonlyMap<Inline, string>): readonly Inline[] {
  if (shifts.size === 0) return inlines;
  return inlines.flatMap((inline): Inline[] => {
    const edge = shifts.get(inline);
    if (edge === undefined) return [inline];
    const text: Inline = { kind: 'text', value: edge };
    return inline.kind === 'open' ? [text, inline] : [inline, text];
  });
}
