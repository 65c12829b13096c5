import { textSums } from '../hidden/text-sums.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';
import { collapse } from '../plain-text/collapse.ts';
import { type AuthorAnchor, nameInText } from './author-anchors.ts';
import { boxesByShape } from './box-shapes.ts';
import { type FoundPost, isThreadPage, postsIn } from './find-posts.ts';
import { rowFinder } from './following-rows.ts';
import { countFrom, TIME } from './page-counts.ts';
import { placeOf } from './post-places.ts';

/** Fewest posts of a discussion whose markup names no authors: less evidence needs more repetition. @source web-forum-52: F1 of posts .886 with 2 and 3, .883 with 5. */
const MIN_POSTS = 3;
/** Fewest letters of these posts on average. @source web-forum-52: the same posts with 20 and 80. */
const MIN_MEAN_LETTERS = 40;
/** Longest short text that may be a name. @source web-forum-52: the same posts with 20 and 45. */
const MAX_NAME = 30;

/**
 * The posts of a discussion whose markup does not say who wrote them: boxes of one shape with a time, in which a short
 * text at the same place differs from post to post. In document order; empty if there are none.
 */
export function findUnmarkedPosts(page: Page): readonly FoundPost[] {
  const counts = countFrom(page, shortTexts(page));
  const rowsAfter = rowFinder(page, textSums(page));
  let best: readonly FoundPost[] = [];
  let most = 0;
  for (const boxes of boxesByShape(page, counts).values()) {
    if (boxes.length < MIN_POSTS) continue;
    const posts = postsIn(page, boxes, counts);
    if (posts.length < MIN_POSTS) continue;
    const rows = rowsAfter(posts.map(({ root }) => root));
    const letters = posts.reduce((sum, post) => sum + post.letters, rows?.letters ?? 0);
    if (letters <= most || letters < MIN_MEAN_LETTERS * posts.length) continue;
    if (rows === null && !isThreadPage(page, posts)) continue;
    best = posts;
    most = letters;
  }
  return best;
}

/** Texts of a word or two that may be names, each with its place as its kind. */
function shortTexts(page: Page): readonly AuthorAnchor[] {
  const { kind, size } = page.tree;
  const anchors: AuthorAnchor[] = [];
  for (let node = 1; node < size; node++) {
    if (kind[node] !== NodeKind.text) continue;
    const whole = textOf(page, node);
    if (whole.length > 4 * MAX_NAME) continue;
    const text = collapse(whole, MAX_NAME + 1);
    if (text.length < 2 || text.length > MAX_NAME || TIME.test(text)) continue;
    const name = nameInText(text);
    if (name !== null) anchors.push({ node, name, kind: placeOf(page, node), isStated: false });
  }
  return anchors;
}
