import { cellsOf, markdownTable } from '../../perf/report/table.ts';

/** A table of a page that a later run may have measured in part. */
export interface PartialTable {
  /** The text of the heading above it. */
  readonly heading: string;
  /** Columns that say what was measured: where both pages have a cell of them, it must be the same one. */
  readonly same: readonly string[];
  /** True if systems are columns, which are kept as rows are in other tables. */
  readonly hasSystemsAbove?: boolean;
}

interface WrittenTable {
  /** Its lines in the page: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly head: readonly string[];
  readonly isNumber: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
}

const HEADING = /^#+ /u;
const HEADING_OR_TABLE = /^[#|]/u;

/** What a table has where nothing was measured. */
const NOTHING = '–';

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

/** The first table below a heading, before the next one. */
function tableBelow(lines: readonly string[], heading: string): WrittenTable | null {
  const start = lines.findIndex((line) => HEADING.test(line) && line.replace(HEADING, '') === heading);
  if (start < 0) return null;
  let from = start + 1;
  while (from < lines.length && !HEADING_OR_TABLE.test(lines[from]!)) from++;
  let to = from;
  while (to < lines.length && lines[to]!.startsWith('|')) to++;
  if (to === from) return null;
  const [head, rule, ...rows] = lines.slice(from, to).map(cellsOf);
  return { from, to, head: named(head!), isNumber: rule!.map((cell) => cell.endsWith(':')), rows };
}

/** Titles may occur twice; from the second on, spaces tell them apart. */
function named(titles: readonly string[]): string[] {
  const known = new Map<string, number>();
  return titles.map((title) => {
    const before = known.get(title) ?? 0;
    known.set(title, before + 1);
    return title + ' '.repeat(before);
  });
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
