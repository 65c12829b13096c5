import type { Selection } from '../../selection/selection.ts';
import { densitySums } from './density-sum.ts';
import { markContent, pathThreshold } from './mark.ts';
import type { PageDensities } from './page-densities.ts';

/** DensitySum: the element with the densest children is content, and so is what is as dense as the path to it. */
export function selectBySum({ page, body, counts, measure, density }: PageDensities): Selection {
  const { tree } = page;
  const sums = densitySums(tree, density, counts.chars, measure.textTerm);
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
}
