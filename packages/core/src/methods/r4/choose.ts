import { outermost } from '../../page/outermost.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';
import type { R4Options } from './options.ts';

/**
 * Drops every node that has an ancestor in the set with the same text nodes (Algorithm 3). Nodes without text stay,
 * because having no text does not make them the same.
 */
export function reduceSet(
  { end }: PageTree,
  { textLeaves }: Pick<Measures, 'textLeaves'>,
  set: readonly NodeId[],
): NodeId[] {
  const hasSameText = (node: NodeId, above: NodeId): boolean =>
    above < node && node < end[above]! && textLeaves[above] === textLeaves[node];
  return set.filter((node) => textLeaves[node] === 0 || !set.some((above) => hasSameText(node, above)));
}

/**
 * The nodes with the most text per tag or per link, and their siblings in the set (Algorithm 4). `set` has the farthest node first,
 * which is chosen if there is no text, as on a page of pictures.
 */
export function chooseContentNodes(
  tree: PageTree,
  measures: Pick<Measures, 'words' | 'chars' | 'tags' | 'links'>,
  set: readonly NodeId[],
  { unit, per }: Pick<R4Options, 'unit' | 'per'>,
): NodeId[] {
  const density = set.map((node) => {
    const text = measures[unit][node]!;
    // Without links, text is infinitely dense; a node without text never is.
    return text === 0 ? 0 : text / measures[per][node]!;
  });
  const most = Math.max(...density);
  if (most === 0) return set.slice(0, 1);
  const winners = set.filter((_, index) => density[index] === most);
  const parents = new Set(winners.map((node) => tree.parent[node]!));
  return outermost(
    tree,
    set.filter((node, index) => density[index] === most || parents.has(tree.parent[node]!)),
  );
}
