import { textLengths } from '../../features/text-length.ts';
import { seenNodes } from '../../hidden/seen-nodes.ts';
import { areaOf } from '../../layout/geometry.ts';
import type { Page } from '../../page/page.ts';
import { isFixed, type PageLayout } from '../../page/page-layout.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';

/** Step 0 and what the other steps read: the page without fixed and invisible parts, and its areas. */
export interface PageAreas {
  readonly page: Page;
  readonly tree: PageTree;
  readonly layout: PageLayout;
  readonly body: NodeId;
  /** 1 for elements and texts that count. */
  readonly seen: Uint8Array;
  /** Visible characters of every node, including its subtree. */
  readonly chars: Int32Array;
  readonly area: Float64Array;
  /** The visible texts that are not blank, in document order. */
  readonly texts: readonly NodeId[];
}

/** Measures a page in three passes. */
export function pageAreas(page: Page, layout: PageLayout, body: NodeId): PageAreas {
  const { tree } = page;
  const seen = seenNodes(tree, layout, (node) => isFixed(layout, node));
  const chars = textLengths(
    page,
    seen.map((one) => 1 - one),
  );
  const area = new Float64Array(tree.size);
  const texts: NodeId[] = [];
  for (let id = body; id < tree.end[body]!; id++) {
    if (seen[id] === 1) area[id] = areaOf(layout, id);
    if (tree.kind[id] === NodeKind.text && chars[id]! > 0) texts.push(id);
  }
  for (let id = tree.size - 1; id > 0; id--) chars[tree.parent[id]!]! += chars[id]!;
  return { page, tree, layout, body, seen, chars, area, texts };
}
