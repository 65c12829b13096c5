import { Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/**
 * Less likely blocks stay out wherever they are. On 1,400 pages of four datasets these rules change F1 by at most a
 * hundredth of a point: they serve cases that are rare there.
 * @sweep between-odds
 */
const MIN_LOGITS = -2;

/** Most blocks between code and the text around it: its language, its line numbers, a button. @sweep code-reach */
const CODE_REACH = 3;

const SUBHEADINGS = Inside.h2 | Inside.h3;

/** Keeps headings and code between two kept texts. */
export function keepBetween({ blocks, context }: PageFeatures, logits: Float32Array, keep: Uint8Array): void {
  const isKept = keep.slice();
  for (let block = 1; block < blocks.count - 1; block++) {
    if (isKept[block] === 1 || logits[block]! < MIN_LOGITS) continue;
    const inside = context.inside[blocks.first[block]!]!;
    // A linked heading is the title of another page.
    const isHeading = (inside & SUBHEADINGS) !== 0 && (inside & Inside.link) === 0;
    if (isHeading && isKept[block - 1] === 1 && isKept[nextWords(blocks.words, block)] === 1) keep[block] = 1;
    else if (
      (inside & Inside.code) !== 0 &&
      hasKeptNeighbour(isKept, block, -1) &&
      hasKeptNeighbour(isKept, block, 1)
    )
      keep[block] = 1;
  }
}

/** The next block with words, skipping a heading's permalink sign. */
function nextWords(words: Float32Array, block: number): number {
  return words[block + 1] === 0 ? block + 2 : block + 1;
}

function hasKeptNeighbour(isKept: Uint8Array, block: number, step: 1 | -1): boolean {
  for (let count = 1; count <= CODE_REACH; count++) if (isKept[block + step * count] === 1) return true;
  return false;
}
