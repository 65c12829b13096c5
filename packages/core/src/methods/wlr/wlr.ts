import { nodesInside } from '../../features/inside.ts';
import { shownNodes } from '../../features/shown-nodes.ts';
import { subtreeCounts, subtreeSums } from '../../features/subtree-sums.ts';
import { textLengths } from '../../features/text-length.ts';
import { textWords } from '../../features/text-words.ts';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { tagSet } from '../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';

/** How to weight the ratio. */
export interface WlrOptions {
  readonly coverage: number;
}

/**
 * Words per leaf of the tree, reconstructed from what was available of the paper (Insa, Silva, Tamarit 2013).
 * @sweep wlr.coverage
 */
export const wlr: Method<WithPreset<WlrOptions>> = withPaperPreset<WlrOptions>(
  {
    name: 'wlr',
    about: 'Words/leaves ratio: the element with many words on few leaves and much of the page’s text.',
    needs: [],
    parameters: listParameters<WlrOptions>({
      coverage: {
        // Chosen by sweep: see the README.
        default: 2,
        about: 'Weight of the share of the page’s words that an element holds, as an exponent; 0 ignores it.',
      },
    }),
    citation: {
      authors: 'Insa, Silva, Tamarit',
      title: 'Using the words/leafs ratio in the DOM tree for content extraction',
      year: 2013,
      doi: '10.1016/j.jlap.2013.01.002',
    },
    select(page, { options }) {
      const body = bodyOf(page.tree);
      if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
      const counts = wordLeafCounts(page);
      if (counts.words[body] === 0) return emptySelection('no-text', 'The page has no words outside links.');
      const { node, score } = bestNode(page, body, counts, options.coverage);
      const ratio = counts.words[node]! / counts.leaves[node]!;
      return {
        roots: [node],
        removed: [],
        scores: [score],
        reasons: [
          `Of all elements this one has the best balance of ${ratio.toFixed(1)} words per leaf and ${counts.words[node]} of ${counts.words[body]} words.`,
        ],
      };
    },
  },
  // The ratio and the share of words, weighed alike: the plainest reading of what could be read.
  { coverage: 1 },
);

/** Counts per node, over its subtree. */
export interface WordLeafCounts {
  /** Words outside links. */
  readonly words: Int32Array;
  /** Text nodes that are not blank and elements without children. */
  readonly leaves: Int32Array;
}

const LINK = tagSet('a');

/** Counts words and leaves below every node. */
export function wordLeafCounts(page: Page): WordLeafCounts {
  const { tree } = page;
  const unseen = unseenNodes(page);
  const chars = textLengths(page, unseen);
  const { isShown, children } = shownNodes(tree, chars, unseen);
  const inLink = nodesInside(tree, LINK);
  const plain = textWords(page, chars).map((words, id) => (inLink[id] === 1 ? 0 : words));
  return {
    words: subtreeSums(tree, plain),
    leaves: subtreeCounts(tree, (id) => isShown[id] === 1 && children[id] === 0),
  };
}

/** The element with the largest `WLR · (words / words of the body)^coverage`, the outermost of equals. */
function bestNode(
  { tree }: Page,
  body: NodeId,
  { words, leaves }: WordLeafCounts,
  coverage: number,
): { node: NodeId; score: number } {
  const best = { node: body, score: Number.NEGATIVE_INFINITY };
  for (let node = body; node < tree.end[body]!; node++) {
    if (tree.kind[node] !== NodeKind.element || words[node] === 0) continue;
    const score = (words[node]! / leaves[node]!) * (words[node]! / words[body]!) ** coverage;
    if (score <= best.score) continue;
    best.node = node;
    best.score = score;
  }
  return best;
}
