import { unseenNodes } from '../hidden/unseen-nodes.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { NO_NODE, NodeKind } from '../page/tree.ts';
import { nodesInside } from './inside.ts';
import { textLengths } from './text-length.ts';

/** The counts behind the text-density methods, per node and summed over its subtree. */
export interface TagTextCounts {
  /** Visible characters. */
  readonly chars: Int32Array;
  /** Visible characters inside links and controls. */
  readonly linkChars: Int32Array;
  /** Visible descendant elements. */
  readonly tags: Int32Array;
  /** Link tags among them: links, the tags inside links, and wrappers that contain only links. */
  readonly linkTags: Int32Array;
  /** 1 for nodes that are not rendered. */
  readonly unseen: Uint8Array;
}

/** What CETD counts as a link; everything below is link text. */
const LINK_TAGS = tagSet('a', 'button', 'select');

/** Which nodes count, and how many characters each text is worth. */
export type TextWeights = Pick<TagTextCounts, 'chars' | 'unseen'>;

/** Counts in two passes over the arrays: links from the top down, sums from the bottom up. */
export function tagTextCounts(page: Page, weights: TextWeights = sourceWeights(page)): TagTextCounts {
  const { size, kind, parent } = page.tree;
  const { unseen } = weights;
  const chars = weights.chars.slice();
  const inLink = nodesInside(page.tree, LINK_TAGS);
  const linkChars = new Int32Array(size);
  const tags = new Int32Array(size);
  const linkTags = new Int32Array(size);
  for (let id = size - 1; id > 0; id--) {
    const above = parent[id]!;
    if (above === NO_NODE || unseen[id] === 1) continue;
    if (inLink[id] === 1) linkChars[id] = chars[id]!;
    chars[above]! += chars[id]!;
    if (inLink[above] === 0) linkChars[above]! += linkChars[id]!;
    if (kind[id] !== NodeKind.element) continue;
    tags[above]! += tags[id]! + 1;
    linkTags[above]! += linkTags[id]! + (countsAsLink(id) ? 1 : 0);
  }
  return { chars, linkChars, tags, linkTags, unseen };

  /** Whether a tag is a link, inside a link, or a wrapper in which every tag and character belongs to links. */
  function countsAsLink(id: number): boolean {
    if (inLink[id] === 1) return true;
    return tags[id]! > 0 && linkTags[id] === tags[id] && linkChars[id] === chars[id];
  }
}

/** Counts every character once that is visible according to the HTML. */
function sourceWeights(page: Page): TextWeights {
  const unseen = unseenNodes(page);
  return { unseen, chars: textLengths(page, unseen) };
}
