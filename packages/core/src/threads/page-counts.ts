import { type TextSums, textSums } from '../hidden/text-sums.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { type AuthorAnchor, authorAnchors, type NameReader } from './author-anchors.ts';

/** What distinguishes posts from other boxes, summed over every subtree. */
export interface PageCounts {
  readonly anchors: readonly AuthorAnchor[];
  readonly text: (node: NodeId) => TextSums;
  /** Counts of authors' names and of times before every node. */
  readonly authorsBefore: Int32Array;
  readonly timesBefore: () => Int32Array;
}

/** Longest text that states a time, with a year or a clock time in it. @sweep time-text */
const MAX_TIME = 60;
const TIME = /(?:19|20|25)\d\d|\d[:.：]\d\d|\p{Nd}\s?[年月日時]|\p{Nd}{4}/u;

/** Counts a page once; `null` if it names fewer than two authors, as most pages do. */
export function countPage(page: Page, readName: NameReader): PageCounts | null {
  const anchors = authorAnchors(page, readName);
  if (new Set(anchors.map(({ name }) => name)).size < 2) return null;
  const { size } = page.tree;
  const authorsBefore = new Int32Array(size + 1);
  let next = 0;
  for (let node = 0; node < size; node++) {
    const isAuthor = anchors[next]?.node === node;
    if (isAuthor) next++;
    authorsBefore[node + 1] = authorsBefore[node]! + (isAuthor ? 1 : 0);
  }
  let sums: ((node: NodeId) => TextSums) | undefined;
  const text = (node: NodeId): TextSums => {
    sums ??= textSums(page);
    return sums(node);
  };
  let times: Int32Array | undefined;
  const timesBefore = (): Int32Array => {
    times ??= countTimes(page);
    return times;
  };
  return { anchors, text, authorsBefore, timesBefore };
}

/** How many times come before every node: `time` elements, and short texts with a year or a clock time. */
export function countTimes(page: Page): Int32Array {
  const { size, kind, tag } = page.tree;
  const before = new Int32Array(size + 1);
  for (let node = 0; node < size; node++) {
    const isTime = tag[node] === Tag.time || (kind[node] === NodeKind.text && tellsTime(page, node));
    before[node + 1] = before[node]! + (isTime ? 1 : 0);
  }
  return before;
}

function tellsTime(page: Page, node: NodeId): boolean {
  const { pieces, pieceStart } = page.tree;
  const length = pieces.end[pieceStart[node + 1]! - 1]! - pieces.start[pieceStart[node]!]!;
  return length >= 4 && length <= MAX_TIME && TIME.test(textOf(page, node));
}
