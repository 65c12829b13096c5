import { HEADING_BITS, Inside } from '../../features/blocks/context-flags.ts';
import type { PageFeatures } from '../../features/blocks/page-features.ts';
import type { FoveaOptions } from './options.ts';

/** Log-odds from which on a block is content, by focus. */
export const THRESHOLDS: Readonly<Record<FoveaOptions['focus'], number>> = { precision: 1, balanced: 0, recall: -1 };

/** What was decided, and how sure that is. */
export interface Decision {
  /** 1 for every block that is content. */
  readonly keep: Uint8Array;
  /** The F1 that the network's own probabilities promise, 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** From log-odds to a choice of blocks that is never empty. */
export function decide(features: PageFeatures, logits: Float32Array, options: FoveaOptions): Decision {
  const { count } = features.blocks;
  const threshold = THRESHOLDS[options.focus];
  const keep = new Uint8Array(count);
  const reasons: string[] = [];
  for (let block = 0; block < count; block++) keep[block] = logits[block]! > threshold ? 1 : 0;
  if (!keep.includes(1)) {
    keepLikeliest(features, logits, keep);
    reasons.push('no block was likely to be content; the likeliest group of blocks was taken');
  }
  if (options.title !== 'auto') setTitle(features, keep, options.title === 'keep');
  return { keep, confidence: expectedF1(features, logits, keep), reasons };
}

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

/** Keeps or drops the heading that says what the page's title says. */
function setTitle({ blocks, context, titleShare }: PageFeatures, keep: Uint8Array, wanted: boolean): void {
  for (let block = 0; block < blocks.count; block++) {
    const inside = context.inside[blocks.first[block]!]!;
    const isTitle = (inside & Inside.h1) !== 0 || ((inside & HEADING_BITS) !== 0 && titleShare[block]! > 0.6);
    if (isTitle) keep[block] = wanted ? 1 : 0;
  }
}

function expectedF1({ blocks }: PageFeatures, logits: Float32Array, keep: Uint8Array): number {
  let both = 0;
  let kept = 0;
  let content = 0;
  for (let block = 0; block < blocks.count; block++) {
    const width = blocks.width[block]!;
    const likely = width / (1 + Math.exp(-logits[block]!));
    content += likely;
    if (keep[block] === 0) continue;
    kept += width;
    both += likely;
  }
  return kept + content === 0 ? 0 : (2 * both) / (kept + content);
}
