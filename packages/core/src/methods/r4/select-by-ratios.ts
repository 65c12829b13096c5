import { shownChildrenOf } from '../../features/shown-nodes.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import { farthestFromCentroid, nearestToOutlier, standardise } from './candidate-set.ts';
import { candidatesOf, childCounts, suitableElements } from './candidates.ts';
import { chooseContentNodes, reduceSet } from './choose.ts';
import { type Measures, measure } from './measures.ts';
import { type R4Options, r4Options } from './options.ts';
import { removeLinkGroups } from './post-process.ts';
import { nodeRatios } from './ratios.ts';
import { isWidePage, withMostText } from './wide-page.ts';

/** Picks the elements that stand out; `leftOut` marks leaves that do not count, if something is known about the page. */
export function selectByRatios(page: Page, options: R4Options, leftOut?: Uint8Array): Selection {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
  const checked = r4Options(options);
  const measures = measure(page, body, checked, leftOut);
  if (measures.textLeaves[body] === 0 && measures.media[body] === 0) {
    return emptySelection('no-text', 'The page has no visible text, images or players.');
  }
  return selectContent(page, measures, checked);
}

function selectContent({ tree }: Page, measures: Measures, options: R4Options): Selection {
  const suitable = suitableElements(tree, measures, options);
  const wholeBody = (reason: string): Selection => ({
    roots: shownChildrenOf(tree, measures, measures.body),
    removed: [],
    reasons: [reason],
  });
  if (isWidePage(tree, measures, suitable, options.criterion3)) {
    return wholeBody('The page is wider than deep, so all children of the body are content.');
  }
  const children = childCounts(tree, measures, options);
  const suited = candidatesOf(suitable, children);
  const candidates = options.criterion3 === 'code' ? withMostText(tree, measures, suited) : suited;
  if (candidates.length === 0) return wholeBody('No element of the page can be a content root.');
  const distanceOf = candidateSet(tree, measures, children, candidates, options);
  const set = reduceSet(tree, measures, [...distanceOf.keys()]);
  const selected = chooseContentNodes(tree, measures, set, options);
  const { roots, removed } = options.postProcess
    ? removeLinkGroups(tree, measures, selected, options)
    : { roots: selected, removed: [] };
  return {
    roots,
    removed,
    scores: roots.map((root) => distanceOf.get(root)!),
    reasons: [
      `Of ${candidates.length} elements ${distanceOf.size} stand out and were compared; the best by ${options.unit} per ${options.per === 'tags' ? 'tag' : 'link'} are ${roots.length}.`,
      ...(removed.length > 0 ? [`${removed.length} groups of links were taken out.`] : []),
    ],
  };
}

/** The c-SET, with the distance of each node from the centre of all candidates. */
function candidateSet(
  tree: PageTree,
  measures: Measures,
  children: Int32Array,
  candidates: readonly NodeId[],
  options: R4Options,
): Map<NodeId, number> {
  const ratios = nodeRatios(tree, measures, children, candidates, options);
  const { indexes, distances } =
    options.cset === 'paper'
      ? farthestFromCentroid(ratios, options.c)
      : nearestToOutlier(
          ratios.map(standardise),
          Int32Array.from(candidates, (node) => tree.depth[node]! - tree.depth[measures.body]!),
          options.c,
        );
  return new Map(indexes.map((index) => [candidates[index]!, distances[index]!]));
}
