import type { PageFeatures } from '../features/page-features.ts';
import { probability } from './probability.ts';

/**
 * How uncertain the cut is: the scale of a logistic distribution around even odds. Token F1 by length over the headline datasets
 * against blocks that are independent of each other: 1 −.0002, 1.5 +.0003, 2 +.0011, 2.5 +.0019, where xmu-zh and canola lose.
 * @source workbench/train/experiments.md, "One cut for all blocks"
 */
const SCALE = 2;
/** Log-odds between two cuts that are told apart; nobody sees the difference of a smaller step. @cap */
const STEP = 0.25;
/** The lowest and highest log-odds at which a page may be cut; what is beyond is all the same. @cap */
const LOWEST = -8;
const HIGHEST = 8;
const COUNT = (HIGHEST - LOWEST) / STEP + 1;

const cutAt = (index: number): number => LOWEST + index * STEP;

/** The probability of each cut: that the next lower one would be too low. */
const CHANCES = /* @__PURE__ */ Float64Array.from({ length: COUNT }, (_, index) => {
  const upTo = index === COUNT - 1 ? 1 : probability(cutAt(index) / SCALE);
  return upTo - (index === 0 ? 0 : probability(cutAt(index - 1) / SCALE));
});

/** The cuts, those next to even odds first: of cuts that keep the same blocks, it is the best known. */
const NEAREST_FIRST = /* @__PURE__ */ Array.from({ length: COUNT }, (_, index) => index).sort(
  (a, b) => Math.abs(cutAt(a)) - Math.abs(cutAt(b)),
);

/**
 * The log-odds from which to keep blocks so that the expected F-measure, by length, is highest. Whether blocks of one page are content
 * hangs together: one gold takes all comments, another one none. So the gold is thought to be a cut through the same odds, at
 * a place that is not known, and not a toss of a coin for each block. `lowest` is the lowest cut that is allowed.
 */
export function bestCut(
  { blocks }: PageFeatures,
  logits: Float32Array,
  beta: number,
  lowest: number,
): number {
  const width = widthsFrom(blocks.width, logits);
  const square = beta * beta;
  let best = HIGHEST;
  let most = 0;
  for (const index of NEAREST_FIRST) {
    const kept = width[index]!;
    if (kept === 0 || cutAt(index) < lowest) continue;
    let expected = 0;
    for (let other = 0; other < COUNT; other++) {
      const content = width[other]!;
      if (content > 0) expected += (CHANCES[other]! * Math.min(kept, content)) / (kept + square * content);
    }
    if (expected > most) {
      most = expected;
      best = cutAt(index);
    }
  }
  return best;
}

/** How much text each cut keeps. */
function widthsFrom(widths: Float32Array, logits: Float32Array): Float64Array {
  const from = new Float64Array(COUNT);
  for (let block = 0; block < logits.length; block++) {
    // Exact, as the step is a power of two.
    const index = Math.floor(logits[block]! / STEP) - LOWEST / STEP;
    if (index >= 0) from[Math.min(index, COUNT - 1)]! += widths[block]!;
  }
  for (let index = COUNT - 2; index >= 0; index--) from[index]! += from[index + 1]!;
  return from;
}
