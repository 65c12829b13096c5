import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import type { DensitySums } from './density-sum.ts';

/** The smallest density on the path from `target` up to `body`: the threshold for visiting an element. */
export function pathThreshold(tree: PageTree, density: Float64Array, target: NodeId, body: NodeId): number {
  let threshold = density[target]!;
  for (let node = target; node !== body; ) {
    node = tree.parent[node]!;
    threshold = Math.min(threshold, density[node]!);
  }
  return threshold;
}

/**
 * From the body down: below every element that is dense enough, the element with the largest DensitySum is content,
 * with its whole subtree. Returns the content roots in document order.
 */
export function markContent(
  tree: PageTree,
  density: Float64Array,
  { best }: DensitySums,
  body: NodeId,
  threshold: number,
): NodeId[] {
  const isRoot = new Uint8Array(tree.size);
  const bodyEnd = tree.end[body]!;
  for (let id = body; id < bodyEnd; ) {
    const isDense = tree.kind[id] === NodeKind.element && density[id]! >= threshold;
    if (isDense) isRoot[best[id]!] = 1;
    id = isDense && isRoot[id] === 0 ? id + 1 : tree.end[id]!;
  }
  return rootsOf(tree, isRoot, body, bodyEnd);
}

function rootsOf(tree: PageTree, isRoot: Uint8Array, from: NodeId, to: NodeId): NodeId[] {
  const roots: NodeId[] = [];
  for (let id = from; id < to; ) {
    if (isRoot[id] === 1) roots.push(id);
    id = isRoot[id] === 1 ? tree.end[id]! : id + 1;
  }
  return roots;
}
