import { metricsNamed } from '../../metrics/registry.ts';
import { type Column, markdownTable } from '../../perf/report/table.ts';
import type { BenchResult, PageRecord, ScoreEntry, SliceScores } from '../result.ts';
import { decimals, type Lookup } from './score-lookup.ts';

/** With fewer pages a mean says more about the pages than about the system, so pages are counted instead. */
export const MIN_PAGES_FOR_MEAN = 10;

/** Which slices of a dataset to show. */
export type SliceKind = 'byLanguage' | 'byPageType';

interface SliceRow {
  readonly dataset: string;
  readonly slice: string;
  readonly metric: string;
  readonly pages: number;
  readonly values: readonly (number | undefined)[];
}

/** A row per dataset and slice with enough pages for a mean, a column per system; by the principal metric. */
export function sliceTable(result: BenchResult, kind: SliceKind, scores: Lookup): string {
  const columns: Column<SliceRow>[] = [
    { title: kind === 'byLanguage' ? 'language' : 'page type', cell: (row) => row.slice },
    { title: 'dataset', cell: (row) => row.dataset },
    { title: 'metric', cell: (row) => row.metric },
    { title: 'pages', isNumber: true, cell: (row) => String(row.pages) },
    ...result.systems.map(({ name }, at): Column<SliceRow> => {
      return { title: name, isNumber: true, cell: (row) => decimals(row.values[at]) };
    }),
  ];
  return markdownTable(columns, sliceRows(result, kind, scores));
}

function sliceRows(result: BenchResult, kind: SliceKind, scores: Lookup): SliceRow[] {
  const rows = result.datasets.flatMap(({ name }) => {
    const metric = scores.principal(name);
    if (metric === undefined) return [];
    const entries = result.systems.map((system) => scores.entry(system.name, name, metric.name));
    return largeSlices(entries, kind).map(([slice, pages]) => ({
      dataset: name,
      slice,
      metric: `${metric.name} ${metric.headline}`,
      pages,
      values: entries.map((entry) => entry?.[kind][slice]?.values[metric.headline]),
    }));
  });
  return rows.toSorted((a, b) => (a.slice === b.slice ? b.pages - a.pages : a.slice < b.slice ? -1 : 1));
}

function largeSlices(entries: readonly (ScoreEntry | undefined)[], kind: SliceKind): [string, number][] {
  const first: Readonly<Record<string, SliceScores>> =
    entries.find((entry) => entry !== undefined)?.[kind] ?? {};
  return Object.entries(first)
    .filter(([, { pages }]) => pages >= MIN_PAGES_FOR_MEAN)
    .map(([slice, { pages }]) => [slice, pages]);
}

interface FewRow {
  readonly lang: string;
  readonly pages: number;
  readonly best: readonly number[];
}

/**
 * Languages with few pages in a dataset, all datasets together: on how many pages each system is the best or ties with
 * the best (by the principal metric, to three decimals).
 */
export function fewPagesTable(result: BenchResult, records: readonly PageRecord[], scores: Lookup): string {
  const rows = new Map<string, { pages: number; best: number[] }>();
  const counts = new Map(result.datasets.map((dataset) => [dataset.name, dataset.languages]));
  for (const record of records) {
    if ((counts.get(record.dataset)?.[record.lang] ?? 0) >= MIN_PAGES_FOR_MEAN) continue;
    const values = pageValues(result, record, scores);
    if (values === null) continue;
    const row = rows.get(record.lang) ?? { pages: 0, best: result.systems.map(() => 0) };
    rows.set(record.lang, row);
    row.pages++;
    const most = Math.max(...values);
    for (const [at, value] of values.entries()) if (value === most) row.best[at]!++;
  }
  const few = [...rows].map(([lang, row]) => ({ lang, ...row })).toSorted((a, b) => b.pages - a.pages);
  return markdownTable<FewRow>(
    [
      { title: 'language', cell: (row) => row.lang },
      { title: 'pages', isNumber: true, cell: (row) => String(row.pages) },
      ...result.systems.map(({ name }, at): Column<FewRow> => {
        return { title: name, isNumber: true, cell: (row) => String(row.best[at]) };
      }),
    ],
    few,
  );
}

/** Thousandths; `null` if a system has no number. Pooled metrics need their aggregate even for one page. */
function pageValues(result: BenchResult, record: PageRecord, scores: Lookup): readonly number[] | null {
  const facts = scores.principal(record.dataset);
  if (facts === undefined) return null;
  const [metric] = metricsNamed([facts.name]);
  const values = result.systems.map(({ name }) => {
    const row = record.systems[name]?.scores[facts.name];
    return row ? metric?.aggregate([row])[facts.headline] : undefined;
  });
  return values.includes(undefined) ? null : values.map((value) => Math.round(value! * 1000));
}
