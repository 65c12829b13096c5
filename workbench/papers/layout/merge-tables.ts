import { cellsOf } from '../../perf/report/table.ts';
import type { Table } from '../../report/tables/table.ts';

/** The column of tables that have a row for each system. */
const SYSTEM = 'system';

type Cells = readonly string[];

/**
 * Tables of some systems with the rows of all others from a page that was written before. Throws if that was measured on other
 * pages, which titles and heads with their numbers of pages tell.
 * @param order All systems in the order of the rows.
 */
export function mergedTables(page: string, fresh: readonly Table[], order: readonly string[]): Table[] {
  const written = writtenTables(page);
  return fresh.map((table) => {
    const head = table.head.map(({ title }) => title);
    const [writtenHead = [], , ...rows] = written.get(table.title) ?? [];
    if (head.join() !== writtenHead.join())
      throw new Error(`'${table.title}' was written for other pages: measure all systems.`);
    return head[0] === SYSTEM ? { ...table, rows: mergedRows(rows, table.rows, order) } : table;
  });
}

/** The lines of each table of a page, by the heading above it. */
function writtenTables(page: string): ReadonlyMap<string, readonly Cells[]> {
  const tables = new Map<string, Cells[]>();
  let lines: Cells[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) {
      lines = [];
      tables.set(line.slice('## '.length), lines);
    } else if (line.startsWith('|')) lines.push(cellsOf(line));
  }
  return tables;
}

/** New rows in place of those of the same systems, or behind the system that comes before. */
function mergedRows(written: readonly Cells[], fresh: readonly Cells[], order: readonly string[]): Cells[] {
  const rows = [...written];
  const place = (label: string | undefined): number => rows.findIndex(([own]) => own === label);
  for (const row of fresh) {
    const known = place(row[0]);
    if (known >= 0) {
      rows[known] = row;
      continue;
    }
    const before = order.slice(0, order.indexOf(row[0]!)).findLast((label) => place(label) >= 0);
    rows.splice(place(before) + 1, 0, row);
  }
  return rows;
}
