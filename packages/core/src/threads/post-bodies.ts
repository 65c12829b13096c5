import type { TextSums } from '../hidden/text-sums.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { countBelow } from '../selection/bisect.ts';
import type { Selection } from '../selection/selection.ts';
import { shapeOf } from './box-shapes.ts';
import type { FoundPost } from './find-posts.ts';
import { rowFinder } from './following-rows.ts';
import type { FoundTime } from './post-time.ts';

/** The text of a post, as a part of the page. */
export interface PostBody extends Pick<Selection, 'roots' | 'removed'> {
  /** The boxes of name and time. */
  readonly heads: readonly NodeId[];
}

/** Largest share of the posts' letters in their heads. @sweep post-head */
const MAX_HEAD_SHARE = 0.4;

type Weigh = (node: NodeId) => number;

/** The bodies of posts, without replies and the boxes of name and time. */
export function bodiesOfPosts(
  page: Page,
  posts: readonly FoundPost[],
  times: readonly (FoundTime | null)[],
  sums: (node: NodeId) => TextSums,
): PostBody[] {
  const rows = rowFinder(page, sums)(posts.map(({ root }) => root));
  if (rows !== null)
    return rows.list().map((roots, at) => ({ roots, removed: [], heads: [posts[at]!.root] }));
  const weighers = posts.map(({ replies }) => weigher(page, replies, sums));
  const named = posts.map(({ author, again }) => [author.node, again[0] ?? null, again.at(-1) ?? null]);
  const heads = [0, 1, 2].map((at) =>
    headsAround(
      page,
      posts,
      named.map((nodes) => nodes[at]!),
      weighers,
    ),
  );
  heads.push(
    headsAround(
      page,
      posts,
      times.map((time) => time?.node ?? null),
      weighers,
    ),
  );
  return posts.map((post, at) => {
    const own = heads.map((boxes) => boxes[at]!).filter((node) => node !== null);
    return bodyOfPost(page, post, outermost(page.tree, own), sums);
  });
}

/**
 * The boxes around a node of every post that are heads: as many levels up as hold little of all posts together. A short
 * post has less text than the box about its author, and the same template.
 */
function headsAround(
  page: Page,
  posts: readonly FoundPost[],
  nodes: readonly (NodeId | null)[],
  weighers: readonly Weigh[],
): (NodeId | null)[] {
  const { tree } = page;
  const limit = MAX_HEAD_SHARE * posts.reduce((sum, { letters }) => sum + letters, 0);
  const lettersIn = (some: readonly (NodeId | null)[]): number =>
    some.reduce((sum: number, box, at) => sum + (box === null ? 0 : weighers[at]!(box)), 0);
  let boxes: (NodeId | null)[] = nodes.map((node, at) =>
    node !== null && node > posts[at]!.root ? node : null,
  );
  // What states the time may be an attribute of the element with the text.
  if (lettersIn(boxes) > limit) return boxes.map(() => null);
  for (let level = 0; level < MAX_LEVELS; level++) {
    const above = boxes.map((box, at) =>
      box === null || tree.parent[box]! <= posts[at]!.root ? box : tree.parent[box]!,
    );
    if (lettersIn(above) > limit || above.every((box, at) => box === boxes[at])) break;
    boxes = above;
  }
  return alignShapes(page, posts, nodes, boxes);
}

/**
 * In a post of another depth the same number of levels leads to another box, perhaps the post itself: there the box of
 * the shape that most posts have at this place is the head.
 */
function alignShapes(
  page: Page,
  posts: readonly FoundPost[],
  nodes: readonly (NodeId | null)[],
  boxes: readonly (NodeId | null)[],
): (NodeId | null)[] {
  const shapes = boxes.map((box) => (box === null ? null : shapeOf(page, box)));
  const usual = mostFrequent(shapes);
  if (usual === null) return [...boxes];
  return boxes.map((box, at) => {
    if (box === null || shapes[at] === usual) return box;
    let node = nodes[at]!;
    for (let level = 0; level < MAX_LEVELS && node > posts[at]!.root; level++, node = page.tree.parent[node]!)
      if (shapeOf(page, node) === usual) return node;
    return box;
  });
}

/** The value that more than half of a list has, if any. */
function mostFrequent(values: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && 2 * best[1] > values.length ? best[0] : null;
}

/** Levels climbed from a name to the box around it. @cap */
const MAX_LEVELS = 20;

/** The innermost element with all of the text, without replies and heads. */
function bodyOfPost(
  page: Page,
  { root, replies }: FoundPost,
  heads: readonly NodeId[],
  sums: (node: NodeId) => TextSums,
): PostBody {
  const weight = weigher(page, outermost(page.tree, [...replies, ...heads]), sums);
  const wanted = weight(root);
  let body = root;
  for (let child = heaviest(page, body, weight); child !== null; child = heaviest(page, body, weight)) {
    if (weight(child) < wanted) break;
    body = child;
  }
  const isInside = (node: NodeId): boolean => node > body && node < page.tree.end[body]!;
  return { roots: [body], removed: outermost(page.tree, [...replies, ...heads]).filter(isInside), heads };
}

/**
 * Measures the letters outside links below a node, without certain subtrees, which are in document order and do not
 * overlap.
 */
function weigher({ tree }: Page, left: readonly NodeId[], sums: (node: NodeId) => TextSums): Weigh {
  const unlinked = (node: NodeId): number => sums(node).letters - sums(node).linked;
  const before = new Float64Array(left.length + 1);
  for (const [index, node] of left.entries()) before[index + 1] = before[index]! + unlinked(node);
  const leftBefore = (node: NodeId): number => before[countBelow(left, node)]!;
  return (node) => unlinked(node) - (leftBefore(tree.end[node]!) - leftBefore(node));
}

function heaviest({ tree }: Page, node: NodeId, weight: Weigh): NodeId | null {
  let best: NodeId | null = null;
  for (let child = tree.firstChild[node]!; child >= 0; child = tree.nextSibling[child]!) {
    if (tree.kind[child] !== NodeKind.element) continue;
    if (best === null || weight(child) > weight(best)) best = child;
  }
  return best;
}
