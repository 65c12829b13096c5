import { type TextSums, textSums } from '../hidden/text-sums.ts';
import type { Page } from '../page/page.ts';
import type { NodeId, PageTree } from '../page/tree.ts';
import { visibleText } from '../plain-text/visible-text.ts';
import { countBelow } from '../selection/bisect.ts';
import { withNodes, withoutNodes } from '../selection/edit-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Selection } from '../selection/selection.ts';
import { findPosts, isThreadPage } from './find-posts.ts';
import { findThread, type PlacedPost } from './find-thread.ts';

/** What is written above a post. */
export interface PostHead {
  readonly author: string;
  /** ISO 8601 if it can be told, otherwise as the page writes it. */
  readonly time: string;
  readonly votes: number | null;
  readonly isAccepted: boolean;
}

/** A selection with its posts told apart. */
export interface ThreadSelection extends PlacedSelection {
  /** What is written above each post, by the node that its body begins with. */
  readonly heads: ReadonlyMap<NodeId, PostHead>;
}

/** Longest time as a page writes it. @cap */
const MAX_TIME = 60;
const NO_HEADS: ReadonlyMap<NodeId, PostHead> = new Map();

/**
 * On a page that is a discussion, replaces the boxes of names and times by one line above each post, and keeps the posts
 * that the method lost among others: a thread without its question is of no use. `lang` is asked once there are any.
 */
export function arrangeThread(found: PlacedSelection, lang: () => string | null): ThreadSelection {
  const { page, selection } = found;
  const posts = postsOf(found, lang);
  if (posts.length === 0) return { ...found, heads: NO_HEADS };
  const lost = selection.pageType === 'forum' ? lostPosts(page.tree, selection, posts) : [];
  const whole = withNodes(
    page.tree,
    selection,
    lost.flatMap(({ body }) => body.roots),
  );
  const sums = textSums(page);
  const arranged = withoutNodes(page.tree, whole, [
    ...lost.flatMap(({ body }) => body.removed),
    ...posts.flatMap((post) => headsOf(page.tree, post, sums)),
  ]);
  if (arranged.roots.length === 0) return { ...found, heads: NO_HEADS };
  const heads = new Map<NodeId, PostHead>();
  for (const post of posts) {
    const [first] = post.body.roots;
    if (first === undefined) continue;
    heads.set(first, {
      author: post.author.name,
      time: post.time === null ? '' : (post.time.date ?? visibleText(page, post.time.node, MAX_TIME)),
      votes: post.votes?.count ?? null,
      isAccepted: post.isAccepted,
    });
  }
  return { ...found, selection: arranged, heads };
}

/** The posts, if they are what the page is about. Most pages are articles, and need no search. */
function postsOf({ page, selection }: PlacedSelection, lang: () => string | null): readonly PlacedPost[] {
  const { pageType } = selection;
  if (pageType === undefined || pageType === 'article') return [];
  // What is in the posts and when they were written takes long to find, and few other pages are about posts.
  if (pageType !== 'forum' && !isAboutPosts(page)) return [];
  // Posts without marks may be other boxes of a page that only looks like a forum, and take long to find.
  const posts = findThread(page, lang, true);
  if (pageType === 'forum') return posts;
  const kept = posts.filter((post) => isKept(page.tree, selection, post));
  return kept.length >= MIN_KEPT * posts.length ? posts : [];
}

function isAboutPosts(page: Page): boolean {
  const posts = findPosts(page);
  return posts.length > 0 && isThreadPage(page, posts, MIN_THREAD_SHARE);
}

/**
 * Share of the page's text outside links in posts that makes it a discussion, whatever the method thinks.
 * @source Word F1 on every third page of dragnet, wcxb and magic-html: none falls that is no thread.
 */
const MIN_THREAD_SHARE = 0.5;

/** Maximum number of letters in the box of a name and a time; a larger one may hold what was said. @source Word F1 on 158 threads of web-forum-52 and wcxb: the same with 40. */
const MAX_HEAD = 80;

/** The boxes of name and time. What is inside the body stays, whatever it says: it may be part of a sentence. */
function headsOf(
  { end }: PageTree,
  { root, author, time, body }: PlacedPost,
  sums: (node: NodeId) => TextSums,
): readonly NodeId[] {
  const covers = (nodes: readonly NodeId[], node: NodeId): boolean => {
    const before = nodes[countBelow(nodes, node + 1) - 1];
    return before !== undefined && node < end[before]!;
  };
  const isHead = (node: NodeId): boolean =>
    node > root &&
    sums(node).letters <= MAX_HEAD &&
    countBelow(body.roots, end[node]!) === countBelow(body.roots, node) &&
    (!covers(body.roots, node) || covers(body.removed, node));
  return [...body.heads, author.node, ...(time === null ? [] : [time.node])].filter(isHead);
}

/** Share of posts in the content from which all of them belong there. @source Word F1 on 52 threads: .862 with 0.5, .864 with 0.3, .854 without; on 106 of wcxb .860, .860, .862. */
const MIN_KEPT = 0.5;

/**
 * The posts that the method should have kept: all if it kept most, and the first if it kept any. If it kept none, what
 * people discuss is the content, such as a story above its comments.
 */
function lostPosts(
  tree: PageTree,
  selection: Selection,
  posts: readonly PlacedPost[],
): readonly PlacedPost[] {
  const lost = posts.filter((post) => !isKept(tree, selection, post));
  const kept = posts.length - lost.length;
  if (kept === 0) return [];
  const areWanted = kept >= MIN_KEPT * posts.length;
  return areWanted ? lost : lost.filter((post) => post === posts[0]);
}

/** Whether the method kept any text of a post. */
function isKept({ end }: PageTree, { blocks }: Selection, { body }: PlacedPost): boolean {
  if (blocks === undefined) return true;
  if (body.roots.length === 0) return true;
  const from = countBelow(blocks.first, body.roots[0]!);
  return blocks.isKept.subarray(from, countBelow(blocks.first, end[body.roots.at(-1)!]!)).includes(1);
}
