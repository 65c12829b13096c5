import { cellsOf } from '../../perf/report/table.ts';

/** A table of a page that an earlier run wrote. */
export interface WrittenTable {
  /** Its lines in the page: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly head: readonly string[];
  readonly isNumber: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
}

/** What a table has where nothing was measured. */
export const NOTHING = '–';

const HEADING = /^#+ /u;
const HEADING_OR_TABLE = /^[#|]/u;

/** The text of a line that is a heading, else `null`. */
export function headingOf(line: string): string | null {
  return HEADING.test(line) ? line.replace(HEADING, '') : null;
}

/** The first table below a heading, before the next one. */
export function tableBelow(lines: readonly string[], heading: string): WrittenTable | null {
  const start = lines.findIndex((line) => headingOf(line) === heading);
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
