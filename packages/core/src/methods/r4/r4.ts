import { shownChildrenOf } from '../../features/shown-nodes.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { distancesFromCentroid, farthest } from './candidate-set.ts';
import { candidatesOf, childCounts, suitableElements } from './candidates.ts';
import { chooseContentNodes, reduceSet } from './choose.ts';
import { type Measures, measure } from './measures.ts';
import { R4_PARAMETERS, type R4Options, r4Options } from './options.ts';
import { removeLinkGroups } from './post-process.ts';
import { nodeRatios } from './ratios.ts';
import { isWidePage } from './wide-page.ts';

/** Nodes as points in four-dimensional space; content is far from the rest (Alarte, Silva 2020). */
export const r4: Method<R4Options> = {
  name: 'r4',
  about: 'Page-level R⁴: elements that stand out by their words, links, children and position.',
  needs: [],
  parameters: R4_PARAMETERS,
  citation: {
    authors: 'Alarte, Silva',
    title: 'Page-Level Main Content Extraction from Heterogeneous Webpages',
    year: 2020,
  },
  select(page, { options }) {
    const body = bodyOf(page.tree);
    if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
    const measures = measure(page, body);
    if (measures.textLeaves[body] === 0 && measures.media[body] === 0) {
      return emptySelection('no-text', 'The page has no visible text, images or players.');
    }
    return selectContent(page, measures, r4Options(options));
  },
};

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
  const candidates = candidatesOf(suitable, children);
  if (candidates.length === 0) return wholeBody('No element of the page can be a content root by its tag.');
  const distances = distancesFromCentroid(nodeRatios(tree, measures, children, candidates));
  const distanceOf = new Map<NodeId, number>();
  for (const index of farthest(distances, options.c)) distanceOf.set(candidates[index]!, distances[index]!);
  const set = reduceSet(tree, measures, [...distanceOf.keys()]);
  const selected = chooseContentNodes(tree, measures, set, options.unit);
  const { roots, removed } = options.postProcess
    ? removeLinkGroups(tree, measures, selected, options)
    : { roots: selected, removed: [] };
  return {
    roots,
    removed,
    scores: roots.map((root) => distanceOf.get(root)!),
    reasons: [
      `Of ${candidates.length} elements the ${distanceOf.size} farthest from the centroid were compared; the best by ${options.unit} per tag are ${roots.length}.`,
      ...(removed.length > 0 ? [`${removed.length} groups of links were taken out.`] : []),
    ],
  };
}
