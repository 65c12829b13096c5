import { type Page, type PageLayout, UnsupportedPageError } from 'fovea';
import type { ContentNode, Segmentation } from './segment.ts';

/** The part of the page with the most text outside links; `null` if there is none. */
export function mainSegment({ segments, tree }: Segmentation): ContentNode | null {
  let main: ContentNode | null = null;
  let most = 0;
  for (const segment of segments) {
    const own = segment.blocks.reduce((sum, { node }) => sum + tree.characters[node]!, 0);
    if (own > most) [main, most] = [segment, own];
  }
  return main;
}

/** The layout of a page; throws, with advice, for a page that was not rendered. */
export function layoutOf({ layout }: Page): PageLayout {
  if (layout !== null) return layout;
  throw new UnsupportedPageError('Method vips needs layout: give it a page that was rendered.');
}
