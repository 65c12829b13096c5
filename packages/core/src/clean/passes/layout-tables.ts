import type { ContentElement } from '../../content/content-tree.ts';
import { childElements, type ElementTree, elementTree, rawTextOf } from '../../content/content-walk.ts';
import { HEADINGS, MEDIA } from '../../elements/element-kinds.ts';
import { contentLengths } from '../content-lengths.ts';
import type { Pass } from '../context.ts';

const TABLE_PARTS: ReadonlySet<string> = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** What is known about a table once it has been read. */
interface Shape {
  widestRow: number;
  cells: number;
  /** Cells with a text. */
  filled: number;
  hasMedia: boolean;
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
 * Turns layout tables into plain blocks: those that say so (`role`), those with one column, one cell or one text, those that
 * contain a table, a heading or a rule, and those with a long text in one cell, or in one cell per row, and next to
 * nothing in the others. Header cells or a caption indicate data.
 */
export const layoutTables: Pass = {
  name: 'clean/layout-tables',
  needs: ['table'],
  run(content) {
    const tree = elementTree(content);
    const tableOf = nearestTables(tree);
    const isLayoutTable = layoutTablesOf(tree, tableOf);
    for (let index = 0; index < tree.elements.length; index++) {
      const table = tableOf[index]!;
      if (table < 0 || isLayoutTable[table] === 0) continue;
      const element = tree.elements[index]!;
      if (index === table || TABLE_PARTS.has(element.tag)) element.tag = 'div';
    }
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
  const isFrame = shape.filled <= 1 && !shape.hasMedia;
  return isFrame || shape.widestRow <= 1 || shape.hasTable || shape.hasSection;
}

/** The index of the table that each element is, or of the nearest one around it; -1 where there is none. */
function nearestTables({ elements, parent }: ElementTree): Int32Array {
  const tableOf = new Int32Array(elements.length);
  for (let index = 0; index < elements.length; index++) {
    const around = parent[index]!;
    if (elements[index]!.tag === 'table') tableOf[index] = index;
    else tableOf[index] = around < 0 ? -1 : tableOf[around]!;
  }
  return tableOf;
}

/** Marks the tables that are layout, by their index. */
function layoutTablesOf(tree: ElementTree, tableOf: Int32Array): Uint8Array {
  const { elements, parent } = tree;
  const isLayoutTable = new Uint8Array(elements.length);
  const lengths = contentLengths(tree);
  const shapes = new Map<number, Shape>();
  for (let index = 0; index < elements.length; index++) {
    const element = elements[index]!;
    if (element.tag === 'table') shapes.set(index, newShape());
    const table = tableOf[index]!;
    if (table < 0) continue;
    const around = parent[index]!;
    const isInner = table === index && around >= 0 && tableOf[around]! >= 0;
    const shape = shapes.get(isInner ? tableOf[around]! : table)!;
    measurePart(element, shape, table !== index || isInner);
    const length = lengths[index]!;
    if (element.tag === 'tr') shape.length += length;
    if (elements[around]?.tag === 'tr') {
      shape.longest = Math.max(shape.longest, length);
      if (length === lengths[around]) shape.lonely += length;
      if (length > 0) shape.filled++;
    }
  }
  for (const [table, shape] of shapes) if (isLayout(elements[table]!, shape)) isLayoutTable[table] = 1;
  return isLayoutTable;
}

function newShape(): Shape {
  return {
    widestRow: 0,
    cells: 0,
    filled: 0,
    hasMedia: false,
    hasHeader: false,
    hasTable: false,
    hasSection: false,
    length: 0,
    longest: 0,
    lonely: 0,
  };
}

function measurePart(part: ContentElement, shape: Shape, isInside: boolean): void {
  const { tag } = part;
  if (tag === 'table' && isInside) shape.hasTable = true;
  else if (tag === 'th' || (tag === 'caption' && rawTextOf(part).trim() !== '')) shape.hasHeader = true;
  else if (tag === 'hr' || HEADINGS.has(tag)) shape.hasSection = true;
  else if (MEDIA.has(tag)) shape.hasMedia = true;
  else if (tag === 'tr') {
    const cells = childElements(part).filter((child) => child.tag === 'td' || child.tag === 'th').length;
    shape.widestRow = Math.max(shape.widestRow, cells);
    shape.cells += cells;
  }
}
