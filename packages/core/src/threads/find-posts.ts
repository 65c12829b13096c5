import type { TextSums } from '../hidden/text-sums.ts';
import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import type { NodeId, PageTree } from '../page/tree.ts';
import { type AuthorAnchor, type NameReader, nameIn } from './author-anchors.ts';
import { boxesByShape } from './box-shapes.ts';
import { countPage, type PageCounts } from './page-counts.ts';
import { nameAuthors } from './post-authors.ts';
import { type PostBox, postBoxes } from './post-boxes.ts';

/** One contribution to a discussion, as a place on the page. */
export interface FoundPost extends PostBox {
  readonly author: AuthorAnchor;
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
  let best: readonly FoundPost[] = [];
  for (const boxes of boxesByShape(page, counts).values()) {
    if (boxes.length < Math.max(MIN_POSTS, best.length)) continue;
    const posts = postsIn(page, boxes, counts);
    // Of nested boxes the outermost comes first and stays: it also holds the replies.
    if (posts.length > best.length) best = posts;
  }
  return best;
}

function postsIn(page: Page, boxes: readonly NodeId[], counts: PageCounts): readonly FoundPost[] {
  const found = postBoxes(page, boxes, counts);
  if (found.length < MIN_POSTS || found.length < boxes.length * MIN_SHARE) return [];
  const teasers = found.filter(({ root }) => hasLinkedHeading(page.tree, root, counts.text)).length;
  if (teasers > found.length * MAX_TEASERS) return [];
  const posts = nameAuthors(page, found, counts.anchors);
  return isOnePerson(posts) ? [] : posts;
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

/** Whether a box has a link to another page as its heading. */
export function hasLinkedHeading(
  { tag, end }: PageTree,
  root: NodeId,
  text: (node: NodeId) => TextSums,
): boolean {
  const to = Math.min(end[root]!, root + MAX_NODES);
  for (let node = root; node < to; node++) {
    if (HEADINGS[tag[node]!] !== 1) continue;
    const { letters, linked } = text(node);
    if (letters >= MIN_TITLE && linked === letters) return true;
  }
  return false;
}

/** Smallest share of the page's text outside links that is in posts if the page is a discussion. @sweep thread-share */
const MIN_THREAD_SHARE = 0.3;

/** Whether a page is a discussion, rather than something that people discuss below it. */
export function isThreadPage(page: Page, posts: readonly FoundPost[]): boolean {
  const letters = posts.reduce((sum, post) => sum + post.letters, 0);
  const total = posts[0]?.pageLetters(Math.max(bodyOf(page.tree), 0)) ?? 0;
  return letters >= MIN_THREAD_SHARE * total;
}
