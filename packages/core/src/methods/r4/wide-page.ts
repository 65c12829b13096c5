import { shownChildrenOf } from '../../features/shown-nodes.ts';
import { tagSet } from '../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import type { Measures } from './measures.ts';
import type { R4Options } from './options.ts';

/** Elements that hold the text directly in the body on old pages without layout boxes. */
const PLAIN_BLOCK_ELEMENTS = tagSet('p', 'font', 'center', 'table', 'ul', 'ol', 'blockquote', 'pre');

/** Smallest share of text in plain blocks on a page without layout boxes. @sweep plain-blocks */
const MIN_PLAIN_SHARE = 0.5;
/** How many times wider than deep a page must be otherwise. @sweep clearly-wide */
const MIN_WIDTH_RATIO = 2;

/** Criterion 3: a page that is wider than deep has no layout around its content, so all of it is content. */
export function isWidePage(
  tree: PageTree,
  measures: Measures,
  suitable: Uint8Array,
  mode: R4Options['criterion3'],
): boolean {
  if (mode === 'off' || mode === 'code') return false;
  const depth = suitableDepth(tree, measures.body, suitable);
  const width = shownChildrenOf(tree, measures, measures.body).filter(
    (child) => suitable[child] === 1,
  ).length;
  if (depth >= width) return false;
  return mode === 'paper' || width >= MIN_WIDTH_RATIO * depth || hasPlainText(tree, measures);
}

/**
 * Criterion 3 in the code of the authors, a filter: where the body has at least as many elements as the page is deep
 * (less one), a candidate has more than half of the text.
 */
export function withMostText(
  tree: PageTree,
  measures: Measures,
  candidates: readonly NodeId[],
): readonly NodeId[] {
  const { body, chars } = measures;
  const isElement = (id: NodeId): boolean => tree.kind[id] === NodeKind.element && measures.isShown[id] === 1;
  const width = shownChildrenOf(tree, measures, body).filter(isElement).length;
  let deepest = tree.depth[body]!;
  for (let id = body; id < tree.end[body]!; id++) {
    if (isElement(id)) deepest = Math.max(deepest, tree.depth[id]!);
  }
  if (width < deepest - tree.depth[body]! - 1) return candidates;
  return candidates.filter((node) => 2 * chars[node]! > chars[body]!);
}

/** The largest number of suitable elements on any path down from the body. */
function suitableDepth(tree: PageTree, body: NodeId, suitable: Uint8Array): number {
  const onTheWay = new Int32Array(tree.size);
  let deepest = 0;
  for (let id = body + 1; id < tree.end[body]!; id++) {
    onTheWay[id] = onTheWay[tree.parent[id]!]! + suitable[id]!;
    deepest = Math.max(deepest, onTheWay[id]!);
  }
  return deepest;
}

function hasPlainText(tree: PageTree, measures: Measures): boolean {
  let plain = 0;
  for (const child of shownChildrenOf(tree, measures, measures.body)) {
    const isPlain = tree.kind[child] === NodeKind.text || PLAIN_BLOCK_ELEMENTS[tree.tag[child]!] === 1;
    if (isPlain) plain += measures.chars[child]!;
  }
  return plain >= MIN_PLAIN_SHARE * measures.chars[measures.body]!;
}
