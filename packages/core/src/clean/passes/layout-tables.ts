import type { ContentElement } from '../../content/content-tree.ts';
import { rawTextOf } from '../../content/content-walk.ts';
import { HEADINGS } from '../../elements/element-kinds.ts';
import type { Pass } from '../context.ts';

const TABLE_PARTS: ReadonlySet<string> = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** What is known about a table once it has been read. */
interface Shape {
  widestRow: number;
  cells: number;
  hasHeader: boolean;
  hasTable: boolean;
  /** A heading or a rule: parts of a page, not of data. */
  hasSection: boolean;
  /** Characters of all cells, of the longest cell, and of cells whose row is otherwise empty. */
  length: number;
  longest: number;
  lonely: number;
}

/** Longest cell of data; a longer one is running text. @sweep layout-cell */
const MAX_DATA_CELL = 1000;

/**
 * Share of the text that one cell, or cells alone in their rows, must hold; the others are margins.
 * @sweep layout-cell-share
 */
const MIN_CELL_SHARE = 0.9;

/**
 * Turns layout tables into plain blocks: those that say so (`role`), those with one column or one cell, those that
 * contain a table, a heading or a rule, and those with a long text in one cell, or in one cell per row, and next to
 * nothing in the others. Header cells or a caption indicate data.
 */
export const layoutTables: Pass = {
  name: 'clean/layout-tables',
  needs: ['table'],
  run(_content, _context, elements) {
    if (!elements.some((element) => element.tag === 'table')) return false;
    const tableOf = nearestTables(elements);
    const shapes = measureTables(elements, tableOf);
    const flattened = new Set<ContentElement>();
    for (const element of elements) {
      const table = element.tag === 'table' ? element : tableOf.get(element);
      if (table === undefined || !isLayout(table, shapes.get(table)!)) continue;
      if (element === table || TABLE_PARTS.has(element.tag)) flattened.add(element);
    }
    for (const element of flattened) element.tag = 'div';
    return false;
  },
};

function isLayout({ attributes }: ContentElement, shape: Shape): boolean {
  const role = attributes.get('role')?.toLowerCase();
  if (role === 'presentation' || role === 'none') return true;
  if (shape.cells <= 1) return true;
  if (shape.hasHeader) return false;
  const placed = Math.max(shape.longest, shape.lonely);
  if (shape.longest > MAX_DATA_CELL && placed >= MIN_CELL_SHARE * shape.length) return true;
  return shape.widestRow <= 1 || shape.hasTable || shape.hasSection;
}

/** The nearest table around each element. */
function nearestTables(elements: readonly ContentElement[]): Map<ContentElement, ContentElement> {
  const tableOf = new Map<ContentElement, ContentElement>();
  for (const element of elements) {
    const table = element.tag === 'table' ? element : tableOf.get(element);
    if (table === undefined) continue;
    for (const child of element.children) if (child.kind === 'element') tableOf.set(child, table);
  }
  return tableOf;
}

function measureTables(
  elements: readonly ContentElement[],
  tableOf: ReadonlyMap<ContentElement, ContentElement>,
): Map<ContentElement, Shape> {
  const shapes = new Map<ContentElement, Shape>();
  const lengths = textLengths(elements);
  for (const element of elements) {
    if (element.tag === 'table') {
      shapes.set(element, {
        widestRow: 0,
        cells: 0,
        hasHeader: false,
        hasTable: false,
        hasSection: false,
        length: 0,
        longest: 0,
        lonely: 0,
      });
    }
    const shape = shapes.get(tableOf.get(element) ?? element);
    if (shape === undefined) continue;
    measurePart(element, shape, tableOf.has(element));
    if (element.tag === 'tr') measureRow(element, shape, lengths);
  }
  return shapes;
}

function measureRow(row: ContentElement, shape: Shape, lengths: ReadonlyMap<ContentElement, number>): void {
  const length = lengths.get(row)!;
  let longest = 0;
  for (const cell of row.children)
    if (cell.kind === 'element') longest = Math.max(longest, lengths.get(cell)!);
  shape.length += length;
  shape.longest = Math.max(shape.longest, longest);
  if (longest === length) shape.lonely += length;
}

/**
 * Characters of text in each element, without no-break spaces at its ends; goes backwards, so that children come first.
 */
function textLengths(elements: readonly ContentElement[]): Map<ContentElement, number> {
  const lengths = new Map<ContentElement, number>();
  for (const element of elements.toReversed()) {
    let length = 0;
    for (const child of element.children)
      length += child.kind === 'text' ? child.text.trim().length : lengths.get(child)!;
    lengths.set(element, length);
  }
  return lengths;
}

function measurePart(part: ContentElement, shape: Shape, isInside: boolean): void {
  const { tag, children } = part;
  if (tag === 'table' && isInside) shape.hasTable = true;
  else if (tag === 'th' || (tag === 'caption' && rawTextOf(part).trim() !== '')) shape.hasHeader = true;
  else if (tag === 'hr' || HEADINGS.has(tag)) shape.hasSection = true;
  else if (tag === 'tr') {
    const cells = children.filter(
      (child) => child.kind === 'element' && (child.tag === 'td' || child.tag === 'th'),
    );
    shape.widestRow = Math.max(shape.widestRow, cells.length);
    shape.cells += cells.length;
  }
}
