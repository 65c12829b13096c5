/** A run of lines `[start, end)` and how much content is in it. */
export interface LineRegion {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** The maximal runs of lines that pass, with the sum of their weights. */
export function regionsOf(
  count: number,
  isInside: (line: number) => boolean,
  weightOf: (line: number) => number,
): LineRegion[] {
  const regions: LineRegion[] = [];
  for (let line = 0; line < count; ) {
    const start = line;
    let size = 0;
    while (line < count && isInside(line)) size += weightOf(line++);
    if (line > start) regions.push({ start, end: line, size });
    else line++;
  }
  return regions;
}

/** The index of the largest region, the first one on ties; -1 if there is none. */
export function largestRegion(regions: readonly LineRegion[]): number {
  let largest = -1;
  for (const [index, region] of regions.entries()) {
    if (largest < 0 || region.size > regions[largest]!.size) largest = index;
  }
  return largest;
}

/** Lines strictly between two neighbouring regions. */
export function gapBetween(before: LineRegion, after: LineRegion): number {
  return after.start - before.end;
}

/** Extends a core region to both sides as long as the next gap is small enough; returns the indexes `[first, last]`. */
export function growRegion(regions: readonly LineRegion[], core: number, gap: number): [number, number] {
  let first = core;
  let last = core;
  while (first > 0 && gapBetween(regions[first - 1]!, regions[first]!) <= gap) first--;
  while (last + 1 < regions.length && gapBetween(regions[last]!, regions[last + 1]!) <= gap) last++;
  return [first, last];
}
