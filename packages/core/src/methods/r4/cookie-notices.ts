import { attributeReader } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';

const WHITE_SPACE = /[\t\n\f\r ]/u;

/** The elements that the authors' code drops first: with “cookie” in the id, or as a class. */
export function cookieNotices(page: Page): NodeId[] {
  const readId = attributeReader(page, 'id');
  const readClass = attributeReader(page, 'class');
  const notices: NodeId[] = [];
  for (let node = 0; node < page.tree.size; node++) {
    if (page.tree.kind[node] !== NodeKind.element) continue;
    const isNotice =
      readId(node)?.includes('cookie') === true ||
      readClass(node)?.split(WHITE_SPACE).includes('cookie') === true;
    if (isNotice) notices.push(node);
  }
  return notices;
}
