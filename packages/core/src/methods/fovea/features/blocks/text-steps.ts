import { Kind } from '../../../../language/characters.ts';
import { WORD_SHARE } from '../../../../language/count.ts';

/**
 * What precedes a character: bit 0 is clear if a word would begin here, bit 1 is set if more white space would not
 * count.
 */
const Before = { word: 0, other: 1, white: 3 } as const;

/** Bit offset of `Before` in a state. @format */
const BEFORE_SHIFT = 8;

/** States of the text read so far, which select entries of `STEPS`. */
export const State = {
  /** White space came last: `Before.white`. */
  white: 0x300,
  /** The bit for a text that ends like a sentence, ignoring closing quotes and brackets after a full stop. */
  ended: 0x400,
  /** All bits. */
  all: 0x700,
} as const;

/** What a character adds to the measure of a text; an entry of `STEPS` holds these bits and those of the next state. */
export const Step = {
  character: 1,
  /** The character is counted by kind, or is a share of a word. */
  counted: 2,
  /** High enough to leave room for `MAX_RUN` characters below it, so that one sum counts both. */
  word: 0x10000,
  /** The character is a letter or digit. It is the sign bit, so that a shift turns it into a mask. */
  hashed: -0x80000000,
} as const;

/** How many steps may be added up without reaching the sign bit. */
export const MAX_RUN = 0x7fff;

/**
 * What characters do, by state and class (`state | class`). A table instead of branches, because a processor cannot
 * predict where words begin and end.
 */
export const STEPS: Int32Array = /* @__PURE__ */ buildSteps();

function buildSteps(): Int32Array {
  const steps = new Int32Array(State.all + 0x100);
  for (let state = 0; state <= State.all; state += 0x100) {
    const spaced = Int32Array.from({ length: 8 }, (_, kind) => stepOf(kind, state));
    WORD_SHARE.forEach((share, script) => {
      const first = state | (script << 3);
      steps.set(spaced, first);
      if (share > 0) steps[first | Kind.letter] = Step.hashed | Step.counted | (Before.other << BEFORE_SHIFT);
    });
  }
  return steps;
}

/** The step of a character; letters are those of a script with spaces. */
function stepOf(kind: number, state: number): number {
  const { character, counted, hashed } = Step;
  const before = (state >> BEFORE_SHIFT) & 3;
  const word = (before & 1) * Step.word;
  const isEnded = state & State.ended;
  const afterWord = Before.word << BEFORE_SHIFT;
  const afterOther = Before.other << BEFORE_SHIFT;
  switch (kind) {
    case Kind.letter:
      return character | word | hashed | afterWord;
    case Kind.digit:
      return character | word | hashed | counted | afterWord;
    case Kind.space:
      return (before === Before.white ? 0 : character) | State.white | isEnded;
    case Kind.stop:
      return character | counted | afterOther | State.ended;
    case Kind.comma:
      return character | counted | afterOther;
    case Kind.mark:
      return ((before & 1) << BEFORE_SHIFT) | isEnded;
    case Kind.joiner:
      return character | ((before & 1) << BEFORE_SHIFT) | isEnded;
    default:
      return character | counted | afterOther | isEnded;
  }
}
