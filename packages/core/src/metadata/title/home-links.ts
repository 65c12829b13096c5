import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { visibleText } from '../../plain-text/visible-text.ts';
import { MAX_TITLE } from '../findings.ts';

/** The path of the front page: `/`, or an address that ends after its host. */
const FRONT_PAGE = /^(?:(?:https?:)?\/\/[^/?#]+\/?|\/|\.\/)$/iu;
/** A link in a heading is nearly its first node. @cap */
const MAX_NODES = 50;
/** How far up the link around a heading is; it is the parent or nearly so. @cap */
const MAX_STEPS_UP = 3;

/** The texts of headings that lead to the front page: a site's name on each of its pages. */
export function homeHeadings(page: Page, headings: readonly NodeId[]): string[] {
  return headings
    .filter((heading) => leadsHome(page, heading))
    .map((heading) => visibleText(page, heading, MAX_TITLE));
}

function leadsHome(page: Page, heading: NodeId): boolean {
  const { end, parent, tag } = page.tree;
  const to = Math.min(end[heading]!, heading + MAX_NODES);
  for (let node = heading + 1; node < to; node++) {
    if (tag[node] === Tag.a) return isHomeLink(page, node);
  }
  let node = parent[heading]!;
  for (let step = 0; step < MAX_STEPS_UP && node >= 0; step++, node = parent[node]!) {
    if (tag[node] === Tag.a) return isHomeLink(page, node);
  }
  return false;
}

function isHomeLink(page: Page, link: NodeId): boolean {
  return FRONT_PAGE.test(getAttribute(page, link, 'href')?.trim() ?? '');
}
