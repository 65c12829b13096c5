import { HEADING_BITS, Inside } from '../../features/blocks/context-flags.ts';
import type { PageFeatures } from '../../features/blocks/page-features.ts';
import type { FoveaOptions } from './options.ts';

/** How many times as much recall counts as precision, by focus. */
const BETA: Readonly<Record<FoveaOptions['focus'], number>> = { precision: 0.5, balanced: 1, recall: 2 };

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
  const threshold = bestThreshold(features, logits, BETA[options.focus]);
  const keep = Uint8Array.from(logits, (logit) => (logit >= threshold ? 1 : 0));
  const reasons: string[] = [];
  if (threshold < UNLIKELY) {
    keep.fill(0);
    keepLikeliest(features, logits, keep);
    reasons.push('no block was likely to be content; the likeliest group of blocks was taken');
  }
  if (options.title !== 'auto') setTitle(features, keep, options.title === 'keep');
  return { keep, confidence: expectedF1(features, logits, keep), reasons };
}

/**
 * The log-odds from which on to keep blocks so that the expected F-measure, by length, is as high as it can be. Where
 * the network is sure that is about even odds; on pages that puzzle it, it pays to keep more.
 */
function bestThreshold({ blocks }: PageFeatures, logits: Float32Array, beta: number): number {
  const order = Array.from(logits.keys()).sort((a, b) => logits[b]! - logits[a]! || a - b);
  const square = beta * beta;
  let content = 0;
  for (const block of order) content += blocks.width[block]! * probability(logits[block]!);
  let kept = 0;
  let both = 0;
  let best = 0;
  let threshold = Number.POSITIVE_INFINITY;
  for (const block of order) {
    kept += blocks.width[block]!;
    both += blocks.width[block]! * probability(logits[block]!);
    const measure = ((1 + square) * both) / (kept + square * content);
    if (measure <= best) continue;
    best = measure;
    threshold = logits[block]!;
  }
  return threshold;
}

function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/**
 * The network is too sure of itself by this factor. On pages of sites it had not seen, the expected calibration error by
 * length for 1, 1.2, 1.5, 1.8, 2.2: .042, .029, .014, .031, .060. Only what is told of the choice is corrected: choosing by
 * corrected odds gains on listings what it loses on articles.
 */
const OVERCONFIDENCE = 1.5;

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

/** Keeps or drops the heading that says what the page's title says; it stays where there is nothing else. */
function setTitle({ blocks, context, titleShare }: PageFeatures, keep: Uint8Array, wanted: boolean): void {
  const titles: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const inside = context.inside[blocks.first[block]!]!;
    const isTitle = (inside & Inside.h1) !== 0 || ((inside & HEADING_BITS) !== 0 && titleShare[block]! > 0.6);
    if (isTitle) titles.push(block);
  }
  const isTitle = new Set(titles);
  const isAll = keep.every((kept, block) => kept === 0 || isTitle.has(block));
  if (!wanted && isAll) return;
  for (const block of titles) keep[block] = wanted ? 1 : 0;
}

function expectedF1({ blocks }: PageFeatures, logits: Float32Array, keep: Uint8Array): number {
  let both = 0;
  let kept = 0;
  let content = 0;
  for (let block = 0; block < blocks.count; block++) {
    const width = blocks.width[block]!;
    const likely = width * probability(logits[block]! / OVERCONFIDENCE);
    content += likely;
    if (keep[block] === 0) continue;
    kept += width;
    both += likely;
  }
  return kept + content === 0 ? 0 : (2 * both) / (kept + content);
}
