import type { NodeId, PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';
import type { R4Options } from './options.ts';

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

/** Position ratio: 1 up to half of the page's depth, then falling to 0 at all of it. */
export function positionRatio(depth: number, maxDepth: number): number {
  return depth <= maxDepth / 2 ? 1 : maxDepth / depth - 1;
}

/** The four ratios of each candidate: one array per ratio, in the candidates' order. */
export function nodeRatios(
  tree: PageTree,
  measures: Measures,
  children: Int32Array,
  candidates: readonly NodeId[],
  { depth }: Pick<R4Options, 'depth'>,
): Float64Array[] {
  const words = wordRatios(tree, measures);
  const heights = subtreeHeights(tree, measures);
  const top = tree.depth[measures.body]!;
  const maxDepth = heights[measures.body]!;
  const depthOf = (node: NodeId): number => (depth === 'root' ? tree.depth[node]! - top : heights[node]!);
  const properties: ((node: NodeId) => number)[] = [
    (node) => words[node]!,
    (node) => linkRatio(measures.links[node]!),
    (node) => childrenRatio(children[node]!),
    (node) => positionRatio(depthOf(node), maxDepth),
  ];
  return properties.map((ratioOf) => Float64Array.from(candidates, ratioOf));
}

/** How many levels of shown nodes are below each node of the body. */
function subtreeHeights(tree: PageTree, { body, isShown }: Measures): Int32Array {
  const heights = new Int32Array(tree.size);
  for (let id = tree.end[body]! - 1; id > body; id--) {
    if (isShown[id] === 0) continue;
    const above = tree.parent[id]!;
    heights[above] = Math.max(heights[above]!, heights[id]! + 1);
  }
  return heights;
}
