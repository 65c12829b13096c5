/** Scores of one decision, as in Web2Text's code. */
const SAME_LETTER = 3;
const SAME_OTHER = 1;
const SKIP_TEXT = -6;
/** The comment there says −1, the code −2. */
const OPEN_GAP = -2;

const Step = { skipSource: 0, skipText: 1, match: 2 } as const;

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const SPACE = 0x20;

/** A stretch of text as numbers, so that the inner loop compares no strings. */
interface Units {
  readonly exact: Uint16Array;
  readonly folded: Uint16Array;
}

/**
 * Best global alignment of `text` to `source` by dynamic programming; sets `kept[offset + i]` for every source
 * character that got a character of the text. Time and memory are the product of the two lengths: callers bound it.
 *
 * A match is taken only when strictly better than both skips, and skipping the source is preferred to skipping the
 * text. White space on both sides is one plain space already, so "both white space" is "equal".
 */
export function alignSegment(source: string, text: string, kept: Uint8Array, offset: number): void {
  const steps = chooseSteps(unitsOf(source), unitsOf(text));
  const width = text.length + 1;
  let i = source.length;
  let j = text.length;
  while (i > 0 && j > 0) {
    const step = steps[i * width + j];
    if (step !== Step.skipText) i--;
    if (step !== Step.skipSource) j--;
    if (step === Step.match) kept[offset + i] = 1;
  }
}

/** The decision at each cell, row by row. */
function chooseSteps(source: Units, text: Units): Uint8Array {
  const m = text.exact.length;
  const width = m + 1;
  const steps = new Uint8Array((source.exact.length + 1) * width);
  const bonus = matchBonus(text.exact);
  const skipText = Int32Array.from(text.exact, (unit) => (unit === SPACE ? 0 : SKIP_TEXT));
  const score = Int32Array.from({ length: width }, (_, j) => -j);
  /** 1 where the best way to a cell ends inside skipped source, whose next character is then free to skip. */
  const inGap = new Uint8Array(width).fill(1);
  for (let i = 1; i <= source.exact.length; i++) {
    const exact = source.exact[i - 1]!;
    const folded = source.folded[i - 1]!;
    const row = i * width;
    let diagonal = score[0]!;
    score[0] = 0;
    for (let j = 1; j <= m; j++) {
      const above = score[j]!;
      let best = above + (inGap[j] === 1 ? 0 : OPEN_GAP);
      let step: number = Step.skipSource;
      let gap = 1;
      const left = score[j - 1]! + skipText[j - 1]!;
      if (left > best) {
        best = left;
        step = Step.skipText;
        gap = inGap[j - 1]!;
      }
      if (folded === text.folded[j - 1]) {
        const match = diagonal + (exact === text.exact[j - 1] ? bonus[j - 1]! : SAME_OTHER);
        if (match > best) {
          best = match;
          step = Step.match;
          gap = 0;
        }
      }
      score[j] = best;
      inGap[j] = gap;
      steps[row + j] = step;
      diagonal = above;
    }
  }
  return steps;
}

function matchBonus(units: Uint16Array): Int32Array {
  return Int32Array.from(units, (unit) =>
    LETTER_OR_DIGIT.test(String.fromCharCode(unit)) ? SAME_LETTER : SAME_OTHER,
  );
}

function unitsOf(text: string): Units {
  const exact = new Uint16Array(text.length);
  const folded = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) {
    exact[i] = text.charCodeAt(i);
    const upper = text[i]!.toUpperCase();
    folded[i] = upper.length === 1 ? upper.charCodeAt(0) : exact[i]!;
  }
  return { exact, folded };
}
