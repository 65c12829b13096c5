import { dateStyleOf } from '../dates/date-style.ts';
import { textSums } from '../hidden/text-sums.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { type FoundPost, findPosts } from './find-posts.ts';
import { bodiesOfPosts, type PostBody } from './post-bodies.ts';
import { isAccepted, type Votes, votesOf } from './post-marks.ts';
import type { FoundTime } from './post-time.ts';
import { timesOfPosts } from './post-times.ts';
import { findUnmarkedPosts } from './unmarked-posts.ts';

/** A post with its time and what it says. */
export interface PlacedPost extends FoundPost {
  readonly time: FoundTime | null;
  readonly votes: Votes | null;
  /** Whether the markup says that it is the accepted answer. */
  readonly isAccepted: boolean;
  readonly body: PostBody;
}

/** The posts of a discussion in document order; empty if the page has none. Those without marks take long to find. */
export function findThread(page: Page, lang: () => string | null, isMarked = false): readonly PlacedPost[] {
  const marked = findPosts(page);
  const found = marked.length > 0 || isMarked ? marked : findUnmarkedPosts(page);
  const remarks = found.filter(({ isRemark }) => isRemark);
  if (remarks.length === 0) return placePosts(page, found, lang);
  // Each shape of box has its own places for names and times.
  const posts = placePosts(
    page,
    found.filter(({ isRemark }) => !isRemark),
    lang,
  );
  return [...posts, ...placePosts(page, remarks, lang)].toSorted((a, b) => a.root - b.root);
}

function placePosts(page: Page, found: readonly FoundPost[], lang: () => string | null): PlacedPost[] {
  if (found.length === 0) return [];
  const times = timesOfPosts(page, found, dateStyleOf(lang()));
  const bodies = bodiesOfPosts(page, found, times, textSums(page));
  return found.map((post, at) => {
    const votes = votesOf(page, post);
    const body = votes === null ? bodies[at]! : withHead(page, bodies[at]!, votes.node);
    return {
      ...post,
      time: times[at]!,
      votes,
      isAccepted: post.isRemark !== true && isAccepted(page, post.root),
      body,
    };
  });
}

/** A body without one more box. */
function withHead({ tree }: Page, { roots, removed, heads }: PostBody, head: NodeId): PostBody {
  const isInside = roots.some((root) => root < head && head < tree.end[root]!);
  return {
    roots,
    removed: isInside ? outermost(tree, [...removed, head]) : removed,
    heads: outermost(tree, [...heads, head]),
  };
}
