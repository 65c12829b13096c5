import type { PageFeatures } from '../../features/blocks/page-features.ts';
import type { FoveaOptions } from './options.ts';
import { calibrated, probability } from './probability.ts';

/** How many times as much recall counts as precision, by focus. */
const BETA: Readonly<Record<FoveaOptions['focus'], number>> = { precision: 0.5, balanced: 1, recall: 2 };

/** What was decided, and how sure that is. */
export interface Decision {
  /** 1 for every block that is content. */
  readonly keep: Uint8Array;
  /** The log-odds that a block needs to be worth keeping. */
  readonly bound: number;
  /** The F1 that the network's own probabilities promise, 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** From log-odds to a choice of blocks that is never empty. */
export function decide(features: PageFeatures, logits: Float32Array, focus: FoveaOptions['focus']): Decision {
  const { least, bound } = bestBound(features, logits, BETA[focus]);
  const keep = Uint8Array.from(logits, (logit) => (logit >= least ? 1 : 0));
  const reasons: string[] = [];
  if (least < UNLIKELY) {
    keep.fill(0);
    keepLikeliest(features, logits, keep);
    reasons.push('no block was likely to be content; the likeliest group of blocks was taken');
  }
  return { keep, bound, confidence: expectedF1(features, logits, keep), reasons };
}

/**
 * The log-odds from which on to keep blocks so that the expected F-measure, by length, is as high as it can be. Where
 * the network is sure that is about even odds; on pages that puzzle it, it pays to keep more. `least` are the odds of the
 * last block that is kept, `bound` those that a block must have to be worth keeping: F / (1 + β²), as a probability.
 */
function bestBound(
  { blocks }: PageFeatures,
  logits: Float32Array,
  beta: number,
): { readonly least: number; readonly bound: number } {
  const order = Array.from(logits.keys()).sort((a, b) => logits[b]! - logits[a]! || a - b);
  const square = beta * beta;
  let content = 0;
  for (const block of order) content += blocks.width[block]! * probability(logits[block]!);
  let kept = 0;
  let both = 0;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const block of order) {
    kept += blocks.width[block]!;
    both += blocks.width[block]! * probability(logits[block]!);
    const measure = ((1 + square) * both) / (kept + square * content);
    if (measure <= best) continue;
    best = measure;
    least = logits[block]!;
  }
  const worth = best / (1 + square);
  return { least, bound: Math.log(worth / (1 - worth)) };
}

/** Below one in fifty nothing on the page looks like content. */
const UNLIKELY = -4;

/** Takes the block with the best odds, and every block of its group that is not far behind. */
function keepLikeliest({ groups }: PageFeatures, logits: Float32Array, keep: Uint8Array): void {
  let best = 0;
  for (let block = 1; block < logits.length; block++) if (logits[block]! > logits[best]!) best = block;
  const group = groups.ofBlock[best]!;
  for (let block = groups.firstBlock[group]!; block < groups.endBlock[group]!; block++) {
    if (logits[block]! >= logits[best]! - BEHIND) keep[block] = 1;
  }
}

/** Half the probability where both are small. */
const BEHIND = Math.LN2 * 2;

function expectedF1({ blocks }: PageFeatures, logits: Float32Array, keep: Uint8Array): number {
  let both = 0;
  let kept = 0;
  let content = 0;
  for (let block = 0; block < blocks.count; block++) {
    const width = blocks.width[block]!;
    const likely = width * calibrated(logits[block]!);
    content += likely;
    if (keep[block] === 0) continue;
    kept += width;
    both += likely;
  }
  return kept + content === 0 ? 0 : (2 * both) / (kept + content);
}
