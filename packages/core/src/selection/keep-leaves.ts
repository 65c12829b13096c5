import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** Whether a node counts as a leaf of the page and, if so, is content. */
export const Leaf = { none: 0, dropped: 1, kept: 2 } as const;

/**
 * The smallest element that holds all kept leaves, and the subtrees in it that hold only dropped ones, so that
 * paragraphs, lists and tables around what is kept stay what they are. `leaves` holds a `Leaf` per node.
 */
export function keepLeaves(tree: PageTree, leaves: Uint8Array): { roots: NodeId[]; removed: NodeId[] } {
  const root = holderOfKept(tree, leaves);
  if (root === NO_NODE) return { roots: [], removed: [] };
  const found = leaves.slice();
  // A node has what its children have; kept outweighs dropped.
  for (let id = tree.end[root]! - 1; id > root; id--) {
    const above = tree.parent[id]!;
    found[above] = Math.max(found[above]!, found[id]!);
  }
  const removed: NodeId[] = [];
  for (let id = root + 1; id < tree.end[root]!; ) {
    if (found[id] === Leaf.dropped) removed.push(id);
    id = found[id] === Leaf.dropped ? tree.end[id]! : id + 1;
  }
  return { roots: [root], removed };
}

function holderOfKept({ kind, parent, end }: PageTree, leaves: Uint8Array): NodeId {
  const first = leaves.indexOf(Leaf.kept);
  if (first < 0) return NO_NODE;
  const last = leaves.lastIndexOf(Leaf.kept);
  let node = first;
  while (kind[node] !== NodeKind.element || end[node]! <= last) node = parent[node]!;
  return node;
}
