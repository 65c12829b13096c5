import { HEADING_BITS, Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** A heading with this share of the page's title is the title. @sweep heading-is-title */
const MIN_TITLE_SHARE = 0.6;

/** Keeps or drops the heading that repeats the page's title; it stays if there is nothing else. */
export function setTitle(features: PageFeatures, keep: Uint8Array, wanted: 'keep' | 'drop'): void {
  const { blocks, context, titleShare } = features;
  const titles: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const inside = context.inside[blocks.first[block]!]!;
    const isHeading = (inside & HEADING_BITS) !== 0;
    if ((inside & Inside.h1) !== 0 || (isHeading && titleShare[block]! > MIN_TITLE_SHARE)) titles.push(block);
  }
  const isTitle = new Set(titles);
  const isAll = keep.every((kept, block) => kept === 0 || isTitle.has(block));
  if (wanted === 'drop' && isAll) return;
  for (const block of titles) keep[block] = wanted === 'keep' ? 1 : 0;
}
