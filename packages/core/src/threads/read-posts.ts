import { type DateStyle, dateStyleOf } from '../dates/date-style.ts';
import { type TextSums, textSums } from '../hidden/text-sums.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { countBelow } from '../selection/bisect.ts';
import type { Selection } from '../selection/selection.ts';
import { type FoundPost, findPosts } from './find-posts.ts';
import { postTime, timeNode } from './post-time.ts';

/** One contribution to a discussion. */
export interface ThreadPost {
  readonly author: string;
  /** ISO 8601, or `null` if the page only gives it relative to now. */
  readonly published: string | null;
  /** 0 for a post that answers none of the others. */
  readonly depth: number;
  /** The body of the post as sanitised HTML. */
  readonly content: string;
  readonly text: string;
  readonly nodeId: NodeId;
}

/** Cleans a part of the page and writes it. */
export type PartWriter = (part: Selection) => Pick<ThreadPost, 'content' | 'text'>;

/** The posts of a forum thread, of comments, or of a question and its answers; empty if the page has none. */
export function readPosts(page: Page, lang: string | null, write: PartWriter): readonly ThreadPost[] {
  const found = findPosts(page);
  if (found.length === 0) return [];
  const style = dateStyleOf(lang);
  const sums = textSums(page);
  return found.map((post) => ({
    author: post.author.name,
    published: postTime(page, post.root, style),
    depth: post.depth,
    ...write({ ...bodyOfPost(page, post, style, sums), reasons: [] }),
    nodeId: post.root,
  }));
}

/** Largest share of a post's letters in its head. @sweep post-head */
const MAX_HEAD_SHARE = 0.4;

/** The innermost element with all of the text, without replies and the boxes of name and time. */
function bodyOfPost(
  page: Page,
  post: FoundPost,
  style: DateStyle,
  sums: (node: NodeId) => TextSums,
): Pick<Selection, 'roots' | 'removed'> {
  const { root, author, letters, replies } = post;
  const named = [author.node, timeNode(page, root, style)].filter((node) => node !== null && node > root);
  const own = weigher(page, replies, sums);
  const heads = outermost(
    page.tree,
    named.map((node) => boxBelow(page, root, node!, letters * MAX_HEAD_SHARE, own)),
  );
  const weight = weigher(page, outermost(page.tree, [...replies, ...heads]), sums);
  const wanted = weight(root);
  let body = root;
  for (let child = heaviest(page, body, weight); child !== null; child = heaviest(page, body, weight)) {
    if (weight(child) < wanted) break;
    body = child;
  }
  const isInside = (node: NodeId): boolean => node > body && node < page.tree.end[body]!;
  return { roots: [body], removed: outermost(page.tree, [...replies, ...heads]).filter(isInside) };
}

/**
 * Measures the letters outside links below a node, without certain subtrees, which are in document order and do not
 * overlap.
 */
function weigher(
  { tree }: Page,
  left: readonly NodeId[],
  sums: (node: NodeId) => TextSums,
): (node: NodeId) => number {
  const unlinked = (node: NodeId): number => sums(node).letters - sums(node).linked;
  const before = new Float64Array(left.length + 1);
  for (const [index, node] of left.entries()) before[index + 1] = before[index]! + unlinked(node);
  const leftBefore = (node: NodeId): number => before[countBelow(left, node)]!;
  return (node) => unlinked(node) - (leftBefore(tree.end[node]!) - leftBefore(node));
}

function heaviest({ tree }: Page, node: NodeId, weight: (node: NodeId) => number): NodeId | null {
  let best: NodeId | null = null;
  for (let child = tree.firstChild[node]!; child >= 0; child = tree.nextSibling[child]!) {
    if (tree.kind[child] !== NodeKind.element) continue;
    if (best === null || weight(child) > weight(best)) best = child;
  }
  return best;
}

/** The largest box around a node below `top` with few enough letters to be a head. */
function boxBelow(
  { tree }: Page,
  top: NodeId,
  node: NodeId,
  limit: number,
  weight: (node: NodeId) => number,
): NodeId {
  let box = node;
  for (let above = tree.parent[box]!; above > top && weight(above) <= limit; above = tree.parent[above]!) {
    box = above;
  }
  return box;
}
