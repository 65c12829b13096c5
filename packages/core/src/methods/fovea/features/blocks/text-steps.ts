import { Kind } from '../../../../language/characters.ts';
import { WORD_SHARE } from '../../../../language/count.ts';

/** What stands before a character: bit 0 where a word would begin here, bit 1 where more white space would not count. */
const Before = { word: 0, other: 1, white: 3 } as const;

/** Where `Before` stands in a state. @format */
const BEFORE_SHIFT = 8;

/** States of a text, as it has been read so far, by which `STEPS` goes. */
export const State = {
  /** White space was last: `Before.white`. */
  white: 0x300,
  /** The bit that says that the text ends as a sentence does: but for quotes and brackets that close after a stop. */
  ended: 0x400,
  /** All bits. */
  all: 0x700,
} as const;

/** What a character adds to the measure of a text; an entry of `STEPS` has these bits and those of the next state. */
export const Step = {
  character: 1,
  /** Is counted by kind, or is a share of a word. */
  counted: 2,
  /** High enough for `MAX_RUN` characters below it: one sum counts both. */
  word: 0x10000,
  /** Is a letter or digit. The sign, of which a shift makes a mask. */
  hashed: -0x80000000,
} as const;

/** How many steps may be added up: words, half as many, stay clear of the sign. */
export const MAX_RUN = 0x7fff;

/**
 * What characters do, by state and class (`state | class`). A table instead of questions: where words begin and end is
 * what a processor cannot foresee.
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

/** The step of a character, letters being those of a script with spaces. */
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
