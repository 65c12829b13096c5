import type { PageRecord } from '../bench/result.ts';
import { measuredValue, publishedValue, scoredPages } from './column-values.ts';
import type { ComparedRow, Comparison, MeasuredColumn, Paper, PublishedColumn } from './paper.ts';

/** A larger difference needs a reason: about as much as two samples of one dataset differ. */
const LARGE_DIFFERENCE = 0.05;

/**
 * A sentence for every large difference, as Markdown. A measured column is compared with the published one right before
 * it.
 */
export function differenceLines(
  paper: Paper,
  { columns: given, rows }: Comparison,
  pages: readonly PageRecord[],
): string[] {
  const columns = typeof given === 'function' ? given(pages) : given;
  return columns.flatMap((column, c) => {
    const before = columns[c - 1];
    if (column.kind !== 'measured' || before?.kind !== 'published') return [];
    const meant = scoredPages(column, pages);
    return rows.flatMap((row) => lineOf(paper, row, before, column, meant));
  });
}

function lineOf(
  paper: Paper,
  row: ComparedRow,
  before: PublishedColumn,
  column: MeasuredColumn,
  pages: readonly PageRecord[],
): string[] {
  const theirs = publishedValue(paper, before, row);
  const ours = measuredValue(column, row, pages);
  if (theirs === null || ours === null || Math.abs(ours - theirs) < LARGE_DIFFERENCE) return [];
  const reason = row.differs ?? 'no reason is known.';
  return [
    `- **${row.label}**, ${column.title}: ${theirs.toFixed(3)} there, ${ours.toFixed(3)} here: ${reason}`,
  ];
}
