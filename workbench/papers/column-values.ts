import type { PageRecord } from '../bench/result.ts';
import type { Scores } from '../metrics/metric.ts';
import { metricsNamed } from '../metrics/registry.ts';
import { fBeta } from '../metrics/scores.ts';
import {
  type ComparedRow,
  type Comparison,
  F1_OF_MEANS,
  type MeasuredColumn,
  type Paper,
  type PublishedColumn,
  type PublishedTable,
} from './paper.ts';

/** The published table of a column; throws if the paper has no such column. */
export function tableOf(paper: Paper, { table: id, column }: PublishedColumn): PublishedTable {
  const table = paper.published.find((candidate) => candidate.id === id);
  if (table === undefined || !table.columns.includes(column))
    throw new RangeError(`${paper.folder} has no published column ${id}/${column}.`);
  return table;
}

/** What the paper prints for a method; `null` if it prints nothing. */
export function publishedValue(paper: Paper, column: PublishedColumn, row: ComparedRow): number | null {
  const { rows, columns } = tableOf(paper, column);
  const values = rows.find(({ name }) => name === (row.published ?? row.label))?.values;
  return values?.[columns.indexOf(column.column)] ?? null;
}

/** The columns of a comparison. */
export function columnsOf(
  { columns }: Comparison,
  pages: readonly PageRecord[],
): readonly (PublishedColumn | MeasuredColumn)[] {
  return typeof columns === 'function' ? columns(pages) : columns;
}

/** The rows of a comparison. */
export function rowsOf({ rows }: Comparison, pages: readonly PageRecord[]): readonly ComparedRow[] {
  return typeof rows === 'function' ? rows(pages) : rows;
}

/** The pages of a column that have any number. */
export function scoredPages(
  { pages: isIncluded, metric }: MeasuredColumn,
  pages: readonly PageRecord[],
): readonly PageRecord[] {
  return pages.filter(
    (page) =>
      isIncluded(page) && Object.values(page.systems).some(({ scores }) => (scores[metric] ?? null) !== null),
  );
}

/** A page with the scores of one system. */
export interface PageScores {
  readonly page: PageRecord;
  readonly scores: Scores;
}

/** The scores of a row on the pages of a column. */
export function rowScores(
  { metric, dataset }: MeasuredColumn,
  { system, systemByDataset, pages: isIncluded = () => true }: ComparedRow,
  pages: readonly PageRecord[],
): readonly PageScores[] {
  const name = systemByDataset?.[dataset ?? ''] ?? system;
  return pages.flatMap((page) => {
    const scores = page.systems[name ?? '']?.scores[metric];
    return scores === undefined || scores === null || !isIncluded(page) ? [] : [{ page, scores }];
  });
}

/** What we measured for a method on those pages; `null` if nothing. */
export function measuredValue(
  column: MeasuredColumn,
  row: ComparedRow,
  pages: readonly PageRecord[],
): number | null {
  const rows = rowScores(column, row, pages);
  if (rows.length === 0) return null;
  const values = metricsNamed([column.metric])[0]!.aggregate(rows.map(({ scores }) => scores));
  if (column.value === F1_OF_MEANS) return fBeta(values['precision'] ?? 0, values['recall'] ?? 0);
  return values[column.value] ?? null;
}
