import type { Page } from '../../../page/page.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../../page/tree.ts';
import type { PageType } from '../../../selection/page-type.ts';
import { threadBoxes } from '../../../threads/thread-boxes.ts';
import type { PageFeatures } from '../features/page-features.ts';

/**
 * If more than this share of the chosen text is in the thread, the page is about the thread.
 * @sweep thread-of-chosen
 */
const MAJORITY = 0.5;
/**
 * Largest share of the chosen text beside the posts in their element; more would be the article.
 * @sweep beside-posts
 */
const MAX_BESIDE_SHARE = 0.1;

/**
 * Drops the discussion below an article, or keeps all of it. A page that is itself a discussion stays as the network
 * chose it, because the network knows which boxes of a forum are furniture. Discussions are found by structure, in any
 * language. Returns a sentence for the trace, or `null` if nothing changed.
 */
export function setComments(
  page: Page,
  features: PageFeatures,
  keep: Uint8Array,
  wanted: 'keep' | 'drop',
  pageType: PageType,
): string | null {
  if (pageType === 'forum') return null;
  const boxes = threadBoxes(page);
  if (boxes.length === 0) return null;
  const inBox = blocksIn(page.tree, features, boxes);
  if (lengthOf(features, keep, inBox) > MAJORITY * lengthOf(features, keep)) return null;
  if (wanted === 'keep') {
    for (let block = 0; block < keep.length; block++) keep[block]! |= inBox[block]!;
    return 'the discussion on the page was kept whole';
  }
  const inThread = blocksIn(page.tree, features, [holderOf(page.tree, boxes)]);
  // If the thread has an element of its own, its heading, form and buttons go with it.
  const isOwn = lengthOf(features, inThread, inBox) > MAJORITY * lengthOf(features, inThread);
  const beside = lengthOf(features, keep, inThread) - lengthOf(features, keep, inBox);
  const dropped = isOwn && beside < MAX_BESIDE_SHARE * lengthOf(features, keep) ? inThread : inBox;
  for (let block = 0; block < keep.length; block++) if (dropped[block] === 1) keep[block] = 0;
  return 'the discussion below the main text was dropped';
}

/** Marks the blocks that begin in one of the subtrees, which are in document order and do not overlap. */
function blocksIn({ end }: PageTree, { blocks }: PageFeatures, roots: readonly NodeId[]): Uint8Array {
  const isIn = new Uint8Array(blocks.count);
  let next = 0;
  for (let block = 0; block < blocks.count; block++) {
    const node = blocks.first[block]!;
    while (next < roots.length && end[roots[next]!]! <= node) next++;
    if (next < roots.length && roots[next]! <= node) isIn[block] = 1;
  }
  return isIn;
}

/** Length of the marked blocks, or of those with both marks. */
function lengthOf({ blocks }: PageFeatures, marked: Uint8Array, also: Uint8Array = marked): number {
  let length = 0;
  for (let block = 0; block < blocks.count; block++)
    if ((marked[block]! & also[block]!) === 1) length += blocks.width[block]!;
  return length;
}

/** The smallest element around all posts. */
function holderOf({ parent, end }: PageTree, boxes: readonly NodeId[]): NodeId {
  const last = boxes.at(-1)!;
  let node = boxes[0]!;
  while (parent[node] !== NO_NODE && end[node]! <= last) node = parent[node]!;
  return node;
}
