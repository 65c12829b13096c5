import type { Page } from './page.ts';

/**
 * Whether offsets of the tree are offsets of the page's own source. They are not if the page has none, or if elements
 * had to be closed before it could be read: the end tags added then, which make the text longer, are not on the page.
 */
export function hasSourcePlaces({ source, tree }: Page): boolean {
  return source !== null && source.length === tree.source.length;
}
