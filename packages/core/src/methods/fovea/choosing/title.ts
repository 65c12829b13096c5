import { HEADING_BITS, Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** A heading with this share of the page's title is the title. @sweep heading-is-title */
const MIN_TITLE_SHARE = 0.6;

/** Keeps the heading that says the page's title. */
export function keepTitle(features: PageFeatures, keep: Uint8Array): void {
  const { blocks, context, titleShare } = features;
  for (let block = 0; block < blocks.count; block++) {
    const inside = context.inside[blocks.first[block]!]!;
    const isHeading = (inside & HEADING_BITS) !== 0;
    if ((inside & Inside.h1) !== 0 || (isHeading && titleShare[block]! > MIN_TITLE_SHARE)) keep[block] = 1;
  }
}
