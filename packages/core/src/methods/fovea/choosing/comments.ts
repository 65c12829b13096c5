import type { Page } from '../../../page/page.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../../page/tree.ts';
import { datedBoxes } from '../../../threads/dated-boxes.ts';
import { threadBoxes } from '../../../threads/thread-boxes.ts';
import type { PageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { addMarked, blocksIn, type Judged, leadOfArticle, type Tail, widthOf } from './article-tails.ts';

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
/** Fewest comments dropped by default. @source workbench/train/experiments.md, "Comments below articles" */
const MIN_COMMENTS = 3;
/** Minimum lead of the article, in mean log-odds. @source workbench/train/experiments.md, "Comments below articles" */
const MIN_LEAD = 2;

/** The reason given when comments were dropped. */
export const DROPPED = 'the discussion below the main text was dropped';

/**
 * Decides about the discussion below an article: leaves it out, keeps all of it, or by default leaves it out if it comes
 * after an article that is clearly likelier to be content. Discussions are found by structure, in any language. Returns a sentence for the trace, or `null` if nothing changed.
 */
export function setComments(
  page: Page,
  features: PageFeatures,
  judged: Judged,
  tails: readonly Tail[],
  wanted: FoveaOptions['comments'],
): string | null {
  if (wanted === 'keep') return keepThread(page, features, judged.keep);
  const isAsked = wanted === 'drop';
  // A quick look tells most articles from those with comments.
  if (!isAsked && !tails.some(({ odds }) => odds >= MIN_LEAD / 2)) return null;
  const boxes = commentBoxes(page);
  if (boxes.length < (isAsked ? 1 : MIN_COMMENTS)) return null;
  const inBox = blocksIn(page.tree, features, boxes);
  const { odds, isLast } = leadOfArticle(features, judged, inBox, boxes[0]!);
  const isBelow = isLast && odds > (isAsked ? 0 : MIN_LEAD);
  if (!isBelow && (!isAsked || isMostly(features, judged.keep, inBox))) return null;
  const dropped = withSurroundings(page.tree, features, judged.keep, boxes, inBox);
  for (let block = 0; block < dropped.length; block++) if (dropped[block] === 1) judged.keep[block] = 0;
  return DROPPED;
}

function keepThread(page: Page, features: PageFeatures, keep: Uint8Array): string | null {
  const boxes = threadBoxes(page);
  if (boxes.length === 0) return null;
  const inBox = blocksIn(page.tree, features, boxes);
  if (isMostly(features, keep, inBox)) return null;
  addMarked(keep, inBox);
  return 'the discussion on the page was kept whole';
}

/** The boxes of a discussion, or else what only looks like comments. */
function commentBoxes(page: Page): readonly NodeId[] {
  const boxes = threadBoxes(page);
  if (boxes.length >= MIN_COMMENTS) return boxes;
  const dated = datedBoxes(page);
  return dated.length > boxes.length ? dated : boxes;
}

/** Whether most of some blocks is in others. */
function isMostly(features: PageFeatures, blocks: Uint8Array, others: Uint8Array): boolean {
  return widthOf(features, blocks, others) > MAJORITY * widthOf(features, blocks);
}

/** The blocks of the boxes; if the thread has an element of its own, its heading, form and buttons go with it. */
function withSurroundings(
  tree: PageTree,
  features: PageFeatures,
  keep: Uint8Array,
  boxes: readonly NodeId[],
  inBox: Uint8Array,
): Uint8Array {
  const inThread = blocksIn(tree, features, [holderOf(tree, boxes)]);
  const beside = widthOf(features, keep, inThread) - widthOf(features, keep, inBox);
  const isOwn = isMostly(features, inThread, inBox) && beside < MAX_BESIDE_SHARE * widthOf(features, keep);
  return isOwn ? inThread : inBox;
}

/** The smallest element around all posts. */
function holderOf({ parent, end }: PageTree, boxes: readonly NodeId[]): NodeId {
  const last = boxes.at(-1)!;
  let node = boxes[0]!;
  while (parent[node] !== NO_NODE && end[node]! <= last) node = parent[node]!;
  return node;
}
