import { densitySums } from '../../features/density-sum.ts';
import { tagTextCounts } from '../../features/tag-text-counts.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE, NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Method } from '../method.ts';
import { compositeDensity, compositeTextTerm, linkShare } from './composite-density.ts';
import { markContent, pathThreshold } from './mark.ts';

/** Composite text density with DensitySum (Sun, Song, Liao 2011). */
export const cectdDs: Method = {
  name: 'cectd-ds',
  about: 'Composite text density: much text, few tags, few links, summed over the children of an element.',
  needs: [],
  parameters: [],
  citation: {
    authors: 'Sun, Song, Liao',
    title: 'DOM Based Content Extraction via Text Density',
    year: 2011,
    doi: '10.1145/2009916.2009952',
  },
  select(page) {
    const { tree } = page;
    const body = bodyOf(tree);
    if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
    const counts = tagTextCounts(page);
    if (counts.chars[body] === 0) return emptySelection('no-text', 'The page has no visible text.');
    const share = linkShare(counts, body);
    const density = densities(page, (node) => compositeDensity(counts, node, share));
    const sums = densitySums(tree, density, counts.chars, (length) => compositeTextTerm(length, share));
    const target = sums.best[body]!;
    const threshold = pathThreshold(tree, density, target, body);
    const roots = markContent(tree, density, sums, body, threshold);
    return {
      roots,
      removed: [],
      scores: roots.map((root) => sums.sum[root]!),
      reasons: [
        `Largest density sum ${sums.sum[target]!.toFixed(0)}; elements with a density of at least ${threshold.toFixed(1)} were searched.`,
      ],
    };
  },
};

function densities(page: Page, densityOf: (node: number) => number): Float64Array {
  const { size, kind } = page.tree;
  const density = new Float64Array(size);
  for (let id = 0; id < size; id++) if (kind[id] === NodeKind.element) density[id] = densityOf(id);
  return density;
}
