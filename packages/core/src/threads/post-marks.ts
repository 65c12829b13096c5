import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { SPACE } from '../page/spaces.ts';
import type { NodeId } from '../page/tree.ts';
import { visibleText } from '../plain-text/visible-text.ts';
import type { PostBox } from './post-boxes.ts';

/** Elements around a post that may say what it is. @cap */
const MAX_ANCESTORS = 3;
/** Nodes of a post searched for its votes. @cap */
const MAX_NODES = 2_000;
/** @cap */
const MAX_NUMBER = 12;
const COUNT = /^[+-]?\d{1,9}$/u;

/** Whether microdata calls a post the accepted answer. */
export function isAccepted(page: Page, root: NodeId): boolean {
  let node = root;
  for (let step = 0; step < MAX_ANCESTORS && node > 0; step++, node = page.tree.parent[node]!) {
    if (getAttribute(page, node, 'itemprop')?.split(SPACE).includes('acceptedAnswer')) return true;
  }
  return false;
}

/** How many voted for a post, and where it says so. */
export interface Votes {
  readonly node: NodeId;
  readonly count: number;
}

/** The votes for a post that microdata states, without those for its replies. */
export function votesOf(page: Page, { root, replies }: Pick<PostBox, 'root' | 'replies'>): Votes | null {
  const { tree } = page;
  if (!tree.attributes.nameIds.has('itemprop')) return null;
  const end = Math.min(replies[0] ?? tree.size, tree.end[root]!, root + MAX_NODES);
  for (let node = root; node < end; node++) {
    if (getAttribute(page, node, 'itemprop') !== 'upvoteCount') continue;
    const value = (getAttribute(page, node, 'content') ?? visibleText(page, node, MAX_NUMBER)).trim();
    return COUNT.test(value) ? { node, count: Number(value) } : null;
  }
  return null;
}
