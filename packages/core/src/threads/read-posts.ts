import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';
import { findThread } from './find-thread.ts';

/** One contribution to a discussion. */
export interface ThreadPost {
  readonly author: string;
  /** ISO 8601, or `null` if the page only gives it relative to now. */
  readonly published: string | null;
  /** 0 for a post that answers none of the others. */
  readonly depth: number;
  /** Whether the markup says that it is the accepted answer. */
  readonly isAccepted: boolean;
  /** The votes for it, if the markup states them. */
  readonly votes: number | null;
  /** The body of the post as sanitised HTML. */
  readonly content: string;
  readonly text: string;
  readonly nodeId: NodeId;
}

/** Cleans a part of the page and writes it. */
export type PartWriter = (part: Selection) => Pick<ThreadPost, 'content' | 'text'>;

/** The posts of a forum thread, of comments, or of a question and its answers; empty if the page has none. */
export function readPosts(page: Page, lang: string | null, write: PartWriter): readonly ThreadPost[] {
  return findThread(page, () => lang).map((post) => ({
    author: post.author.name,
    published: post.time?.date ?? null,
    depth: post.depth,
    isAccepted: post.isAccepted,
    votes: post.votes?.count ?? null,
    ...write({ ...post.body, reasons: [] }),
    nodeId: post.root,
  }));
}
