import type { PageRecord } from '../bench/result.ts';
import { type Table, tableMarkdown } from '../report/tables/table.ts';
import { columnsOf, measuredValue, publishedValue, rowScores, rowsOf, scoredPages } from './column-values.ts';
import type { ComparedRow, Comparison, MeasuredColumn, Paper, PublishedColumn } from './paper.ts';

/** A larger difference needs a reason. */
const LARGE_DIFFERENCE = 0.03;

/** A published number and ours, far apart. */
export interface Difference {
  readonly row: string;
  readonly column: string;
  readonly theirs: number;
  readonly ours: number;
  readonly reason: string;
  /** A page that shows it, with its number. */
  readonly example: string;
}

/** Every large difference. A measured column is compared with the published one before it. */
export function differences(
  paper: Paper,
  comparison: Comparison,
  pages: readonly PageRecord[],
): readonly Difference[] {
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
    return rows.flatMap((row) => differenceOf(paper, row, before, column, meant));
  });
}

/** The differences as a table, and each reason once with the rows that have it; empty without differences. */
export function differencesMarkdown(found: readonly Difference[]): string {
  if (found.length === 0) return '';
  const table: Table = {
    id: 'differences',
    title: 'differences',
    head: ['', 'column', 'published', 'ours', 'difference', 'example page'].map((title, c) => ({
      title,
      isNumber: c > 1 && c < 5,
    })),
    rows: found.map(({ row, column, theirs, ours, example }) => [
      row,
      column,
      theirs.toFixed(3),
      ours.toFixed(3),
      `${ours < theirs ? '−' : '+'}${Math.abs(ours - theirs).toFixed(3)}`,
      example,
    ]),
  };
  const rowsByReason = new Map<string, Set<string>>();
  for (const { row, reason } of found)
    rowsByReason.set(reason, (rowsByReason.get(reason) ?? new Set<string>()).add(row));
  const reasons = [...rowsByReason].map(([reason, rows]) => `- ${[...rows].join('; ')}: ${reason}`);
  return `More than three points apart:\n\n${tableMarkdown(table)}\n\n${reasons.join('\n')}`;
}

function differenceOf(
  paper: Paper,
  row: ComparedRow,
  before: PublishedColumn,
  column: MeasuredColumn,
  pages: readonly PageRecord[],
): Difference[] {
  const theirs = publishedValue(paper, before, row);
  const ours = measuredValue(column, row, pages);
  if (theirs === null || ours === null || Math.abs(ours - theirs) <= LARGE_DIFFERENCE) return [];
  return [
    {
      row: row.label,
      // A column that is just ours is named by the one beside it.
      column: column.title === 'ours' ? before.title.replace(', published', '') : column.title,
      theirs,
      ours,
      reason: row.differs ?? 'no reason is known.',
      example: examplePage(column, row, pages, ours < theirs),
    },
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
  return first === undefined ? '' : `\`${first.id}\` ${first.text}`;
}
