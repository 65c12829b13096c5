import { getAttribute, tagNameOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { SPACES } from '../page/spaces.ts';
import { tagSet } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';
import type { PageCounts } from './page-counts.ts';

/** Text elements, which are never a whole post. */
export const NO_BOXES: Uint8Array = tagSet(
  'a',
  'span',
  'b',
  'i',
  'em',
  'strong',
  'small',
  'time',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'body',
  'html',
);
/** @cap */
const MAX_VALUE = 200;
const DIGITS = /\d+/gu;

/**
 * Elements of the same shape in the markup (same tag and first class, or ids that differ in a number), each naming
 * somebody, in document order.
 */
export function boxesByShape(
  page: Page,
  { authorsBefore }: PageCounts,
): ReadonlyMap<string, readonly NodeId[]> {
  const { tree } = page;
  const shapes = new Map<string, NodeId[]>();
  for (let node = 1; node < tree.size; node++) {
    if (NO_BOXES[tree.tag[node]!] === 1 || authorsBefore[tree.end[node]!] === authorsBefore[node]) continue;
    const shape = shapeOf(page, node);
    if (shape === null) continue;
    const list = shapes.get(shape);
    if (list === undefined) shapes.set(shape, [node]);
    else list.push(node);
  }
  return shapes;
}

/** The shape of an element; `null` if it is like no other. */
export function shapeOf(page: Page, node: NodeId): string | null {
  const tag = tagNameOf(page.tree, node);
  const className = getAttribute(page, node, 'class')?.slice(0, MAX_VALUE).trim().split(SPACES, 1)[0] ?? '';
  if (className !== '') return `${tag}.${className.replace(DIGITS, '')}`;
  const id = getAttribute(page, node, 'id')?.slice(0, MAX_VALUE) ?? '';
  const bare = id.replace(DIGITS, '');
  // An id without a number is unique; the tag of a custom element says what it is.
  return bare !== id ? `${tag}#${bare}` : tag.includes('-') ? tag : null;
}
