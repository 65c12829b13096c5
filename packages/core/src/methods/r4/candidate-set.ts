/** How many points the sum of distances of a possible medoid goes over at most; pages of the web rarely have more. @cap */
const MAX_COMPARED = 512;
/** Nodes above this level are not taken into the set in the code of the authors. @source site-level code of Alarte, Silva */
const MIN_LEVEL = 3;

/** Points by their index, the best first, and the distance of every point from the centre. */
export interface PointSet {
  readonly indexes: readonly number[];
  readonly distances: Float64Array;
}

/** Standardises a ratio to deviations from its mean (population deviation); all 0 if every value is the same. */
export function standardise(values: Float64Array): Float64Array {
  const count = values.length;
  // Compared as values: rounding gives the mean of equal numbers a tiny, meaningless deviation.
  if (values.every((value) => value === values[0])) return new Float64Array(count);
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / count;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const deviation = Math.sqrt(squares / count);
  return values.map((value) => (value - mean) / deviation);
}

/**
 * Euclidean distance of each node from the centroid of all nodes, in standardised ratios. The centroid of
 * standardised values is the origin, so it need not be computed (Algorithm 1).
 */
export function distancesFromCentroid(ratios: readonly Float64Array[]): Float64Array {
  const distances = new Float64Array(ratios[0]?.length ?? 0);
  for (const ratio of ratios) {
    for (const [index, z] of standardise(ratio).entries()) distances[index]! += z * z;
  }
  return distances.map(Math.sqrt);
}

/** The indexes of the `c` largest distances, the farthest first; equal ones in document order (Algorithm 2). */
export function farthest(distances: Float64Array, c: number): number[] {
  const chosen: number[] = [];
  for (let index = 0; index < distances.length; index++) {
    const distance = distances[index]!;
    if (chosen.length >= c && distance <= distances[chosen.at(-1)!]!) continue;
    let place = chosen.length;
    while (place > 0 && distance > distances[chosen[place - 1]!]!) place--;
    chosen.splice(place, 0, index);
    if (chosen.length > c) chosen.pop();
  }
  return chosen;
}

/** The `c` points farthest from the centroid, and the distances of all. */
export function farthestFromCentroid(ratios: readonly Float64Array[], c: number): PointSet {
  const distances = distancesFromCentroid(ratios);
  return { indexes: farthest(distances, c), distances };
}

/**
 * The set as later code of the authors builds it: of the points at least three levels below the body, the `c` nearest
 * to the one that is farthest from the medoid.
 */
export function nearestToOutlier(points: readonly Float64Array[], levels: Int32Array, c: number): PointSet {
  const fromMedoid = distancesFrom(points, medoidOf(points));
  // The last one of equal distances, as their loop leaves it.
  let outlier = 0;
  for (const [index, distance] of fromMedoid.entries()) if (distance >= fromMedoid[outlier]!) outlier = index;
  const nearness = distancesFrom(points, outlier).map((distance, index) =>
    levels[index]! >= MIN_LEVEL ? -distance : Number.NEGATIVE_INFINITY,
  );
  const indexes = farthest(nearness, c).filter((index) => nearness[index]! > Number.NEGATIVE_INFINITY);
  return { indexes: indexes.length > 0 ? indexes : [outlier], distances: fromMedoid };
}

/** The point with the smallest sum of distances to all others, or to an even sample of them. */
function medoidOf(points: readonly Float64Array[]): number {
  const count = points[0]!.length;
  const step = Math.ceil(count / MAX_COMPARED);
  const sums = new Float64Array(count);
  for (let other = 0; other < count; other += step) {
    for (const [index, distance] of distancesFrom(points, other).entries()) sums[index]! += distance;
  }
  let medoid = 0;
  for (const [index, sum] of sums.entries()) if (sum < sums[medoid]!) medoid = index;
  return medoid;
}

function distancesFrom(points: readonly Float64Array[], from: number): Float64Array {
  const distances = new Float64Array(points[0]!.length);
  for (const point of points) {
    const origin = point[from]!;
    for (let index = 0; index < distances.length; index++) {
      distances[index]! += (point[index]! - origin) ** 2;
    }
  }
  return distances.map(Math.sqrt);
}
