import { getAttribute, tagNameOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { SPACES } from '../page/spaces.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';

/** @cap */
const MAX_VALUE = 200;
const DIGITS = /\d+/gu;
/** Elements that describe a place: its own and those around it. @source web-forum-52: the same posts with 2 and 4. */
const LEVELS = 3;

/** Where on the page something is, by the tags and classes around it: alike in all boxes that one template made. */
export function placeOf(page: Page, node: NodeId): string {
  const { kind, parent } = page.tree;
  let place = '';
  let at = kind[node] === NodeKind.element ? node : parent[node]!;
  for (let level = 0; level < LEVELS && at > 0; level++, at = parent[at]!) {
    const name = getAttribute(page, at, 'class')?.slice(0, MAX_VALUE).trim().split(SPACES, 1)[0] ?? '';
    place += `${tagNameOf(page.tree, at)}.${name.replace(DIGITS, '')} `;
  }
  return place;
}
