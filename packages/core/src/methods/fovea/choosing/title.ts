import { HEADING_BITS, Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** A heading with this share of the page's title is the title. @sweep heading-is-title */
const MIN_TITLE_SHARE = 0.6;

/** Keeps the heading that says the page's title. */
export function keepTitle(features: PageFeatures, keep: Uint8Array): void {
  for (let block = 0; block < features.blocks.count; block++) if (isTitle(features, block)) keep[block] = 1;
}

/** Whether a block is a heading that says the page's title. */
export function isTitle({ blocks, context, titleShare }: PageFeatures, block: number): boolean {
  const inside = context.inside[blocks.first[block]!]!;
  const isHeading = (inside & HEADING_BITS) !== 0;
  return (inside & Inside.h1) !== 0 || (isHeading && titleShare[block]! > MIN_TITLE_SHARE);
}
