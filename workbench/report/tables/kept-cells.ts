import { markdownTable } from '../../perf/report/table.ts';
import { NOTHING, tableBelow, type WrittenTable } from './written-table.ts';

/** A table of a page that a later run may have measured in part. */
export interface PartialTable {
  /** The text of the heading above it. */
  readonly heading: string;
  /** Columns that say what was measured: where both pages have a cell of them, it must be the same one. */
  readonly same: readonly string[];
  /** True if systems are columns, which are kept as rows are in other tables. */
  readonly hasSystemsAbove?: boolean;
}

/**
 * A page that was measured in part, with the rows, columns and cells that it lacks from the page before it. Throws if that was
 * measured on other pages.
 */
export function withKeptCells(fresh: string, written: string, tables: readonly PartialTable[]): string {
  const lines = fresh.split('\n');
  const before = written.split('\n');
  // From the last to the first, so that the lines of those that are still to come stay where they are.
  const found = tables
    .flatMap((table) => {
      const [own, old] = [tableBelow(lines, table.heading), tableBelow(before, table.heading)];
      return own === null || old === null ? [] : [{ ...table, own, old }];
    })
    .sort((a, b) => b.own.from - a.own.from);
  for (const { own, old, ...table } of found)
    lines.splice(own.from, own.to - own.from, ...merged(own, old, table).split('\n'));
  return lines.join('\n');
}

function merged(own: WrittenTable, old: WrittenTable, table: PartialTable): string {
  const { heading, same, hasSystemsAbove = false } = table;
  const titles = [...new Set([...(hasSystemsAbove ? old.head : []), ...own.head])];
  const keys = [...new Set([...old.rows, ...own.rows].map(([key]) => key!))];
  const cell = (key: string, title: string): string => {
    const [now, then] = [cellAt(own, key, title), cellAt(old, key, title)];
    if (same.includes(title.trimEnd()) && now !== undefined && then !== undefined && now !== then)
      throw new Error(
        `'${heading}' was written for other pages ('${key}' ${then}, now ${now}): measure all systems.`,
      );
    return (now === undefined || now === NOTHING ? then : now) ?? now ?? NOTHING;
  };
  return markdownTable<string>(
    titles.map((title) => ({
      title: title.trimEnd(),
      isNumber: [own, old].some(({ head, isNumber }) => isNumber[head.indexOf(title)] === true),
      cell: (key) => cell(key, title),
    })),
    keys,
  );
}

function cellAt({ head, rows }: WrittenTable, key: string, title: string): string | undefined {
  const column = head.indexOf(title);
  return column < 0 ? undefined : rows.find(([own]) => own === key)?.[column];
}
