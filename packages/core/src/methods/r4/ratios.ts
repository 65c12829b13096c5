import type { NodeId, PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';

/**
 * Word ratio of every node: `Σ words(k) / distance(k, n)` over the text nodes `k` below that are in no link.
 *
 * Text nodes of one parent are added first, then each parent passes its words to its ancestors: the cost is the number
 * of elements with words of their own times their depth, which the page limits.
 */
export function wordRatios({ parent, end }: PageTree, { body, plainWords }: Measures): Float64Array {
  const ratios = new Float64Array(parent.length);
  const own = new Int32Array(parent.length);
  const last = end[body]!;
  for (let id = body + 1; id < last; id++) own[parent[id]!]! += plainWords[id]!;
  for (let id = body; id < last; id++) {
    const words = own[id]!;
    if (words === 0) continue;
    let distance = 1;
    for (let node = id; node >= body; node = parent[node]!) ratios[node]! += words / distance++;
  }
  return ratios;
}

/** Hyperlink ratio: decreases with the number of links below a node. */
export function linkRatio(links: number): number {
  return links === 0 ? 1 : 1 / links;
}

/** Children ratio: whether a node has more than two children. */
export function childrenRatio(children: number): number {
  return children > 2 ? 1 : 0;
}

/** Position ratio: 1 in the upper half of the tree, then falling to 0 at its lowest level. */
export function positionRatio(depth: number, maxDepth: number): number {
  return depth <= maxDepth / 2 ? 1 : maxDepth / depth - 1;
}

/** The four ratios of each candidate: one array per ratio, in the candidates' order. */
export function nodeRatios(
  tree: PageTree,
  measures: Measures,
  children: Int32Array,
  candidates: readonly NodeId[],
): Float64Array[] {
  const words = wordRatios(tree, measures);
  const top = tree.depth[measures.body]!;
  const maxDepth = deepestShown(tree, measures) - top;
  const properties: ((node: NodeId) => number)[] = [
    (node) => words[node]!,
    (node) => linkRatio(measures.links[node]!),
    (node) => childrenRatio(children[node]!),
    (node) => positionRatio(tree.depth[node]! - top, maxDepth),
  ];
  return properties.map((ratioOf) => Float64Array.from(candidates, ratioOf));
}

function deepestShown(tree: PageTree, { body, isShown }: Measures): number {
  let deepest = tree.depth[body]!;
  for (let id = body; id < tree.end[body]!; id++) {
    if (isShown[id] === 1) deepest = Math.max(deepest, tree.depth[id]!);
  }
  return deepest;
}
