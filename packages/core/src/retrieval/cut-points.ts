import { Kind, UNIT_CLASS } from '../language/characters.ts';
import { sentenceEnds } from '../language/split.ts';
import { unitAt } from '../language/unit-at.ts';

const NEWLINE = 0x0a;
const LOW_SURROGATE = 0xdc00;

/** Where a text may be cut so that lines and sentences stay whole: the offsets where they end, with the space after them. */
export function* wholeParts(text: string, isCode: boolean): Generator<number> {
  let last = 0;
  for (const end of isCode ? lineEnds(text) : sentenceEnds(text)) {
    if (end > last) yield end;
    last = end;
  }
  if (last < text.length) yield text.length;
}

function* lineEnds(text: string): Generator<number> {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) yield at + 1;
}

/**
 * The best place to cut a part that is too long, near its middle: after a line break, otherwise after a space, otherwise
 * between two letters as readers see them. -1 if there is none.
 */
export function middleOf(text: string, from: number, to: number): number {
  const middle = (from + to) >> 1;
  const reach = (to - from) >> 2;
  return (
    nearest(middle, reach, (at) => unitAt(text, at - 1) === NEWLINE) ??
    nearest(middle, reach, (at) => isSpace(text, at - 1) && !isSpace(text, at)) ??
    nearest(middle, to - from, (at) => at > from && at < to && isBoundary(text, at)) ??
    -1
  );
}

function nearest(middle: number, reach: number, isGood: (at: number) => boolean): number | null {
  for (let step = 0; step <= reach; step++) {
    if (isGood(middle - step)) return middle - step;
    if (isGood(middle + step)) return middle + step;
  }
  return null;
}

function kindAt(text: string, at: number): number {
  return UNIT_CLASS[unitAt(text, at)]! & 7;
}

function isSpace(text: string, at: number): boolean {
  return kindAt(text, at) === Kind.space;
}

/** Whether two units belong to different letters: marks, joiners and the second half of a pair stay with what they follow. */
function isBoundary(text: string, at: number): boolean {
  const unit = unitAt(text, at);
  if ((unit & 0xfc00) === LOW_SURROGATE) return false;
  return kindAt(text, at) !== Kind.mark && kindAt(text, at - 1) !== Kind.joiner && !followsJoiner(text, at);
}

const ZERO_WIDTH_JOINER = 0x200d;
const REGIONAL_FIRST = 0xd83c;

/** Emoji are joined by U+200D, and flags are two letters. */
function followsJoiner(text: string, at: number): boolean {
  if (unitAt(text, at - 1) === ZERO_WIDTH_JOINER) return true;
  if (unitAt(text, at) !== REGIONAL_FIRST || at < 2 || unitAt(text, at - 2) !== REGIONAL_FIRST) return false;
  const isModifier = unitAt(text, at + 1) >= 0xdffb;
  const areFlags = isRegional(unitAt(text, at + 1)) && isRegional(unitAt(text, at - 1));
  return isModifier || areFlags;
}

function isRegional(low: number): boolean {
  return low >= 0xdde6 && low <= 0xddff;
}
