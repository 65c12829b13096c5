import type { Page } from 'fovea';
import { textOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import type { Metric, Prediction } from '../metric.ts';
import { meanOfPages, type PrecisionRecallHalf, withHalf } from '../scores.ts';
import { collapseSpace } from '../text/tokens.ts';
import { exactNodes, type NodeSet, pageOf, predictedNodes } from './gold.ts';
import { visibleTexts } from './page-nodes.ts';
import { againstAnnotators, type NodeScores, weightedOverlap } from './weighted-overlap.ts';

const LINE_BREAK = /[\r\n]+/;

/** Finds each line of a text among the visible text nodes of the page: the first equal one that is not used yet. */
export function equalTextNodes(page: Page, text: string): Uint8Array {
  const free = new Map<string, number[]>();
  visibleTexts(page).forEach((isVisible, id) => {
    if (isVisible === 0) return;
    const key = collapseSpace(textOf(page, id)).trim();
    const same = free.get(key);
    if (same) same.push(id);
    else free.set(key, [id]);
  });
  const used = new Map<string, number>();
  const nodes = new Uint8Array(page.tree.size);
  for (const line of text.split(LINE_BREAK)) {
    const key = collapseSpace(line).trim();
    const next = used.get(key) ?? 0;
    const id = free.get(key)?.[next];
    if (id === undefined) continue;
    nodes[id] = 1;
    used.set(key, next + 1);
  }
  return nodes;
}

function scoreBlocks(sample: Sample, predicted: NodeSet): NodeScores<PrecisionRecallHalf> {
  const visible = visibleTexts(pageOf(sample));
  return againstAnnotators(sample, predicted, (gold, nodes) =>
    withHalf(weightedOverlap(visible, gold, nodes)),
  );
}

function nodesByEquality(sample: Sample, prediction: Prediction): NodeSet {
  if (prediction.nodes) return predictedNodes(sample, prediction);
  return { ...exactNodes(equalTextNodes(pageOf(sample), prediction.text)), projected: true };
}

/** Matched text blocks, with text output mapped back by string equality as the GCE framework does it. */
export const textBlocks: Metric<NodeScores<PrecisionRecallHalf>> = {
  name: 'text-blocks',
  description: 'Visible text nodes of the page; lines of text-only output find their node by equality.',
  source: 'GCE (Jung et al. 2021)',
  needs: ['gold_nodes'],
  headline: 'f1',
  score: (sample, prediction) => scoreBlocks(sample, nodesByEquality(sample, prediction)),
  aggregate: meanOfPages,
};

/** Matched text blocks, with text output aligned to the page, which is fair to output that merges nodes. */
export const textBlocksAligned: Metric<NodeScores<PrecisionRecallHalf>> = {
  name: 'text-blocks-aligned',
  description: 'Visible text nodes of the page; text-only output finds its nodes by alignment.',
  source: 'GCE (Jung et al. 2021), with the alignment of Web2Text',
  needs: ['gold_nodes'],
  headline: 'f1',
  score: (sample, prediction) => scoreBlocks(sample, predictedNodes(sample, prediction)),
  aggregate: meanOfPages,
};
