import type { NodeId, PageTree } from './tree.ts';

/** The nodes, in document order, without those inside another of them. */
export function outermost(tree: PageTree, nodes: Iterable<NodeId>): NodeId[] {
  const kept: NodeId[] = [];
  let coveredUntil = -1;
  for (const node of [...nodes].sort((a, b) => a - b)) {
    if (node < coveredUntil) continue;
    kept.push(node);
    coveredUntil = tree.end[node]!;
  }
  return kept;
}
