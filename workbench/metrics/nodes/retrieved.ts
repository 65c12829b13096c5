import type { Metric } from '../metric.ts';
import { meanOfPages, type PrecisionRecall } from '../scores.ts';
import { pageOf, predictedNodes } from './gold.ts';
import { countedNodes, wordWeights } from './page-nodes.ts';
import { againstAnnotators, type NodeScores, weightedOverlap } from './weighted-overlap.ts';

/** Retrieved DOM nodes: every element and non-blank text node weighs 1. */
export const domNodes: Metric<NodeScores<PrecisionRecall>> = {
  name: 'dom-nodes',
  description: 'Elements and non-blank text nodes below body, each weighing 1; mean of the page F1s.',
  source: 'R⁴ (Alarte and Silva)',
  needs: ['gold_nodes'],
  headline: 'f1',
  score: (sample, prediction) => {
    const counted = countedNodes(pageOf(sample));
    return againstAnnotators(sample, predictedNodes(sample, prediction), (gold, nodes) =>
      weightedOverlap(counted, gold, nodes),
    );
  },
  aggregate: meanOfPages,
};

/** Retrieved words: text nodes weighted by their words, so a word counts at its position. */
export const nodeWords: Metric<NodeScores<PrecisionRecall>> = {
  name: 'node-words',
  description: 'Text nodes weighed by their words (segmented by script); mean of the page F1s.',
  source: 'R⁴ (Alarte and Silva)',
  needs: ['gold_nodes'],
  headline: 'f1',
  score: (sample, prediction) => {
    const words = wordWeights(pageOf(sample));
    return againstAnnotators(sample, predictedNodes(sample, prediction), (gold, nodes) =>
      weightedOverlap(words, gold, nodes),
    );
  },
  aggregate: meanOfPages,
};
