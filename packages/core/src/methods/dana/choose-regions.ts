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

/** The regions of a page and which of them are the content. */
export interface RegionChoice {
  readonly diff: Int32Array;
  readonly regions: readonly LineRegion[];
  /** Indexes of the first and the last chosen region; all between them are chosen too. -1 where there is none. */
  readonly first: number;
  readonly last: number;
  /** The gap that was used. */
  readonly gap: number;
  /** Content characters in the chosen regions. */
  readonly size: number;
}

/** With two gaps or one there are no clusters to find. */
const MIN_GAPS = 3;

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

/** The largest of the small gaps, when the gaps of a page are parted into small and large ones. */
export function clusteredGap(regions: readonly LineRegion[], otherwise: number): number {
  const gaps = regions.slice(1).map((region, index) => gapBetween(regions[index]!, region));
  if (gaps.length < MIN_GAPS) return otherwise;
  // Gaps differ by factors, not by amounts: 2 and 6 lines are as far apart as 40 and 120.
  const { clusterOf, centres } = kMeans(
    { values: Float64Array.from(gaps, (gap) => Math.log(gap)), dimensions: 1 },
    { k: 2 },
  );
  const small = centres[0]! <= centres[1]! ? 0 : 1;
  return gaps.reduce((largest, gap, index) => {
    return clusterOf[index] === small ? Math.max(largest, gap) : largest;
  }, 0);
}

/** The source of the chosen lines, one range for each region, or one for all of them with `fillGaps`. */
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
