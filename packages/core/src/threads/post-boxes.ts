import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { statedDepth } from './author-anchors.ts';
import type { PageCounts } from './page-counts.ts';

/** A box that holds a post and perhaps, nested, replies to it. */
export interface PostBox {
  readonly root: NodeId;
  /** The boxes of the replies directly inside. */
  readonly replies: readonly NodeId[];
  /** Letters of the post itself, without links and replies. */
  readonly letters: number;
  /** 0 for a post that answers none of the others. */
  readonly depth: number;
  /** Letters outside links below a node. */
  readonly pageLetters: (node: NodeId) => number;
}

/** Fewest letters outside links in a post; `ok` and `+1` are posts. @sweep post-letters */
const MIN_LETTERS = 2;

interface Draft {
  readonly root: NodeId;
  readonly replies: NodeId[];
  readonly depth: number;
  letters: number;
  authors: number;
  times: number;
}

/** The boxes of one shape that are posts themselves: with a name, a time and a text outside nested boxes. */
export function postBoxes(page: Page, boxes: readonly NodeId[], counts: PageCounts): PostBox[] {
  const { end } = page.tree;
  const { authorsBefore, text } = counts;
  const timesBefore = counts.timesBefore();
  const pageLetters = (node: NodeId): number => {
    const { letters, linked } = text(node);
    return letters - linked;
  };
  const open: Draft[] = [];
  const drafts = boxes.map((root) => {
    while (open.length > 0 && end[open.at(-1)!.root]! <= root) open.pop();
    const draft: Draft = {
      root,
      replies: [],
      depth: open.length,
      letters: pageLetters(root),
      authors: authorsBefore[end[root]!]! - authorsBefore[root]!,
      times: timesBefore[end[root]!]! - timesBefore[root]!,
    };
    const outer = open.at(-1);
    if (outer !== undefined) {
      outer.replies.push(root);
      outer.letters -= draft.letters;
      outer.authors -= draft.authors;
      outer.times -= draft.times;
    }
    open.push(draft);
    return draft;
  });
  return drafts
    .filter(({ letters, authors, times }) => authors > 0 && times > 0 && letters >= MIN_LETTERS)
    .map(({ root, replies, letters, depth }) => ({
      root,
      replies,
      letters,
      depth: statedDepth(page, root) ?? depth,
      pageLetters,
    }));
}
