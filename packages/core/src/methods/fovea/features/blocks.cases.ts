import { tagNameOf, textOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import type { Page } from '../../../page/page.ts';
import { type NodeId, NodeKind } from '../../../page/tree.ts';
import type { BlockTable } from './blocks/block-table.ts';
import { cutBlocks } from './blocks/cut-blocks.ts';
import { type NodeContext, nodeContext } from './node-context.ts';

/** A page cut into blocks, for tests. */
export interface CutPage {
  readonly page: Page;
  readonly context: NodeContext;
  readonly blocks: BlockTable;
  /** The text of every block, white space collapsed. */
  readonly texts: readonly string[];
}

/** Parses and cuts a page. */
export function cutPage(html: string): CutPage {
  const page = pageFromHtml(html);
  const context = nodeContext(page);
  const blocks = cutBlocks(page, context);
  const texts = Array.from({ length: blocks.count }, (_, block) => {
    let text = '';
    for (let id = blocks.first[block]!; id <= blocks.last[block]!; id++) {
      if (page.tree.kind[id] === NodeKind.text && context.skipped[id] === 0) text += textOf(page, id);
    }
    return text.replace(/\s+/g, ' ').trim();
  });
  return { page, context, blocks, texts };
}

/** The n-th element of that name in document order. */
export function nth(page: Page, name: string, n = 0): NodeId {
  const { tree } = page;
  let left = n;
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === name && left-- === 0) return id;
  }
  throw new Error(`There is no <${name}> number ${n}.`);
}
