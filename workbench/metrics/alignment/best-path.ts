/** Scores of one decision, as in Web2Text's code. */
const SAME_LETTER = 3;
const SAME_OTHER = 1;
const SKIP_TEXT = -6;
/** Web2Text's comment says −1, its code −2. */
const OPEN_GAP = -2;

const Step = { skipSource: 0, skipText: 1, match: 2 } as const;

/** The units to align, as numbers, so that the inner loop compares no strings. */
export interface Units {
  /** Equal numbers for equal units. */
  readonly exact: Int32Array;
  /** Equal numbers for units that are equal but for letter case. */
  readonly folded: Int32Array;
  /** What the unit is: decides what a match earns and what leaving it out costs. */
  readonly kind: Uint8Array;
}

/** Values of `Units.kind`. */
export const UnitKind = { other: 0, letterOrDigit: 1, space: 2 } as const;

/**
 * Best global alignment of `text` to `source` by dynamic programming; calls `onMatch` for every source unit that got
 * a unit of the text. Time and memory are the product of the two lengths: callers bound it.
 *
 * A match is taken only when strictly better than both skips, and skipping the source is preferred to skipping the
 * text. White space on both sides is one plain space already, so "both white space" is "equal".
 */
export function followBestPath(source: Units, text: Units, onMatch: (sourceUnit: number) => void): void {
  const steps = chooseSteps(source, text);
  const width = text.exact.length + 1;
  let i = source.exact.length;
  let j = text.exact.length;
  while (i > 0 && j > 0) {
    const step = steps[i * width + j];
    if (step !== Step.skipText) i--;
    if (step !== Step.skipSource) j--;
    if (step === Step.match) onMatch(i);
  }
}

/** The decision at each cell, row by row. */
function chooseSteps(source: Units, text: Units): Uint8Array {
  const width = text.exact.length + 1;
  const steps = new Uint8Array((source.exact.length + 1) * width);
  const bonus = Int32Array.from(text.kind, (kind) =>
    kind === UnitKind.letterOrDigit ? SAME_LETTER : SAME_OTHER,
  );
  const skipText = Int32Array.from(text.kind, (kind) => (kind === UnitKind.space ? 0 : SKIP_TEXT));
  const score = Int32Array.from({ length: width }, (_, j) => -j);
  /** 1 if the best path to a cell ends in skipped source, whose next unit is then free to skip. */
  const inGap = new Uint8Array(width).fill(1);
  for (let i = 1; i <= source.exact.length; i++) {
    const exact = source.exact[i - 1]!;
    const folded = source.folded[i - 1]!;
    let diagonal = score[0]!;
    score[0] = 0;
    for (let j = 1; j < width; j++) {
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
      steps[i * width + j] = step;
      diagonal = above;
    }
  }
  return steps;
}
