/** Points as rows of one array: `values[point * dimensions + d]`. */
export interface Points {
  readonly values: Float64Array;
  readonly dimensions: number;
}

/** Which cluster each point is in, and the centres, as rows like the points. */
export interface Clusters {
  readonly clusterOf: Int32Array;
  readonly centres: Float64Array;
}

/** How to cluster. */
export interface KMeansOptions {
  readonly k: number;
  /** Keeps the first centre at the origin, whatever is in its cluster. */
  readonly isFirstAtOrigin?: boolean;
}

/** Most rounds; clusters of page features converge within a dozen. @cap */
const MAX_ROUNDS = 100;

/**
 * Deterministic k-means (Lloyd): the first centre is the origin, if pinned, or else the point farthest from it; each
 * next one is the point farthest from the centres so far. With fewer distinct points than `k`, the remaining clusters
 * stay empty.
 */
export function kMeans(points: Points, options: KMeansOptions): Clusters {
  const count = points.values.length / points.dimensions;
  const clusterOf = new Int32Array(count).fill(-1);
  const centres = farthestFirst(points, count, options);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!assign(points, centres, clusterOf)) break;
    moveCentres(points, centres, clusterOf, options.isFirstAtOrigin === true ? 1 : 0);
  }
  return { clusterOf, centres };
}

function farthestFirst(points: Points, count: number, { k, isFirstAtOrigin }: KMeansOptions): Float64Array {
  const { values, dimensions } = points;
  const centres = new Float64Array(k * dimensions);
  const origin = new Float64Array(dimensions);
  const nearest = new Float64Array(count);
  for (let point = 0; point < count; point++) nearest[point] = squaredDistance(points, point, origin, 0);
  for (let centre = isFirstAtOrigin === true ? 1 : 0; centre < k && count > 0; centre++) {
    const chosen = indexOfMax(nearest);
    centres.set(values.subarray(chosen * dimensions, (chosen + 1) * dimensions), centre * dimensions);
    for (let point = 0; point < count; point++) {
      const distance = squaredDistance(points, point, centres, centre);
      // The origin only serves to find the first point; unless it is pinned, it is not a centre.
      const isFirst = centre === 0;
      nearest[point] = isFirst ? distance : Math.min(nearest[point]!, distance);
    }
  }
  return centres;
}

function assign(points: Points, centres: Float64Array, clusterOf: Int32Array): boolean {
  const k = centres.length / points.dimensions;
  let hasChanged = false;
  for (let point = 0; point < clusterOf.length; point++) {
    let best = 0;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let centre = 0; centre < k; centre++) {
      const distance = squaredDistance(points, point, centres, centre);
      if (distance < bestDistance) {
        best = centre;
        bestDistance = distance;
      }
    }
    if (clusterOf[point] === best) continue;
    clusterOf[point] = best;
    hasChanged = true;
  }
  return hasChanged;
}

function moveCentres(
  { values, dimensions }: Points,
  centres: Float64Array,
  clusterOf: Int32Array,
  from: number,
): void {
  const sums = new Float64Array(centres.length);
  const sizes = new Int32Array(centres.length / dimensions);
  for (let point = 0; point < clusterOf.length; point++) {
    const cluster = clusterOf[point]!;
    sizes[cluster]!++;
    for (let d = 0; d < dimensions; d++) sums[cluster * dimensions + d]! += values[point * dimensions + d]!;
  }
  for (let cluster = from; cluster < sizes.length; cluster++) {
    if (sizes[cluster] === 0) continue;
    for (let d = 0; d < dimensions; d++) {
      centres[cluster * dimensions + d] = sums[cluster * dimensions + d]! / sizes[cluster]!;
    }
  }
}

function squaredDistance(
  { values, dimensions }: Points,
  point: number,
  centres: Float64Array,
  centre: number,
): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d++) {
    const difference = values[point * dimensions + d]! - centres[centre * dimensions + d]!;
    sum += difference * difference;
  }
  return sum;
}

function indexOfMax(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]!) best = index;
  return best;
}
