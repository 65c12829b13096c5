import type { Metric, Scores } from '../../metrics/metric.ts';
import { type Comparison, pairedBootstrap } from '../../metrics/statistics/bootstrap.ts';
import type { PageRecord } from '../result.ts';

/** A page with the numbers of both systems. */
export interface PagePair {
  readonly record: PageRecord;
  readonly a: number;
  readonly b: number;
}

/** Two systems on one dataset. */
export interface DatasetComparison {
  readonly dataset: string;
  readonly metric: string;
  readonly key: string;
  /** `a − b` over the dataset. */
  readonly difference: Comparison;
  /** Pages on which A is better, the largest gain first. */
  readonly better: readonly PagePair[];
  /** Pages on which A is worse, the largest loss first. */
  readonly worse: readonly PagePair[];
  readonly level: number;
}

/** A smaller difference is a word more or less on the same page. */
const MIN_DIFFERENCE = 0.0005;

/** Compares two systems on the pages of a dataset that both have; `null` if the metric applies to none. */
export function comparePages(
  a: string,
  b: string,
  dataset: string,
  metric: Metric,
  records: readonly PageRecord[],
): DatasetComparison | null {
  const rows = records.flatMap((record) => {
    const rowA = record.systems[a]?.scores[metric.name];
    const rowB = record.systems[b]?.scores[metric.name];
    return rowA && rowB ? [{ record, rowA, rowB }] : [];
  });
  if (rows.length === 0) return null;
  const pairs = rows.map(({ record, rowA, rowB }) => {
    return { record, a: pageValue(metric, rowA), b: pageValue(metric, rowB) };
  });
  const better = pairs
    .filter((pair) => pair.a - pair.b > MIN_DIFFERENCE)
    .toSorted((x, y) => y.a - y.b - (x.a - x.b));
  const worse = pairs
    .filter((pair) => pair.b - pair.a > MIN_DIFFERENCE)
    .toSorted((x, y) => x.a - x.b - (y.a - y.b));
  const [rowsA, rowsB] = [rows.map(({ rowA }) => rowA), rows.map(({ rowB }) => rowB)];
  return {
    dataset,
    metric: metric.name,
    key: metric.headline,
    difference: pairedBootstrap<Scores>(rowsA, rowsB, metric.aggregate, metric.headline),
    better,
    worse,
    level: pairs.length - better.length - worse.length,
  };
}

/** Pooled metrics have no headline in the row of a page, so the page is aggregated alone. */
function pageValue(metric: Metric, row: Scores): number {
  return metric.aggregate([row])[metric.headline] ?? 0;
}
