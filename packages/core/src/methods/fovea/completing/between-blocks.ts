import { Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/**
 * What is less likely than this stays out wherever it stands. On 1,400 pages of four datasets F1 does not change with
 * these rules by more than a hundredth of a point: they are for what is rare there.
 * @sweep between-odds
 */
const LEAST = -2;

/** Blocks between code and the text around it: its language, its line numbers, a button. @sweep code-reach */
const CODE_REACH = 3;

const SUBHEADINGS = Inside.h2 | Inside.h3;

/** Keeps the heading of a kept text that follows another, and code that stands between two. */
export function keepBetween({ blocks, context }: PageFeatures, logits: Float32Array, keep: Uint8Array): void {
  const isKept = keep.slice();
  for (let block = 1; block < blocks.count - 1; block++) {
    if (isKept[block] === 1 || logits[block]! < LEAST) continue;
    const inside = context.inside[blocks.first[block]!]!;
    // A heading that is a link is the title of another page.
    const isHeading = (inside & SUBHEADINGS) !== 0 && (inside & Inside.link) === 0;
    if (isHeading && isKept[block - 1] === 1 && isKept[nextWords(blocks.words, block)] === 1) keep[block] = 1;
    else if ((inside & Inside.code) !== 0 && isNear(isKept, block, -1) && isNear(isKept, block, 1))
      keep[block] = 1;
  }
}

/** The next block that says something: a sign that leads to the heading does not. */
function nextWords(words: Float32Array, block: number): number {
  return words[block + 1] === 0 ? block + 2 : block + 1;
}

function isNear(isKept: Uint8Array, block: number, step: 1 | -1): boolean {
  for (let count = 1; count <= CODE_REACH; count++) if (isKept[block + step * count] === 1) return true;
  return false;
}
