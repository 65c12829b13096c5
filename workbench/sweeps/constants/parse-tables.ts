import { cellsOf } from '../../perf/report/table.ts';

/** The cells of a row of a Markdown table, by the titles of their columns; the last column has none. */
export type Row = ReadonlyMap<string, string>;

/** The rows of all tables of a document that have a column of this title. */
export function* parseTables(text: string, column: string): Generator<Row> {
  let head: readonly string[] = [];
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      head = [];
      continue;
    }
    const cells = cellsOf(line);
    if (head.length === 0) head = cells;
    else if (head.includes(column) && !cells[0]!.startsWith('--'))
      yield new Map(cells.map((cell, at) => [head[at] ?? '', cell]));
  }
}
