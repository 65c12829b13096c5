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
