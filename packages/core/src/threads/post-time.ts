import type { DateStyle } from '../dates/date-style.ts';
import { expectDate, findDate } from '../dates/dates.ts';
import { getAttribute, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { visibleText } from '../plain-text/visible-text.ts';

/** Nodes of a post searched for its time. @sweep post-time-nodes */
const MAX_NODES = 200;
/** Longest line that states a time. @sweep post-time-text */
const MAX_TEXT = 60;
const MAY_BE_TIME = /\p{Nd}/u;
const STAMP = /^\s*1\d{9}(?:\d{3})?\s*$/u;

/** When a post was written: ISO 8601, or `null` if the page only gives it relative to now. */
export function postTime(page: Page, root: NodeId, style: DateStyle): string | null {
  return findTime(page, root, style)?.date ?? null;
}

/** The element or text that states the time of a post. */
export function timeNode(page: Page, root: NodeId, style: DateStyle): NodeId | null {
  return findTime(page, root, style)?.node ?? null;
}

interface FoundTime {
  readonly node: NodeId;
  readonly date: string | null;
}

function findTime(page: Page, root: NodeId, style: DateStyle): FoundTime | null {
  const { kind, tag, end } = page.tree;
  const to = Math.min(end[root]!, root + MAX_NODES);
  let relative: FoundTime | null = null;
  for (let node = root; node < to; node++) {
    if (kind[node] === NodeKind.element) {
      const date = statedTime(page, node, style);
      if (date !== null) return { node, date };
      if (tag[node] === Tag.time) relative ??= { node, date: null };
    } else if (kind[node] === NodeKind.text) {
      const text = textOf(page, node);
      const mayBe = text.length <= 2 * MAX_TEXT && MAY_BE_TIME.test(text) && text.trim().length <= MAX_TEXT;
      const date = mayBe ? findDate(text.trim(), style) : null;
      if (date !== null) return { node, date };
    }
  }
  return relative;
}

const ATTRIBUTES: readonly string[] = [
  'datetime',
  'data-time',
  'data-timestamp',
  'data-utime',
  'content',
  'title',
];

function statedTime(page: Page, node: NodeId, style: DateStyle): string | null {
  const { attributeStart, tag } = page.tree;
  if (attributeStart[node] !== attributeStart[node + 1]) {
    for (const name of ATTRIBUTES) {
      const value = getAttribute(page, node, name);
      if (value === null || value.length > MAX_TEXT || !MAY_BE_TIME.test(value)) continue;
      const date = STAMP.test(value) ? fromStamp(value) : findDate(value, style);
      if (date !== null) return date;
    }
  }
  return tag[node] === Tag.time ? expectDate(visibleText(page, node, MAX_TEXT), style) : null;
}

/** Seconds or milliseconds since 1970. */
function fromStamp(value: string): string {
  const number = Number(value);
  return new Date(number < 1e11 ? number * 1000 : number).toISOString().replace('.000Z', 'Z');
}
