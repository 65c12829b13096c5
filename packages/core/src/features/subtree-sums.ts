import type { NodeId, PageTree } from '../page/tree.ts';

/** Adds up a value per node over every subtree, in one pass from the last node to the first. */
export function subtreeSums(tree: PageTree, own: ArrayLike<number>): Int32Array {
  const sums = Int32Array.from(own);
  // A parent's id is smaller than its children's, so every sum is complete before it is added to the parent.
  for (let id = tree.size - 1; id > 0; id--) sums[tree.parent[id]!]! += sums[id]!;
  return sums;
}

/** How many nodes of each subtree, including its root, pass a test. */
export function subtreeCounts(tree: PageTree, test: (node: NodeId) => boolean): Int32Array {
  const own = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; id++) if (test(id)) own[id] = 1;
  return subtreeSums(tree, own);
}
