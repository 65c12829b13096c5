import type { Page, PageTree } from 'fovea';
import { getAttribute, NodeKind, tagNameOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import { goldNodes, pageOf } from '../../metrics/nodes/gold.ts';
import { contentTexts, countedNodes, wordWeights } from '../../metrics/nodes/page-nodes.ts';
import { ratio } from '../../metrics/scores.ts';

/** The statistics of Section 3.1 of the R⁴ paper, for one page. */
export interface PageStatistics {
  /** Words outside links, per node of the content (elements and texts). */
  readonly wordsPerContentNode: number;
  readonly wordsPerOtherNode: number | null;
  /** Share of links that are not in the content; `null` on pages without links. */
  readonly linksOutside: number | null;
  /** Children of the smallest element around the whole content; blank text does not count. */
  readonly rootChildren: number;
  /** True if that element is in the upper half of the tree. */
  readonly isRootHigh: boolean;
  /** Criterion 3: fewer levels than children of the body. */
  readonly isWide: boolean;
  /** Share of the words of the page that are content. */
  readonly contentShare: number;
}

/** Elements that the paper never considers as roots of content. */
const EXCLUDED: ReadonlySet<string> = new Set(
  'a nav hr span em body script header h1 h2 h3 h4 h5 br iframe'.split(' '),
);

/** The statistics of a page; `null` if none of its text is content. */
export function pageStatistics(sample: Sample): PageStatistics | null {
  const page = pageOf(sample);
  const { tree } = page;
  const { nodes } = goldNodes(sample)[0]!;
  const texts = contentTexts(page);
  const root = contentRoot(tree, nodes, texts);
  const body = bodyOf(tree);
  if (root === -1 || body === -1) return null;
  const words = wordCounts(page, nodes);
  return {
    ...words,
    linksOutside: linksOutside(page, nodes),
    rootChildren: childCount(tree, texts, root),
    isRootHigh: tree.depth[root]! - tree.depth[body]! <= (deepest(tree, texts) - tree.depth[body]!) / 2,
    isWide: isWide(page, body),
  };
}

function wordCounts(
  page: Page,
  gold: Uint8Array,
): Pick<PageStatistics, 'wordsPerContentNode' | 'wordsPerOtherNode' | 'contentShare'> {
  const counted = countedNodes(page);
  const weights = wordWeights(page);
  const inLink = linkedNodes(page);
  const nodes = [0, 0];
  const plain = [0, 0];
  const all = [0, 0];
  for (let id = 0; id < page.tree.size; id++) {
    if (counted[id] !== 1) continue;
    const side = gold[id]!;
    nodes[side]!++;
    all[side]! += weights[id]!;
    if (inLink[id] !== 1) plain[side]! += weights[id]!;
  }
  return {
    wordsPerContentNode: ratio(plain[1]!, nodes[1]!),
    wordsPerOtherNode: nodes[0] === 0 ? null : plain[0]! / nodes[0]!,
    contentShare: ratio(all[1]!, all[0]! + all[1]!),
  };
}

/** 1 for every node inside a link. */
function linkedNodes({ tree }: Page): Uint8Array {
  const linked = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === 'a') linked.fill(1, id, tree.end[id]!);
  }
  return linked;
}

/** A link is in the content if it, or any of its text, is. */
function linksOutside(page: Page, gold: Uint8Array): number | null {
  const { tree } = page;
  let links = 0;
  let outside = 0;
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] !== NodeKind.element || tagNameOf(tree, id) !== 'a') continue;
    if (getAttribute(page, id, 'href') === null) continue;
    links++;
    if (!gold.subarray(id, tree.end[id]!).includes(1)) outside++;
  }
  return links === 0 ? null : outside / links;
}

/** The smallest element around all content texts; -1 if there are none. */
function contentRoot(tree: PageTree, gold: Uint8Array, texts: Uint8Array): number {
  let first = -1;
  let last = -1;
  for (let id = 0; id < tree.size; id++) {
    if (texts[id] !== 1 || gold[id] !== 1) continue;
    if (first === -1) first = id;
    last = id;
  }
  if (first === -1) return -1;
  let root = tree.parent[first]!;
  while (root > 0 && last >= tree.end[root]!) root = tree.parent[root]!;
  return root;
}

function childCount(tree: PageTree, texts: Uint8Array, node: number): number {
  let count = 0;
  for (let id = node + 1; id < tree.end[node]!; id = tree.end[id]!) {
    if (tree.kind[id] === NodeKind.element || texts[id] === 1) count++;
  }
  return count;
}

function deepest(tree: PageTree, texts: Uint8Array): number {
  let most = 0;
  for (let id = 0; id < tree.size; id++) {
    if (texts[id] === 1 || tree.kind[id] === NodeKind.element) most = Math.max(most, tree.depth[id]!);
  }
  return most;
}

/** Levels and children count only elements that could be a root of content; scripts and styles cannot. */
function isWide(page: Page, body: number): boolean {
  const { tree } = page;
  const counted = countedNodes(page);
  const levels = new Int32Array(tree.size);
  let depth = 0;
  let children = 0;
  for (let id = body + 1; id < tree.end[body]!; id++) {
    const isElement = counted[id] === 1 && tree.kind[id] === NodeKind.element;
    const isSuitable = isElement && !EXCLUDED.has(tagNameOf(tree, id));
    levels[id] = levels[tree.parent[id]!]! + Number(isSuitable);
    depth = Math.max(depth, levels[id]!);
    if (isSuitable && tree.parent[id] === body) children++;
  }
  return depth < children;
}

function bodyOf(tree: PageTree): number {
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === 'body') return id;
  }
  return -1;
}
