import { Tag } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** Whether a node counts as a leaf of the page and, if so, whether it is content. */
export const Leaf = { none: 0, dropped: 1, kept: 2 } as const;

/**
 * The element that holds all kept leaves, and the subtrees in it that hold only dropped ones, so that paragraphs, lists
 * and tables around kept text stay intact. `leaves` holds a `Leaf` per node.
 */
export function keepLeaves(tree: PageTree, leaves: Uint8Array): { roots: NodeId[]; removed: NodeId[] } {
  const root = holderOfKept(tree, leaves);
  if (root === NO_NODE) return { roots: [], removed: [] };
  const found = leaves.slice();
  // A node takes the state of its children; kept outweighs dropped.
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

/** The smallest element around everything kept, or the outermost wrapper that holds nothing else. */
function holderOfKept(tree: PageTree, leaves: Uint8Array): NodeId {
  const first = leaves.indexOf(Leaf.kept);
  if (first < 0) return NO_NODE;
  const last = leaves.lastIndexOf(Leaf.kept);
  let node = first;
  while (tree.kind[node] !== NodeKind.element || tree.end[node]! <= last) node = tree.parent[node]!;
  while (tree.tag[node] !== Tag.body && isWrapper(tree, leaves, node)) node = tree.parent[node]!;
  return node;
}

/** Whether the parent of a node is an element below the body that has no leaf outside the node. */
function isWrapper({ kind, tag, parent, end }: PageTree, leaves: Uint8Array, node: NodeId): boolean {
  const above = parent[node]!;
  if (above === NO_NODE || kind[above] !== NodeKind.element || tag[above] === Tag.body) return false;
  for (let id = above; id < end[above]!; id++) {
    if (id === node) id = end[node]! - 1;
    else if (leaves[id] !== Leaf.none) return false;
  }
  return true;
}
