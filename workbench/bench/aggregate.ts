import type { Metric, Scores } from '../metrics/metric.ts';
import { bootstrap } from '../metrics/statistics/bootstrap.ts';
import type { PageMeasure, PageRecord, RunFacts, ScoreEntry, SliceScores } from './result.ts';
import { isTimeout } from './work/page-pool.ts';

/** How a system fared on the pages of one dataset. */
export function runFacts(system: string, dataset: string, records: readonly PageRecord[]): RunFacts {
  const measures = records.map((record) => record.systems[system]).filter((measure) => measure !== undefined);
  const times = measures.map((measure) => measure.ms).toSorted((a, b) => a - b);
  const failures = measures.filter((measure) => measure.error !== undefined);
  const timeouts = failures.filter((measure) => isTimeout(measure.error!)).length;
  return {
    system,
    dataset,
    pages: measures.length,
    empty: measures.filter(isEmpty).length,
    errors: failures.length - timeouts,
    timeouts,
    meanMs: times.length === 0 ? 0 : times.reduce((sum, ms) => sum + ms, 0) / times.length,
    medianMs: times[times.length >> 1] ?? 0,
  };
}

function isEmpty({ chars, error }: PageMeasure): boolean {
  return chars === 0 || error !== undefined;
}

/** The numbers of a system on the pages of one dataset by one metric; `null` if no page has the gold for it. */
export function scoreEntry(
  system: string,
  dataset: string,
  metric: Metric,
  records: readonly PageRecord[],
): ScoreEntry | null {
  const scored = records.flatMap((record) => {
    const row = record.systems[system]?.scores[metric.name];
    return row ? [{ row, record }] : [];
  });
  if (scored.length === 0) return null;
  const rows = scored.map(({ row }) => row);
  return {
    system,
    dataset,
    metric: metric.name,
    pages: rows.length,
    values: bootstrap(rows, metric.aggregate),
    byLanguage: slices(scored, metric, (record) => record.lang),
    byPageType: slices(scored, metric, (record) => record.pageType),
  };
}

function slices(
  scored: readonly { readonly row: Scores; readonly record: PageRecord }[],
  metric: Metric,
  key: (record: PageRecord) => string,
): Record<string, SliceScores> {
  const groups = new Map<string, Scores[]>();
  for (const { row, record } of scored) {
    const group = groups.get(key(record)) ?? [];
    group.push(row);
    groups.set(key(record), group);
  }
  const sorted = [...groups].toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, rows]) => [name, { pages: rows.length, values: metric.aggregate(rows) }]),
  );
}
