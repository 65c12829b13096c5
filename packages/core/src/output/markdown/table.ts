import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { HEADINGS } from '../../elements/element-kinds.ts';
import { rowsOf, type TableRow } from '../tables.ts';
import { isPhrase } from '../walk-content.ts';
import { markdownLine } from './line.ts';
import { holdsAttribute } from './line-starts.ts';

/** Wider tables are unreadable as Markdown, and spans could make the output larger than the page. @cap */
const MAX_COLUMNS = 100;

/** Maximum number of rows that one cell may span. The limit of the HTML standard is 65534, which no page needs. @cap */
const MAX_ROW_SPAN = 1000;

/**
 * Most empty cells that spans may add: per cell of the table, and for the table as a whole. Full-width rows in a table
 * of eight columns stay far below that; a span on every cell of a long table would make the output outgrow the page.
 * @cap
 */
const MAX_EMPTY_PER_CELL = 8;
const MAX_EMPTY = 64;

const BOLD = { kind: 'mark', mark: '**' } as const;

/**
 * A table without its captions as GFM. `null` if a cell contains what no GFM cell can hold: code, quotes, callouts,
 * definitions, nested lists, tables; or if a header contains what a parser would make an attribute of. Such a table is
 * written as HTML.
 */
export function markdownTable(table: ContentElement): string | null {
  const { rows } = rowsOf(table);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width === 0 || width > MAX_COLUMNS) return null;
  if (!rows.every(({ cells }) => cells.every(isSimpleCell))) return null;
  const hasHeader = isHeader(rows[0]!) || isBoldHeader(rows);
  const layOut = rowLayout(rows);
  const header = hasHeader ? layOut(rows[0]!, true) : [];
  // Showdown makes names of header cells.
  if (header.some(holdsAttribute)) return null;
  let columns = header.length;
  const lines: string[] = [];
  for (let index = hasHeader ? 1 : 0; index < rows.length; index++) {
    const line = layOut(rows[index]!, false);
    columns = Math.max(columns, line.length);
    lines.push(formatRow(line));
  }
  const padded = Array.from({ length: columns }, (_, column) => header[column] ?? EMPTY);
  lines.unshift(formatRow(padded), formatRow(padded.map(() => '---')));
  return lines.join('\n');
}

/** True if the markup says that the row is a header: a first row of data must not become one. */
function isHeader({ isHead, cells }: TableRow): boolean {
  return isHead || cells.every((cell) => cell.tag === 'th');
}

/** True for a bold first row above a row that is not bold: that is how editors without header cells write a header. */
function isBoldHeader(rows: readonly TableRow[]): boolean {
  const [first, second] = rows;
  if (first === undefined || second === undefined || first.cells.length < 2) return false;
  return first.cells.every(isBold) && !second.cells.every(isBold);
}

function isBold({ children }: ContentElement): boolean {
  let [child] = children;
  if (child?.kind === 'element' && isLine(child) && children.length === 1) [child] = child.children;
  return children.length === 1 && child?.kind === 'element' && (child.tag === 'b' || child.tag === 'strong');
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The text of an empty cell. */
const EMPTY = ' ';

/**
 * Gives the cell texts of one row after the other; the cells that a span covers are empty. Rows may end early, as GFM
 * allows.
 */
function rowLayout(rows: readonly TableRow[]): (row: TableRow, isHeader: boolean) => string[] {
  const spanned: number[] = [];
  let room = MAX_EMPTY + rows.reduce((sum, row) => sum + row.cells.length * MAX_EMPTY_PER_CELL, 0);
  const skip = (line: string[]): void => {
    for (; (spanned[line.length] ?? 0) > 0 && room > 0; room--) {
      spanned[line.length]!--;
      line.push(EMPTY);
    }
  };
  return ({ cells }, isHeader) => {
    const line: string[] = [];
    for (const cell of cells) {
      skip(line);
      const start = line.length;
      const end = Math.min(start + spanOf(cell, 'colspan', MAX_COLUMNS), Math.max(MAX_COLUMNS, start + 1));
      line.push(cellText(cell, isHeader) || EMPTY);
      for (; line.length < end && (spanned[line.length] ?? 0) === 0 && room > 0; room--) line.push(EMPTY);
      const below = spanOf(cell, 'rowspan', MAX_ROW_SPAN) - 1;
      for (let column = start; below > 0 && column < line.length; column++) spanned[column] = below;
    }
    skip(line);
    return line;
  };
}

function spanOf({ attributes }: ContentElement, name: string, max: number): number {
  const span = Number(attributes.get(name) ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, max) : 1;
}

function isSimpleCell({ children }: ContentElement): boolean {
  return children.every((child) => isPhrase(child) || isLine(child) || isRule(child) || isSimpleList(child));
}

function isLine(node: ContentNode): node is ContentElement {
  return node.kind === 'element' && (node.tag === 'p' || HEADINGS.has(node.tag));
}

/** A rule in a cell only draws a line, so it is dropped. */
function isRule(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'hr';
}

function isSimpleList(node: ContentNode): node is ContentElement {
  if (node.kind !== 'element' || (node.tag !== 'ul' && node.tag !== 'ol')) return false;
  return node.children.every((item) => item.kind === 'element' && item.children.every(isPhrase));
}

/** The lines of a cell, separated by `<br>`. Row headers are bold, as browsers show them. */
function cellText(cell: ContentElement, isHeader: boolean): string {
  const wrapper = cell.tag === 'th' && !isHeader ? BOLD : null;
  if (cell.children.every(isPhrase)) return markdownLine(cell.children, 'cell', wrapper);
  const lines: string[] = [];
  let phrases: ContentNode[] = [];
  const flush = (): void => {
    lines.push(markdownLine(phrases, 'cell', wrapper));
    phrases = [];
  };
  for (const child of cell.children) {
    if (isPhrase(child)) {
      phrases.push(child);
      continue;
    }
    flush();
    if (isLine(child)) lines.push(markdownLine(child.children, 'cell', wrapper));
    else if (isSimpleList(child)) for (const line of listLines(child)) lines.push(line);
  }
  flush();
  return lines.filter((line) => line !== '').join('<br>');
}

function listLines(list: ContentElement): string[] {
  return list.children.map((item) => {
    const text = item.kind === 'element' ? markdownLine(item.children, 'cell') : '';
    return text === '' ? '' : `- ${text}`;
  });
}
