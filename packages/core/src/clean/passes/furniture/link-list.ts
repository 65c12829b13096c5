import type { ContentElement } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';

/** One link may be a source; three in a row, each an item of its own, are suggestions. @sweep link-list-items */
const MIN_ITEMS = 3;

/** Share of link text from which an item is only a link; a date or a number may be beside it. @sweep link-list-share */
const MIN_LINK_SHARE = 0.9;

/** Whether a block is a list of links to one site and nothing else. */
export function isLinkList({ tag, children }: ContentElement, host: string): boolean {
  return (
    (tag === 'ul' || tag === 'ol') &&
    children.length >= MIN_ITEMS &&
    children.every((item) => item.kind === 'element' && isLinkItem(item, host))
  );
}

/** Whether an item is only a link to a page of the same site. */
function isLinkItem(item: ContentElement, host: string): boolean {
  const links = elementsOf(item).filter(({ tag }) => tag === 'a');
  const linked = links.reduce((sum, link) => sum + rawTextOf(link).trim().length, 0);
  return (
    linked > 0 &&
    linked >= rawTextOf(item).trim().length * MIN_LINK_SHARE &&
    links.every(({ attributes }) => hostOf(attributes.get('href') ?? '') === host)
  );
}

/** The end of a label, with a colon of any width. */
export const COLON: RegExp = /[:：]$/u;

const HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#:]*)/iu;

/** The host of an absolute address without its port, or an empty string. */
export function hostOf(url: string): string {
  return HOST.exec(url)?.[1] ?? '';
}
