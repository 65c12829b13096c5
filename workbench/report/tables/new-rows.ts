import { markdownTable } from '../../perf/report/table.ts';
import { headingOf, NOTHING, tableBelow, type WrittenTable } from './written-table.ts';

/** The column that tells tables of systems from all others. */
const SYSTEM = 'system';
const RANK = '#';
/** Tables that are in the order of one of these columns, best first; all others are in that of the table of means. */
const ORDERING = ['mean', 'score'];

/** A page of an earlier run with the rows of a later one. */
export interface RenewedPage {
  readonly text: string;
  /** The order in which its tables name the systems. */
  readonly order: readonly string[];
  /** Headings of the tables that stay as they are, because the later run has other columns: it measured other pages. */
  readonly kept: readonly string[];
}

/** An earlier page in which the systems of a later run have their new rows. Tables without systems stay as they are. */
export function withNewRows(written: string, fresh: string, order: readonly string[] = []): RenewedPage {
  const lines = written.split('\n');
  const later = fresh.split('\n');
  const headings = lines.flatMap((line) => headingOf(line) ?? []);
  const kept: string[] = [];
  let known = order;
  for (const heading of headings) {
    const [old, own] = [tableBelow(lines, heading), tableBelow(later, heading)];
    if (old === null || own === null || !old.head.includes(SYSTEM)) continue;
    if (old.head.join() !== own.head.join()) {
      kept.push(heading);
      continue;
    }
    const rows = inOrder(mergedRows(old, own), old.head, known);
    if (old.head.includes('mean')) known = rows.map((row) => row[old.head.indexOf(SYSTEM)]!);
    lines.splice(old.from, old.to - old.from, ...tableOf(old, rows).split('\n'));
  }
  return { text: lines.join('\n'), order: known, kept };
}

/** All rows; a system that was measured again has its new cells, and its old ones where nothing was measured. */
function mergedRows(old: WrittenTable, own: WrittenTable): (readonly string[])[] {
  const at = old.head.indexOf(SYSTEM);
  const anew = new Map(own.rows.map((row) => [row[at]!, row]));
  const kept = old.rows.map((row) => {
    const now = anew.get(row[at]!);
    anew.delete(row[at]!);
    return now === undefined ? row : now.map((cell, c) => (cell === NOTHING ? row[c]! : cell));
  });
  return [...kept, ...anew.values()];
}

function inOrder(
  rows: readonly (readonly string[])[],
  head: readonly string[],
  known: readonly string[],
): readonly (readonly string[])[] {
  const by = head.findIndex((title) => ORDERING.includes(title));
  const at = head.indexOf(SYSTEM);
  const place = (row: readonly string[]): number => {
    const found = known.indexOf(row[at]!);
    return found < 0 ? known.length : found;
  };
  const sorted = rows.toSorted((a, b) =>
    by < 0 ? place(a) - place(b) : numberIn(b[by]!) - numberIn(a[by]!),
  );
  const rank = head.indexOf(RANK);
  return rank < 0 ? sorted : sorted.map((row, i) => row.with(rank, String(i + 1)));
}

/** Systems without a score come last. */
function numberIn(cell: string): number {
  return cell === NOTHING ? Number.NEGATIVE_INFINITY : Number(cell);
}

function tableOf({ head, isNumber }: WrittenTable, rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, c) => ({
    title: title.trimEnd(),
    isNumber: isNumber[c] === true,
    cell: (row: readonly string[]) => row[c] ?? '',
  }));
  return markdownTable(columns, rows);
}
