import type { PageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { bestCut } from './best-cut.ts';
import { calibrated } from './probability.ts';

/** The weight of recall relative to precision, by focus. @source van Rijsbergen 1979: F½, F₁ and F₂. */
const BETA: Readonly<Record<FoveaOptions['focus'], number>> = { precision: 0.5, balanced: 1, recall: 2 };

/** What was decided, and how certain it is. */
export interface Decision {
  /** 1 for every block that is content. */
  readonly keep: Uint8Array;
  /** The log-odds from which a block is worth keeping. */
  readonly bound: number;
  /** The F1 expected from the network's own probabilities, 0 to 1. */
  readonly confidence: number;
  /** The probability that each block is content, 0 to 1. */
  readonly chances: Float64Array;
  readonly reasons: readonly string[];
}

/** Chooses blocks from log-odds; the choice is never empty. */
export function decide(features: PageFeatures, logits: Float32Array, focus: FoveaOptions['focus']): Decision {
  const bound = bestCut(features, logits, BETA[focus], MIN_LOGITS);
  const keep = new Uint8Array(logits.length);
  for (let block = 0; block < logits.length; block++) if (logits[block]! >= bound) keep[block] = 1;
  const reasons: string[] = [];
  if (!keep.includes(1)) {
    keepLikeliest(features, logits, keep);
    reasons.push('no block was likely to be content; the likeliest group of blocks was taken');
  }
  const chances = new Float64Array(logits.length);
  for (let block = 0; block < logits.length; block++) chances[block] = calibrated(logits[block]!);
  return { keep, bound, confidence: expectedF1(features, chances, keep), chances, reasons };
}

/** Below one in fifty, nothing on the page looks like content. @sweep unlikely-page */
const MIN_LOGITS = -4;

/** Keeps the block with the best odds, and every block of its group that is not far behind. */
function keepLikeliest({ groups }: PageFeatures, logits: Float32Array, keep: Uint8Array): void {
  let best = 0;
  for (let block = 1; block < logits.length; block++) if (logits[block]! > logits[best]!) best = block;
  const group = groups.ofBlock[best]!;
  for (let block = groups.firstBlock[group]!; block < groups.endBlock[group]!; block++) {
    if (logits[block]! >= logits[best]! - MAX_LOGITS_BEHIND) keep[block] = 1;
  }
}

/** Largest distance in log-odds: a quarter of the odds. @sweep behind-odds */
const MAX_LOGITS_BEHIND = Math.LN2 * 2;

function expectedF1({ blocks }: PageFeatures, chances: Float64Array, keep: Uint8Array): number {
  let both = 0;
  let kept = 0;
  let content = 0;
  for (let block = 0; block < blocks.count; block++) {
    const width = blocks.width[block]!;
    const likely = width * chances[block]!;
    content += likely;
    if (keep[block] === 0) continue;
    kept += width;
    both += likely;
  }
  return kept + content === 0 ? 0 : (2 * both) / (kept + content);
}
