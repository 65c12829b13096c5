import { baseUrlOf } from '../../addresses/base-url.ts';
import { resolveUrl } from '../../addresses/resolve-url.ts';
import { attributeReader } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';

/** A link to another page of the site. */
export interface PageLink {
  /** The page, by its place in the list of candidates. */
  readonly to: number;
  readonly node: NodeId;
}

/** Links of one page that are read at most. @cap */
const MAX_LINKS = 5_000;

/** An address without its fragment, so that links can be compared; `null` where there is none. */
export function bareAddress(url: string | null): string | null {
  const resolved = url === null ? null : resolveUrl(null, url);
  return resolved === null ? null : resolved.split('#', 1)[0]!;
}

/** The links of a page to those of known addresses, the first one to each. */
export function linksTo(page: Page, places: ReadonlyMap<string, number>): PageLink[] {
  const base = baseUrlOf(page, page.url);
  const href = attributeReader(page, 'href');
  const found = new Map<number, PageLink>();
  let count = 0;
  for (let node = 0; node < page.tree.size && count < MAX_LINKS; node++) {
    if (page.tree.tag[node] !== Tag.a) continue;
    const address = href(node);
    if (address === null) continue;
    count++;
    const to = places.get(bareAddress(resolveUrl(base, address)) ?? '');
    if (to !== undefined && !found.has(to)) found.set(to, { to, node });
  }
  return [...found.values()];
}

/** The edges between two nodes of a tree, over the smallest element around both. */
export function treeDistance({ parent, depth }: PageTree, a: NodeId, b: NodeId): number {
  let [x, y] = [a, b];
  while (x !== y) {
    if (depth[x]! >= depth[y]!) x = parent[x]!;
    else y = parent[y]!;
  }
  return depth[a]! + depth[b]! - 2 * depth[x]!;
}
