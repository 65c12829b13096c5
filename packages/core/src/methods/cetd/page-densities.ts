import { type TagTextCounts, type TextWeights, tagTextCounts } from '../../features/tag-text-counts.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE, type NodeId, NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Citation } from '../method.ts';

/** The paper behind the whole family. */
export const CETD_PAPER: Citation = {
  authors: 'Sun, Song, Liao',
  title: 'DOM Based Content Extraction via Text Density',
  year: 2011,
  doi: '10.1145/2009916.2009952',
};

/** One way of measuring text density on one page. */
export interface DensityMeasure {
  densityOf(node: NodeId): number;
  /** What an element's own text run of this many characters adds to its DensitySum. */
  textTerm(length: number): number;
}

/** Text density or composite text density, ready for a page. */
export type DensityKind = (counts: TagTextCounts, body: NodeId) => DensityMeasure;

/** A page and the density of each of its elements. */
export interface PageDensities {
  readonly page: Page;
  readonly body: NodeId;
  readonly counts: TagTextCounts;
  readonly measure: DensityMeasure;
  readonly density: Float64Array;
}

/** Measures a page and selects by density; gives the reason if there is nothing to measure. */
export function selectByDensity(
  page: Page,
  kind: DensityKind,
  select: (densities: PageDensities) => Selection,
  weights?: TextWeights,
): Selection {
  const { tree } = page;
  const body = bodyOf(tree);
  if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
  const counts = tagTextCounts(page, weights);
  if (counts.chars[body] === 0) return emptySelection('no-text', 'The page has no visible text.');
  const measure = kind(counts, body);
  const density = new Float64Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] === NodeKind.element) density[id] = measure.densityOf(id);
  }
  return select({ page, body, counts, measure, density });
}
