import type { TextSums } from '../hidden/text-sums.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';

/**
 * For posts whose boxes only name author and time: the elements between each box and the next, which hold what was
 * said, as in tables with a row for each. `null` if the boxes hold more than what is between them.
 */
export function followingRows(
  page: Page,
  roots: readonly NodeId[],
  text: (node: NodeId) => TextSums,
): readonly (readonly NodeId[])[] | null {
  const { tree } = page;
  const tops = topsBelow(page, roots);
  if (tops === null) return null;
  const rows = tops.map((top, at) => siblingsAfter(page, top, tops[at + 1] ?? tree.size));
  const usual = rows.slice(0, -1).reduce((most, own) => Math.max(most, own.length), 0);
  // What follows the last post is as much as what follows the others.
  rows[rows.length - 1] = rows.at(-1)!.slice(0, usual);
  const unlinked = (node: NodeId): number => text(node).letters - text(node).linked;
  const sum = (nodes: readonly NodeId[]): number => nodes.reduce((all, node) => all + unlinked(node), 0);
  return sum(rows.flat()) > sum(roots) ? rows : null;
}

/** Levels between a box and the row that it is in. @cap */
const MAX_LEVELS = 20;

/** The ancestors of the boxes that are children of one element, or `null` if two boxes share one. */
function topsBelow({ tree }: Page, roots: readonly NodeId[]): readonly NodeId[] | null {
  if (roots.some((root, at) => at > 0 && root < tree.end[roots[at - 1]!]!)) return null;
  const last = roots.at(-1)!;
  let around = tree.parent[roots[0]!]!;
  while (around > 0 && tree.end[around]! <= last) around = tree.parent[around]!;
  const tops = roots.map((root) => {
    let top = root;
    for (let level = 0; level < MAX_LEVELS && tree.parent[top]! > around; level++) top = tree.parent[top]!;
    return top;
  });
  const areSiblings = tops.every(
    (top, at) => tree.parent[top] === around && (at === 0 || top > tops[at - 1]!),
  );
  return areSiblings ? tops : null;
}

function siblingsAfter({ tree }: Page, top: NodeId, until: NodeId): NodeId[] {
  const rows: NodeId[] = [];
  for (let row = tree.nextSibling[top]!; row >= 0 && row < until; row = tree.nextSibling[row]!) {
    if (tree.kind[row] === NodeKind.element) rows.push(row);
  }
  return rows;
}
