import { type TextSums, textSums } from '../hidden/text-sums.ts';
import { getAttribute, textContent, textOf } from '../page/access.ts';
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
/** A year or a clock time. */
export const TIME: RegExp = /(?:19|20|25)\d\d|\d[:.：]\d\d|\p{Nd}\s?[年月日時]|\p{Nd}{4}/u;

/** Counts a page once; `null` if it names fewer than two authors, as most pages do. */
export function countPage(page: Page, readName: NameReader): PageCounts | null {
  const anchors = authorAnchors(page, readName);
  return new Set(anchors.map(({ name }) => name)).size < 2 ? null : countFrom(page, anchors);
}

/** Counts a page with these names of authors. */
export function countFrom(page: Page, anchors: readonly AuthorAnchor[]): PageCounts {
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
    const isText = kind[node] === NodeKind.text;
    const isTime = tag[node] === Tag.time || (isText ? showsTime(page, node) : isNamedTime(page, node));
    before[node + 1] = before[node]! + (isTime ? 1 : 0);
  }
  return before;
}

/** Words of markup for times, which may be relative to now in the words of any language. */
const TIME_NAME = /(?:^|[\s_-])(?:date|time|timestamp|ago)(?![a-z])/iu;
/** @cap */
const MAX_NAME = 200;
/** Nodes of an element with only a time in it. @source web-forum-52: the same posts with 3 and 12. */
const MAX_NODES = 6;
const DIGIT = /\p{Nd}/u;

/** Whether an element is called a time and holds a short text with a number. */
function isNamedTime(page: Page, node: NodeId): boolean {
  const { attributeStart, end } = page.tree;
  if (attributeStart[node] === attributeStart[node + 1] || end[node]! - node > MAX_NODES) return false;
  if (!TIME_NAME.test(getAttribute(page, node, 'class')?.slice(0, MAX_NAME) ?? '')) return false;
  const text = textContent(page, node).trim();
  return text.length <= MAX_TIME && DIGIT.test(text);
}

function showsTime(page: Page, node: NodeId): boolean {
  const { pieces, pieceStart } = page.tree;
  const length = pieces.end[pieceStart[node + 1]! - 1]! - pieces.start[pieceStart[node]!]!;
  if (length < 4 || length > 4 * MAX_TIME) return false;
  // Templates indent their texts.
  const text = textOf(page, node).trim();
  return text.length <= MAX_TIME && TIME.test(text);
}
