import { kMeans } from '../../features/k-means.ts';
import {
  gapBetween,
  growRegion,
  type LineRegion,
  largestRegion,
  regionsOf,
} from '../../features/text-stream/regions.ts';
import type { SourceRange } from '../../selection/selection.ts';
import { type LineCounts, smoothedDifference } from './line-counts.ts';
import type { DanaOptions } from './options.ts';

/** The regions of a page, and which of them are content. */
export interface RegionChoice {
  readonly diff: Int32Array;
  readonly regions: readonly LineRegion[];
  /** Indexes of the first and the last chosen region, or -1; all between them are chosen too. */
  readonly first: number;
  readonly last: number;
  /** The gap that was used. */
  readonly gap: number;
  /** Content characters in the chosen regions. */
  readonly size: number;
}

/** Fewest gaps that can form clusters. @source Two clusters, one of them with a spread. */
const MIN_GAPS = 3;

/**
 * Split in the middle, a uniform distribution keeps a quarter of its variance: clusters must keep less.
 * @source The variance of half a uniform distribution.
 */
const UNIFORM_VARIANCE_SHARE = 0.25;

/** Smooths the lines, takes the largest region above zero, and its neighbours as long as the gaps are small. */
export function chooseRegions(
  lines: LineCounts,
  options: Pick<DanaOptions, 'gap' | 'autoGap'>,
): RegionChoice {
  const diff = smoothedDifference(lines);
  const regions = regionsOf(
    lines.size,
    (line) => diff[line]! > 0,
    (line) => lines.content[line]!,
  );
  const gap = options.autoGap ? clusteredGap(regions, options.gap) : options.gap;
  const core = largestRegion(regions);
  if (core < 0) return { diff, regions, first: -1, last: -1, gap, size: 0 };
  const [first, last] = growRegion(regions, core, gap);
  const size = regions.slice(first, last + 1).reduce((sum, region) => sum + region.size, 0);
  return { diff, regions, first, last, gap, size };
}

/**
 * Splits the gaps of a page into small and large ones and returns the largest small one. If they do not separate, none
 * of them is a border, and it returns the largest of all.
 */
export function clusteredGap(regions: readonly LineRegion[], otherwise: number): number {
  const gaps = regions.slice(1).map((region, index) => gapBetween(regions[index]!, region));
  if (gaps.length < MIN_GAPS) return otherwise;
  const { clusterOf, centres } = kMeans({ values: Float64Array.from(gaps), dimensions: 1 }, { k: 2 });
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0);
  const within = gaps.reduce((sum, gap, index) => sum + (gap - centres[clusterOf[index]!]!) ** 2, 0);
  const arePart = within < UNIFORM_VARIANCE_SHARE * spread;
  const small = centres[0]! <= centres[1]! ? 0 : 1;
  return gaps.reduce((largest, gap, index) => {
    return !arePart || clusterOf[index] === small ? Math.max(largest, gap) : largest;
  }, 0);
}

/** The source ranges of the chosen lines: one per region, or a single one with `fillGaps`. */
export function rangesOf(
  { start }: LineCounts,
  { regions, first, last }: RegionChoice,
  fillGaps: boolean,
): SourceRange[] {
  if (first < 0) return [];
  if (fillGaps) return [{ start: start[regions[first]!.start]!, end: start[regions[last]!.end]! }];
  return regions
    .slice(first, last + 1)
    .map((region) => ({ start: start[region.start]!, end: start[region.end]! }));
}
