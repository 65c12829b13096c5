import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { NO_NODE, type NodeId } from '../page/tree.ts';
import { resolveUrl } from './resolve-url.ts';

/** The base of relative addresses, and whether there was an unusable `<base>`. */
export interface BaseUrl {
  readonly base: string | null;
  readonly unusable: boolean;
}

/** The first `<base href>` resolved against the page's address, or that address itself. */
export function readBaseUrl(page: Page, baseElement: NodeId, url: string | null): BaseUrl {
  if (baseElement === NO_NODE) return { base: url, unusable: false };
  const base = resolveUrl(url, getAttribute(page, baseElement, 'href') ?? '');
  return base === null ? { base: url, unusable: true } : { base, unusable: false };
}

/** The base of relative addresses on a page, or `null` if unknown; `url` is where the page came from. */
export function baseUrlOf(page: Page, url: string | null): string | null {
  return readBaseUrl(page, findBase(page), resolveUrl(null, url ?? '')).base;
}

function findBase(page: Page): NodeId {
  const { tag } = page.tree;
  for (let node = tag.indexOf(Tag.base); node >= 0; node = tag.indexOf(Tag.base, node + 1)) {
    if (getAttribute(page, node, 'href') !== null) return node;
  }
  return NO_NODE;
}
