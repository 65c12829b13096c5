/** A column of a Markdown table. */
export interface Column<Row> {
  readonly title: string;
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => string;
}

const PIPE = /\|/g;
const LINE_END = /\s*\n\s*/g;

/** Rows as a GitHub-flavoured Markdown table, columns padded so that it reads well as plain text too. */
export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [
    columns.map((column) => column.title),
    ...rows.map((row) => columns.map((column) => escaped(column.cell(row)))),
  ];
  const widths = columns.map((_, c) => Math.max(3, ...cells.map((line) => line[c]?.length ?? 0)));
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const padded = (texts: readonly string[]): string[] =>
    texts.map((text, c) =>
      columns[c]?.isNumber === true ? text.padStart(widths[c] ?? 0) : text.padEnd(widths[c] ?? 0),
    );
  const rule = columns.map((column, c) => {
    const dashes = '-'.repeat((widths[c] ?? 0) - 1);
    return column.isNumber === true ? `${dashes}:` : `-${dashes}`;
  });
  const [head = [], ...body] = cells.map(padded);
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** The cells of a line of a Markdown table. */
export function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** A number with about three significant digits and no exponent; `–` if there is none. */
export function short(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

function escaped(text: string): string {
  return text.replace(PIPE, '\\|').replace(LINE_END, ' ');
}
