import type { TextSums } from '../hidden/text-sums.ts';
import { getAttribute } from '../page/access.ts';
import { bodyOf } from '../page/landmarks.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { Tag, tagSet } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';
import { type NameReader, nameIn } from './author-anchors.ts';
import { boxesByShape } from './box-shapes.ts';
import { countPage, type PageCounts } from './page-counts.ts';
import { type Named, nameAuthors } from './post-authors.ts';
import { type PostBox, postBoxes } from './post-boxes.ts';

/** One contribution to a discussion, as a place on the page. */
export interface FoundPost extends PostBox, Named {
  /** Whether it is a remark on a post, in a box of another shape. */
  readonly isRemark?: boolean;
}

/** Two posts are a discussion: a question and its answer. @sweep thread-posts */
export const MIN_POSTS = 2;
/** Smallest share of the boxes of one shape that must be posts. @sweep post-boxes */
export const MIN_SHARE = 0.6;
/** Largest share of posts whose heading is a link; above it they are teasers of other pages. @sweep teaser-posts */
export const MAX_TEASERS = 0.3;

/**
 * The posts of a discussion in document order; empty if the page has none. They are found by repetition: boxes of one
 * shape, each with a name, a time and a text of its own.
 */
export function findPosts(page: Page, readName: NameReader = nameIn): readonly FoundPost[] {
  const counts = countPage(page, readName);
  if (counts === null) return [];
  const found: (readonly FoundPost[])[] = [];
  let most = MIN_POSTS;
  for (const boxes of boxesByShape(page, counts).values()) {
    if (boxes.length < most * MIN_OF_MOST) continue;
    const posts = postsIn(page, boxes, counts);
    if (posts.length >= MIN_POSTS) found.push(posts);
    most = Math.max(most, posts.length);
  }
  // Of nested boxes the one with the whole post, not the one about its author.
  const many = found.filter((posts) => posts.length >= most * MIN_OF_MOST);
  const best = largest(many);
  // What is around others holds the most, so only a few of any number of shapes need a closer look.
  const large = found.toSorted((a, b) => lettersOf(b) - lettersOf(a)).slice(0, MAX_LARGE_BOXES);
  const outer = largest(large.filter((posts) => areAround(page, posts, best)));
  if (outer.length === 0) return best;
  const remarks = largest(many.filter((posts) => !areParts(page, outer, posts)));
  return lettersOf(remarks) < MIN_REMARK * remarks.length ? outer : withRemarks(page, outer, remarks, counts);
}

/** Whether boxes are the ends of posts rather than remarks on them: nearly every post has one by its own author. */
function areParts(page: Page, posts: readonly FoundPost[], boxes: readonly FoundPost[]): boolean {
  let own = 0;
  for (const [at, inside] of innermostPosts(page, posts, boxes)) {
    if (inside.some(({ author }) => author.name === posts[at]!.author.name)) own++;
  }
  return own >= MIN_OF_MOST * posts.length;
}

/**
 * Whether posts have remarks in them, as answers have comments: nearly all remarks are inside, and the posts say more
 * than these.
 */
function areAround(page: Page, posts: readonly FoundPost[], remarks: readonly FoundPost[]): boolean {
  const holders = innermostPosts(page, posts, remarks);
  const inside = [...holders.values()].flat();
  return (
    holders.size > 1 &&
    inside.length >= MIN_OF_MOST * remarks.length &&
    lettersOf(posts) > 2 * lettersOf(inside)
  );
}

/** Shapes that may be around the posts: boxes in boxes. @cap */
const MAX_LARGE_BOXES = 16;

/** Fewest letters of remarks on average; lines with fewer are about the author: since when, how many posts. @source web-forum-52 */
const MIN_REMARK = 25;

function lettersOf(posts: readonly FoundPost[]): number {
  return posts.reduce((sum, { letters }) => sum + letters, 0);
}

/** Posts with the remarks in them as replies, in document order. */
function withRemarks(
  page: Page,
  posts: readonly FoundPost[],
  remarks: readonly FoundPost[],
  { anchors }: PageCounts,
): readonly FoundPost[] {
  const holders = innermostPosts(page, posts, remarks);
  const inner: FoundPost[] = [];
  const outer = posts.map((post, at) => {
    const inside = holders.get(at) ?? [];
    for (const reply of inside) inner.push({ ...reply, isRemark: true, depth: post.depth + 1 + reply.depth });
    return {
      ...post,
      replies: outermost(page.tree, [...post.replies, ...inside.map(({ root }) => root)]),
      letters: inside.reduce((sum, reply) => sum - reply.letters, post.letters),
    };
  });
  // Without the names in the remarks, which are others'.
  return [...nameAuthors(page, outer, anchors), ...inner].toSorted((a, b) => a.root - b.root);
}

