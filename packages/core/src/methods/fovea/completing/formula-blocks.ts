import { textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** TeX delimiters around a whole block. */
const DELIMITERS: readonly (readonly [open: string, close: string])[] = [
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$$', '$$'],
  ['\\begin{', '}'],
];

/**
 * Keeps displayed formulas beside kept text: they look like noise to the network, but no page uses formulas as
 * decoration.
 */
export function keepFormulas(page: Page, features: PageFeatures, keep: Uint8Array): void {
  const { blocks } = features;
  for (let block = 0; block < blocks.count; block++) {
    if (keep[block] === 1) continue;
    const hasNeighbour = (block > 0 && keep[block - 1] === 1) || keep[block + 1] === 1;
    if (!hasNeighbour) continue;
    const first = blocks.first[block]!;
    const last = blocks.last[block]!;
    if (isMarkedUp(page.tree, first, last, blocks.container[block]!) || isDelimited(page, first, last))
      keep[block] = 1;
  }
}

/** How deeply a formula may nest its first sign, and a renderer may nest the formula. @cap */
const MAX_DEPTH = 24;

/** Whether a block is a single element that begins with a formula. */
function isMarkedUp({ tag, parent, end }: PageTree, first: NodeId, last: NodeId, container: NodeId): boolean {
  let node = parent[first]!;
  let hasFormula = false;
  for (let step = 0; step < MAX_DEPTH && node > container; step++, node = parent[node]!) {
    hasFormula ||= tag[node] === Tag.math;
    if (hasFormula && parent[node]! <= container) return last < end[node]!;
  }
  return false;
}

/** Whether a block begins and ends with TeX delimiters. */
function isDelimited(page: Page, first: NodeId, last: NodeId): boolean {
  if (page.tree.kind[first] !== NodeKind.text) return false;
  const start = textOf(page, first).trimStart();
  const delimiters = DELIMITERS.find(([open]) => start.startsWith(open));
  return delimiters !== undefined && textOf(page, last).trimEnd().endsWith(delimiters[1]);
}
