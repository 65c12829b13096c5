import { subtreeCounts } from '../../features/subtree-sums.ts';
import { getAttribute, textOf } from '../../page/access.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { VISIBLE } from '../../page/spaces.ts';
import { Tag } from '../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';

/** Parts of `itemtype` addresses, whose case counts. */
const ARTICLE_TYPES = ['Article', 'Posting'];

/**
 * Where to look for content: the only visible `<article>`; otherwise the element around all items that schema.org calls
 * an article or a posting; otherwise the body.
 */
export function articleRoot(page: Page, unseen: Uint8Array): NodeId {
  const { tree } = page;
  const texts = subtreeCounts(tree, (id) => isSeenText(page, id, unseen));
  const isSeen = (id: NodeId): boolean =>
    tree.kind[id] === NodeKind.element && unseen[id] === 0 && texts[id]! > 0;
  const articles: NodeId[] = [];
  const items: NodeId[] = [];
  for (let id = 0; id < tree.size; id++) {
    if (!isSeen(id)) continue;
    if (tree.tag[id] === Tag.article) articles.push(id);
    if (isArticleItem(page, id)) items.push(id);
  }
  if (articles.length === 1) return articles[0]!;
  const body = bodyOf(tree);
  return items.length > 0 ? Math.max(commonAncestor(tree, items), body) : body;
}

function isSeenText(page: Page, id: NodeId, unseen: Uint8Array): boolean {
  return page.tree.kind[id] === NodeKind.text && unseen[id] === 0 && VISIBLE.test(textOf(page, id));
}

function isArticleItem(page: Page, id: NodeId): boolean {
  const type = getAttribute(page, id, 'itemtype');
  if (type === null || getAttribute(page, id, 'itemscope') === null) return false;
  return ARTICLE_TYPES.some((name) => type.includes(name));
}

/** Nodes are in document order, so an element that contains the first and the last contains all. */
function commonAncestor({ parent, end }: PageTree, nodes: readonly NodeId[]): NodeId {
  let ancestor = nodes[0]!;
  while (end[ancestor]! <= nodes.at(-1)!) ancestor = parent[ancestor]!;
  return ancestor;
}
