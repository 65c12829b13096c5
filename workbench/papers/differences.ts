import type { PageRecord } from '../bench/result.ts';
import { columnsOf, measuredValue, publishedValue, rowScores, rowsOf, scoredPages } from './column-values.ts';
import type { ComparedRow, Comparison, MeasuredColumn, Paper, PublishedColumn } from './paper.ts';

/** A larger difference needs a reason. */
const LARGE_DIFFERENCE = 0.03;

/**
 * A sentence for every large difference, as Markdown. A measured column is compared with the published one before it,
 * and with other measured ones between them.
 */
export function differenceLines(
  paper: Paper,
  comparison: Comparison,
  pages: readonly PageRecord[],
): string[] {
  const columns = columnsOf(comparison, pages);
  const rows = rowsOf(comparison, pages);
  let published: PublishedColumn | undefined;
  return columns.flatMap((column) => {
    if (column.kind === 'published') {
      published = column;
      return [];
    }
    const before = published;
    if (before === undefined) return [];
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
  if (theirs === null || ours === null || Math.abs(ours - theirs) <= LARGE_DIFFERENCE) return [];
  const reason = row.differs ?? 'no reason is known.';
  const example = examplePage(column, row, pages, ours < theirs);
  return [
    `- **${row.label}**, ${column.title}: ${theirs.toFixed(3)} there, ${ours.toFixed(3)} here: ${reason}${example}`,
  ];
}

/** The page that pulls most to the side of the difference; by a pooled metric, the one with most wrong leaves. */
function examplePage(
  column: MeasuredColumn,
  row: ComparedRow,
  pages: readonly PageRecord[],
  isLower: boolean,
): string {
  const scored = rowScores(column, row, pages).map(({ page, scores }) => {
    const own = scores[column.value] ?? scores['f1'];
    return own === undefined
      ? {
          id: page.id,
          rank: -(scores['fp']! + scores['fn']!),
          text: `${scores['fp']! + scores['fn']!} wrong`,
        }
      : { id: page.id, rank: isLower ? own : -own, text: own.toFixed(3) };
  });
  const [first] = scored.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return first === undefined ? '' : ` Example: \`${first.id}\` (${first.text}).`;
}
