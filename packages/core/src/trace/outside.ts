import { NEVER_EXPECTED } from '../hidden/unread-tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { greatestConfidence } from '../selection/block-scores.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Trace } from './trace.ts';

/**
 * Records what a selection leaves out: the largest subtrees without a selected root, and the blocks that the method
 * removed inside selected ones.
 */
export function recordSelection({ page, selection }: PlacedSelection, step: string, trace: Trace): void {
  if (!trace.isOn) return;
  const { tree } = page;
  const { roots, removed, blocks, why } = selection;
  // The probability that the likeliest block in it is content.
  const scored = (node: NodeId): { readonly score?: number } => {
    const score = blocks === undefined ? undefined : greatestConfidence(blocks, tree, node);
    return score === undefined ? {} : { score };
  };
  const holdsRoot = withAncestors(tree, roots);
  const isRoot = new Set(roots);
  for (let id = 1; id < tree.size; ) {
    if (isRoot.has(id)) id = tree.end[id]!;
    else if (holdsRoot.has(id)) id++;
    else {
      if (isWorthReporting(tree, id))
        trace.record({ node: id, step, reason: why ?? 'outside the main content', ...scored(id) });
      id = tree.end[id]!;
    }
  }
  for (const node of removed) trace.record({ node, step, reason: why ?? 'not content', ...scored(node) });
}

function isWorthReporting(tree: PageTree, id: NodeId): boolean {
  return tree.kind[id] === NodeKind.element && NEVER_EXPECTED[tree.tag[id]!] === 0;
}

/** Some nodes, and those around them. */
export function withAncestors(tree: PageTree, nodes: readonly NodeId[]): Set<NodeId> {
  const found = new Set<NodeId>();
  for (const node of nodes) {
    for (let id = node; id >= 0 && !found.has(id); id = tree.parent[id]!) found.add(id);
  }
  return found;
}
