import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { anyName } from './author-anchors.ts';
import { findPosts } from './find-posts.ts';
import { numberedBoxes } from './numbered-boxes.ts';

/**
 * Fewest letters of a post on average. Boxes with fewer hold a name and a date, but not what was said.
 * @sweep post-mean-letters
 */
const MIN_MEAN_LETTERS = 25;

/**
 * The boxes that hold the posts of a discussion, with replies inside the posts they answer; empty if the page has none.
 */
export function threadBoxes(page: Page): readonly NodeId[] {
  // Which boxes are posts decides what is content, so no word of any language may count here.
  const found = findPosts(page, anyName);
  const letters = found.reduce((sum, post) => sum + post.letters, 0);
  const posts = letters < MIN_MEAN_LETTERS * found.length ? [] : found.map(({ root }) => root);
  const numbered = numberedBoxes(page);
  const all = numbered.length > posts.length ? numbered : posts;
  const outer = outermost(page.tree, all);
  // One box around all others is a blog post that contains its comments.
  return outer.length === 1 ? outermost(page.tree, all.slice(1)) : outer;
}
