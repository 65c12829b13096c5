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
