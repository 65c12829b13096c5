import { outermost } from '../page/outermost.ts';
import type { NodeId, PageTree } from '../page/tree.ts';
import { countBelow } from './bisect.ts';
import { emptySelection } from './empty-selection.ts';
import type { Selection } from './selection.ts';

/** A selection without the given subtrees. */
export function withoutNodes(tree: PageTree, selection: Selection, nodes: Iterable<NodeId>): Selection {
  const excluded = outermost(tree, nodes);
  if (excluded.length === 0 || selection.roots.length === 0) return selection;
  const roots = selection.roots.filter((root) => around(tree, root, excluded) === undefined);
  if (roots.length === 0) return emptySelection('no-match', 'All of the content was excluded.');
  return { ...selection, roots, removed: outermost(tree, [...selection.removed, ...excluded]) };
}

/** A selection with the given subtrees; elements around them are only included if they were selected. */
export function withNodes(tree: PageTree, selection: Selection, nodes: Iterable<NodeId>): Selection {
  const added = outermost(tree, nodes);
  if (added.length === 0) return selection;
  const { empty: _, ...rest } = selection;
  const roots = outermost(tree, [...selection.roots, ...added]);
  const removed = selection.removed
    .flatMap((node) => carveOut(tree, node, added))
    .filter((node) => around(tree, node, added) === undefined && around(tree, node, roots) !== undefined);
  return { ...rest, roots, removed };
}

/** The rest of a subtree without the given nodes: the largest subtrees beside the paths down to them. */
function carveOut(tree: PageTree, root: NodeId, nodes: readonly NodeId[]): NodeId[] {
  const inside = nodes.slice(countBelow(nodes, root + 1), countBelow(nodes, tree.end[root]!));
  if (inside.length === 0) return [root];
  const onTheWay = new Set<NodeId>([root]);
  for (const node of inside) {
    for (let id = tree.parent[node]!; !onTheWay.has(id); id = tree.parent[id]!) onTheWay.add(id);
  }
  const left: NodeId[] = [];
  const kept = new Set(inside);
  for (let id = root + 1; id < tree.end[root]!; ) {
    if (onTheWay.has(id)) id++;
    else {
      if (!kept.has(id)) left.push(id);
      id = tree.end[id]!;
    }
  }
  return left;
}

/** Which of the given nodes, in document order and without overlap, contains a node or is it. */
function around({ end }: PageTree, node: NodeId, others: readonly NodeId[]): NodeId | undefined {
  const before = others[countBelow(others, node + 1) - 1];
  return before !== undefined && node < end[before]! ? before : undefined;
}
