import type { ContentElement } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';

/** One link may be a source; three in a row, each an item of its own, lead on. @sweep link-list-items */
const MIN_ITEMS = 3;

/** The share of links from which on an item is nothing but them; a date or a number may stand beside. @sweep link-list-share */
const ALL_LINKS = 0.9;

/** Whether a block is a list of nothing but links to one site. */
export function isLinkList({ tag, children }: ContentElement, host: string): boolean {
  return (
    (tag === 'ul' || tag === 'ol') &&
    children.length >= MIN_ITEMS &&
    children.every((item) => item.kind === 'element' && isLinkItem(item, host))
  );
}

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

const HOST_END = /[/?#:]/u;

/** The host of an absolute address, without its port; empty where there is none. */
export function hostOf(url: string): string {
  const start = url.indexOf('//');
  return start < 0 ? '' : url.slice(start + 2).split(HOST_END, 1)[0]!;
}
