import { Kind, UNIT_CLASS } from '../language/characters.ts';
import { WORD_SHARE } from '../language/count.ts';
import { sentenceEnds } from '../language/split.ts';
import { unitAt } from '../language/unit-at.ts';

const NEWLINE = 0x0a;
const HIGH_SURROGATE = 0xd800;
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
 * between two letters as readers see them, and in a letter of any number of marks between two of these. -1 if it is one
 * character.
 */
export function middleOf(text: string, from: number, to: number): number {
  const middle = (from + to) >> 1;
  const reach = (to - from) >> 2;
  return (
    nearest(middle, reach, (at) => unitAt(text, at - 1) === NEWLINE) ??
    nearest(middle, reach, (at) => isSpace(text, at - 1) && !isSpace(text, at)) ??
    nearest(middle, to - from, (at) => at > from && at < to && isBoundary(text, at, from)) ??
    nearest(middle, to - from, (at) => at > from && at < to && !isInPair(text, at)) ??
    -1
  );
}

/** Whether a cut is inside a word. Where words are written without spaces, a place between two letters has to do. */
export function isInWord(text: string, at: number): boolean {
  return isWordPart(text, at - 1) && isWordPart(text, at);
}

function isWordPart(text: string, at: number): boolean {
  const value = UNIT_CLASS[unitAt(text, at)]!;
  const kind = value & 7;
  return kind !== Kind.symbol && (kind < Kind.space || kind === Kind.joiner) && WORD_SHARE[value >> 3] === 0;
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
function isBoundary(text: string, at: number, from: number): boolean {
  if (isInPair(text, at) || kindAt(text, at) === Kind.mark || kindAt(text, at - 1) === Kind.joiner)
    return false;
  return unitAt(text, at - 1) !== ZERO_WIDTH_JOINER && !isSkinTone(text, at) && !isInFlag(text, at, from);
}

function isInPair(text: string, at: number): boolean {
  return (unitAt(text, at) & 0xfc00) === LOW_SURROGATE && (unitAt(text, at - 1) & 0xfc00) === HIGH_SURROGATE;
}

/** Joins emoji into one. */
const ZERO_WIDTH_JOINER = 0x200d;
/** The first unit of the letters of flags, and of skin tones. */
const FLAG_OR_TONE = 0xd83c;

function isSkinTone(text: string, at: number): boolean {
  return unitAt(text, at) === FLAG_OR_TONE && unitAt(text, at + 1) >= 0xdffb;
}

/** Whether a place is between the two letters of a flag; no flag began before `from`. */
function isInFlag(text: string, at: number, from: number): boolean {
  if (!isFlagLetter(text, at)) return false;
  let before = at;
  while (before - 2 >= from && isFlagLetter(text, before - 2)) before -= 2;
  return ((at - before) / 2) % 2 === 1;
}

function isFlagLetter(text: string, at: number): boolean {
  const low = unitAt(text, at + 1);
  return unitAt(text, at) === FLAG_OR_TONE && low >= 0xdde6 && low <= 0xddff;
}
