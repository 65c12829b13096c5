import { markdownTable } from '../../perf/report/table.ts';

/** A table as data, for HTML and for Markdown alike. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly head: readonly { readonly title: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** The table as Markdown, without its title. */
export function tableMarkdown({ note, head, rows }: Table): string {
  const columns = head.map(({ title, isNumber = false }, c) => ({
    title,
    isNumber,
    cell: (row: readonly string[]) => row[c] ?? '',
  }));
  const table = markdownTable(columns, rows);
  return note === undefined ? table : `${note}\n\n${table}`;
}

/** Three digits, or a dash. */
export function score(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(3);
}