/** The remarks in each post, by the post's index; a remark in nested posts belongs to the innermost one. */
function innermostPosts(
  { tree }: Page,
  posts: readonly FoundPost[],
  remarks: readonly FoundPost[],
): ReadonlyMap<number, readonly FoundPost[]> {
  const found = new Map<number, FoundPost[]>();
  const open: number[] = [];
  let next = 0;
  for (const remark of remarks) {
    for (; next < posts.length && posts[next]!.root < remark.root; next++) {
      closeBefore(posts[next]!.root);
      open.push(next);
    }
    closeBefore(remark.root);
    const holder = open.at(-1);
    if (holder === undefined) continue;
    const inside = found.get(holder);
    if (inside === undefined) found.set(holder, [remark]);
    else inside.push(remark);
  }
  return found;

  function closeBefore(node: NodeId): void {
    while (open.length > 0 && tree.end[posts[open.at(-1)!]!.root]! <= node) open.pop();
  }
}

/** Of boxes nearly as many as the most, those with the most text are posts. @source web-forum-52: F1 of posts .884 with 0.6, .886 with 0.8 and 1. */
const MIN_OF_MOST = 0.8;

function largest(found: readonly (readonly FoundPost[])[]): readonly FoundPost[] {
  let best: readonly FoundPost[] = [];
  let most = 0;
  for (const posts of found) {
    const letters = lettersOf(posts);
    if (letters <= most) continue;
    best = posts;
    most = letters;
  }
  return best;
}

/** The boxes of one shape as posts; none if they are something else. */
export function postsIn(page: Page, boxes: readonly NodeId[], counts: PageCounts): readonly FoundPost[] {
  const found = postBoxes(page, boxes, counts);
  if (found.length < MIN_POSTS || found.length < boxes.length * MIN_SHARE) return [];
  const teasers = found.filter(({ root }) => hasLinkedHeading(page, root, counts.text)).length;
  if (teasers > found.length * MAX_TEASERS) return [];
  const posts = withoutParts(page, nameAuthors(page, found, counts.anchors));
  return isOnePerson(posts) ? [] : posts;
}

/** Share of posts inside one by the same person, above which they are parts of it. @source web-forum-52: 92 % of days with 0.2 and 0.4, 90 % with 0.6. */
const MAX_PARTS = 0.4;

/** Leaves out boxes that are parts of a post around them rather than replies: hardly anybody answers himself. */
function withoutParts(page: Page, posts: readonly FoundPost[]): readonly FoundPost[] {
  const parts = new Set<NodeId>();
  const open: FoundPost[] = [];
  for (const post of posts) {
    while (open.length > 0 && page.tree.end[open.at(-1)!.root]! <= post.root) open.pop();
    const outer = open.at(-1);
    if (outer?.author.name === post.author.name) parts.add(post.root);
    else open.push(post);
  }
  if (parts.size <= posts.length * MAX_PARTS) return posts;
  return posts
    .filter(({ root }) => !parts.has(root))
    .map((post) => ({ ...post, replies: post.replies.filter((root) => !parts.has(root)) }));
}

/**
 * Whether all posts name one person: a byline above and a box below an article do, one with a title, the other without.
 */
function isOnePerson(posts: readonly FoundPost[]): boolean {
  const [first] = posts;
  const name = first?.author.name ?? '';
  return posts.every(({ author }) => author.name.includes(name) || name.includes(author.name));
}

const HEADINGS = tagSet('h1', 'h2', 'h3', 'h4');
/** Nodes searched for the heading of a teaser. @cap */
const MAX_NODES = 60;
/** Shortest linked heading that is a title; an author's name may be a link in a heading too. @sweep teaser-title */
const MIN_TITLE = 20;

/** Whether a box has a link to another page as its heading; a link to a place on a page may be the post's own. */
export function hasLinkedHeading(page: Page, root: NodeId, text: (node: NodeId) => TextSums): boolean {
  const { tag, end } = page.tree;
  const to = Math.min(end[root]!, root + MAX_NODES);
  for (let node = root; node < to; node++) {
    if (HEADINGS[tag[node]!] !== 1) continue;
    const { letters, linked } = text(node);
    if (letters >= MIN_TITLE && linked === letters && !leadsToPlace(page, node)) return true;
  }
  return false;
}

function leadsToPlace(page: Page, heading: NodeId): boolean {
  const { tag, end } = page.tree;
  for (let node = heading; node < end[heading]!; node++) {
    if (tag[node] === Tag.a) return getAttribute(page, node, 'href')?.includes('#') ?? false;
  }
  return false;
}

/** Smallest share of the page's text outside links that is in posts if the page is a discussion. @sweep thread-share */
const MIN_THREAD_SHARE = 0.3;

/** Whether a page is a discussion, rather than something that people discuss below it. */
export function isThreadPage(
  page: Page,
  posts: readonly FoundPost[],
  minShare: number = MIN_THREAD_SHARE,
): boolean {
  const letters = lettersOf(posts);
  const total = posts[0]?.pageLetters(Math.max(bodyOf(page.tree), 0)) ?? 0;
  return letters >= minShare * total;
}
