import type { PageRecord } from '../bench/result.ts';
import { metricsNamed } from '../metrics/registry.ts';
import type { ComparedRow, MeasuredColumn, Paper, PublishedColumn, PublishedTable } from './paper.ts';

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

/** What we measured for a method on those pages; `null` if nothing. */
export function measuredValue(
  column: MeasuredColumn,
  row: ComparedRow,
  pages: readonly PageRecord[],
): number | null {
  const metric = metricsNamed([column.metric])[0]!;
  const rows = pages
    .map((page) => page.systems[row.system ?? '']?.scores[metric.name])
    .filter((scores) => scores !== undefined && scores !== null);
  return rows.length === 0 ? null : (metric.aggregate(rows)[column.value] ?? null);
}
