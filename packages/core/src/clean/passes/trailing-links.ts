import type { ContentElement, ContentNode } from '../content-tree.ts';
import { elementsOf, rawTextOf } from '../content-walk.ts';
import type { CleanContext, Pass } from '../context.ts';
import { HEADINGS } from '../element-kinds.ts';

const STEP = 'clean/trailing-links';

/** Boxes whose last part is the last part of the page. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'section', 'aside']);

/** Boxes in boxes at the end that are looked into. */
const MAX_DEPTH = 32;

/** One link may be a source; three in a row, each an item of its own, lead on. */
const MIN_ITEMS = 3;

/** Text above, in characters, from which on a page is a text that ends, and no list of links itself. */
const MIN_TEXT = 500;

/**
 * Removes lists of links to the same site from the end of a text, with their headings: what to read next. Lists of
 * links to other sites stay, because sources look like that, and so does any list that is followed by text.
 */
export const trailingLinks: Pass = {
  name: STEP,
  needs: ['a'],
  run(content, context) {
    if (context.base === null || plainLength(content) < MIN_TEXT) return;
    const host = hostOf(context.base);
    let isDone = false;
    while (!isDone) isDone = !dropLast(content, host, context);
  },
};

/** Characters outside of links, as far as they matter. */
function plainLength(content: ContentElement): number {
  let length = 0;
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined && length < MIN_TEXT; node = open.pop()) {
    if (node.kind === 'text') length += node.text.length;
    else if (node.tag !== 'a') for (const child of node.children) open.push(child);
  }
  return length;
}

function dropLast(content: ContentElement, host: string, { trace }: CleanContext): boolean {
  const path: ContentElement[] = [content];
  for (let last = lastElement(content); last !== null && path.length < MAX_DEPTH; last = lastElement(last)) {
    if (!SECTIONS.has(last.tag)) break;
    path.push(last);
  }
  const box = path.at(-1)!;
  const list = lastElement(box);
  if (list === null || !isLinkList(list, host)) return false;
  const dropped = [box.children.pop()!];
  const title = lastElement(box);
  if (title !== null && HEADINGS.has(title.tag)) dropped.push(box.children.pop()!);
  for (const { node } of trace.isOn ? dropped : [])
    trace.record({ node, step: STEP, reason: 'links to other pages' });
  // Nothing is empty in normal form.
  for (let level = path.length - 1; level > 0 && path[level]!.children.length === 0; level--)
    path[level - 1]!.children.pop();
  return true;
}

function lastElement({ children }: ContentElement): ContentElement | null {
  const last = children.at(-1);
  return last?.kind === 'element' ? last : null;
}

function isLinkList({ tag, children }: ContentElement, host: string): boolean {
  return (
    (tag === 'ul' || tag === 'ol') &&
    children.length >= MIN_ITEMS &&
    children.every((item) => item.kind === 'element' && isLinkItem(item, host))
  );
}

/** The share of links from which on an item is nothing but them; a date or a number may stand beside. */
const ALL_LINKS = 0.9;

/** An item that is all link, to a page of the same site. */
function isLinkItem(item: ContentElement, host: string): boolean {
  const links = elementsOf(item).filter(({ tag }) => tag === 'a');
  const linked = links.reduce((sum, link) => sum + rawTextOf(link).trim().length, 0);
  return (
    linked > 0 &&
    linked >= rawTextOf(item).trim().length * ALL_LINKS &&
    links.every(({ attributes }) => hostOf(attributes.get('href') ?? '') === host)
  );
}

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2;
  const end = url.indexOf('/', start);
  return start < 2 ? '' : url.slice(start, end < 0 ? url.length : end);
}
