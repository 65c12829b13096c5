/** The middle value; the mean of the two middle ones where the count is even. NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share `q` of the values lies, linear between neighbours. NaN of nothing. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** The range of the values as a share of their median: the noise of a measurement. */
export function spread(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : (Math.max(...values) - Math.min(...values)) / median(values);
}

/** The sum. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A measurement of growth: the cost of size `n`. */
export interface CostAt {
  readonly n: number;
  readonly cost: number;
}

/** The k of `cost = c * n^k` that fits best (least squares on the logarithms); NaN for fewer than two sizes. */
export function growthExponent(points: readonly CostAt[]): number {
  const xs = points.map((point) => Math.log(point.n));
  const ys = points.map((point) => Math.log(point.cost));
  const meanX = sum(xs) / xs.length;
  const meanY = sum(ys) / ys.length;
  const covariance = sum(xs.map((x, i) => (x - meanX) * ((ys[i] ?? 0) - meanY)));
  return covariance / sum(xs.map((x) => (x - meanX) ** 2));
}
