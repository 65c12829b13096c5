import type { Page } from 'fovea';
import { zonesOf } from 'fovea/layout';
import { NodeKind, tagNameOf } from 'fovea/page';
import type { Metric } from '../metric.ts';
import { fBeta, meanOfPages, type PrecisionRecall, ratio } from '../scores.ts';
import { pageOf, predictedNodes } from './gold.ts';
import { INLINE_TAGS } from './inline-tags.ts';
import { oncePerPage } from './once-per-page.ts';
import { wordWeights } from './page-nodes.ts';
import { againstAnnotators, type NodeScores } from './weighted-overlap.ts';

/** The zone of every node without layout: its nearest ancestor that is not an inline element. */
export const blockZones: (page: Page) => Int32Array = oncePerPage((page) => {
  const { size, kind, parent } = page.tree;
  const zone = new Int32Array(size);
  for (let id = 1; id < size; id++) {
    const isBlock = kind[id] === NodeKind.element && !INLINE_TAGS.has(tagNameOf(page.tree, id));
    zone[id] = isBlock ? id : zone[parent[id]!]!;
  }
  return zone;
});

/** The leaf zone of every node of a rendered page, by the node that a zone begins with; others are alone. */
export const layoutZones: (page: Page) => Int32Array = oncePerPage((page) => {
  const zone = Int32Array.from({ length: page.tree.size }, (_, id) => id);
  for (const { nodes, firstChild, endChild } of zonesOf(page, page.layout!)?.zones ?? []) {
    if (firstChild !== endChild) continue;
    for (const node of nodes) zone.fill(nodes[0]!, node, page.tree.end[node]!);
  }
  return zone;
});

/**
 * Whole zones, weighted by their words. A zone is in a node set if more than half of its words are. An empty prediction
 * gives precision 0, empty gold gives recall 1.
 */
export function wordInZone(
  zone: Int32Array,
  words: ArrayLike<number>,
  gold: Uint8Array,
  predicted: Uint8Array,
): PrecisionRecall {
  const all = sumByZone(zone, words);
  const goldWords = sumByZone(zone, words, gold);
  const predictedWords = sumByZone(zone, words, predicted);
  let common = 0;
  let goldSum = 0;
  let predictedSum = 0;
  for (let id = 0; id < all.length; id++) {
    const isGold = 2 * goldWords[id]! > all[id]!;
    const isPredicted = 2 * predictedWords[id]! > all[id]!;
    if (isGold) goldSum += all[id]!;
    if (isPredicted) predictedSum += all[id]!;
    if (isGold && isPredicted) common += all[id]!;
  }
  const precision = ratio(common, predictedSum);
  const recall = goldSum === 0 ? 1 : common / goldSum;
  return { precision, recall, f1: fBeta(precision, recall) };
}

function sumByZone(zone: Int32Array, words: ArrayLike<number>, within?: Uint8Array): Float64Array {
  const sums = new Float64Array(zone.length);
  for (let id = 0; id < zone.length; id++) {
    if (within === undefined || within[id] === 1) sums[zone[id]!]! += words[id]!;
  }
  return sums;
}

/** Words in correctly labelled zones: the zones of the layout, or blocks of the HTML if the page was not rendered. */
export const zoneWords: Metric<NodeScores<PrecisionRecall>> = {
  name: 'word-in-zone',
  description: 'Blocks of text labelled as a whole and weighed by their words; mean over pages.',
  source: 'Rae et al. 2018',
  needs: ['gold_nodes'],
  headline: 'f1',
  score: (sample, prediction) => {
    const page = pageOf(sample);
    const zone = page.layout === null ? blockZones(page) : layoutZones(page);
    const words = wordWeights(page);
    return againstAnnotators(sample, predictedNodes(sample, prediction), (gold, nodes) =>
      wordInZone(zone, words, gold, nodes),
    );
  },
  aggregate: meanOfPages,
};
