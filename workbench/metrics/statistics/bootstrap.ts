import { type Aggregate, drawScores } from './draw-scores.ts';
import { seededIndices } from './random.ts';

/** Choices for resampling. */
export interface BootstrapOptions {
  /** @default 1000 */
  readonly resamples?: number;
  /** Probability that the interval contains the true value. @default 0.95 */
  readonly confidence?: number;
  /** @default 1 */
  readonly seed?: number;
}

/** A number with its confidence interval. */
export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Standard deviation of the resampled values. */
  readonly deviation: number;
}

/** The difference of two systems on the same pages. */
export interface Comparison extends Interval {
  /** Two-sided: how often resampling turns the sign, never below 2 / (resamples + 1). */
  readonly p: number;
  readonly pages: number;
}

/**
 * Percentile intervals for every number of an aggregate. Pages are drawn with replacement and aggregated again, so pooled
 * and harmonic averages are treated as correctly as means. Keys that a resample lacks are skipped for it.
 */
export function bootstrap<Row>(
  rows: readonly Row[],
  aggregate: Aggregate<Row>,
  options: BootstrapOptions = {},
): Record<string, Interval> {
  if (rows.length === 0) return {};
  const samples = resample(rows.length, options, drawScores(rows, aggregate));
  const intervals: Record<string, Interval> = {};
  for (const [key, estimate] of Object.entries(aggregate(rows))) {
    const values = samples.map((scores) => scores[key]).filter((value) => value !== undefined);
    intervals[key] = intervalOf(estimate, values, options.confidence);
  }
  return intervals;
}

/**
 * Compares two systems by one number, `a − b`, drawing the same pages for both. `a[i]` and `b[i]` must be rows of
 * the same page.
 */
export function pairedBootstrap<Row>(
  a: readonly Row[],
  b: readonly Row[],
  aggregate: Aggregate<Row>,
  key: string,
  options: BootstrapOptions = {},
): Comparison {
  if (a.length !== b.length) throw new RangeError(`Rows are not paired: ${a.length} and ${b.length}.`);
  const scoresOfA = drawScores(a, aggregate);
  const scoresOfB = drawScores(b, aggregate);
  const difference = (pages: readonly number[]): number =>
    (scoresOfA(pages)[key] ?? 0) - (scoresOfB(pages)[key] ?? 0);
  const values = a.length === 0 ? [] : resample(a.length, options, difference);
  const estimate = difference(a.map((_, page) => page));
  const below = values.filter((value) => value <= 0).length;
  const above = values.filter((value) => value >= 0).length;
  const p = Math.min(1, (2 * (Math.min(below, above) + 1)) / (values.length + 1));
  return { ...intervalOf(estimate, values, options.confidence), p, pages: a.length };
}

function resample<Value>(
  pages: number,
  { resamples = 1000, seed = 1 }: BootstrapOptions,
  statistic: (pages: readonly number[]) => Value,
): Value[] {
  const index = seededIndices(seed);
  const draw = new Array<number>(pages);
  return Array.from({ length: resamples }, () => {
    for (let i = 0; i < pages; i++) draw[i] = index(pages);
    return statistic(draw);
  });
}

function intervalOf(estimate: number, values: readonly number[], confidence = 0.95): Interval {
  if (values.length === 0) return { estimate, low: estimate, high: estimate, deviation: 0 };
  const sorted = Float64Array.from(values).sort();
  const tail = (1 - confidence) / 2;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length;
  return {
    estimate,
    low: quantile(sorted, tail),
    high: quantile(sorted, 1 - tail),
    deviation: Math.sqrt(variance),
  };
}

/** Linear between the two nearest values. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const floor = Math.floor(at);
  const low = sorted[floor]!;
  const high = sorted[Math.min(floor + 1, sorted.length - 1)]!;
  return low + (at - floor) * (high - low);
}
