import type { ContentElement } from '../content-tree.ts';
import { elementsOf, rawTextOf } from '../content-walk.ts';
import type { Pass } from '../context.ts';
import { HEADINGS } from '../element-kinds.ts';

const TABLE_PARTS: ReadonlySet<string> = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** What is known about a table once all of it has been seen. */
interface Shape {
  widestRow: number;
  cells: number;
  hasHeader: boolean;
  hasTable: boolean;
  /** A heading or a rule: parts of a page, not of data. */
  hasSection: boolean;
}

/**
 * Turns tables that only place things on the page into plain blocks: those that say so (`role`), those with one
 * column or one cell, and those with a table, a heading or a rule inside. Header cells or a caption speak for data.
 */
export const layoutTables: Pass = {
  name: 'clean/layout-tables',
  needs: ['table'],
  run(content) {
    const elements = elementsOf(content);
    if (!elements.some((element) => element.tag === 'table')) return;
    const tableOf = owners(elements);
    const shapes = measureTables(elements, tableOf);
    const flattened = new Set<ContentElement>();
    for (const element of elements) {
      const table = element.tag === 'table' ? element : tableOf.get(element);
      if (table === undefined || !isLayout(table, shapes.get(table)!)) continue;
      if (element === table || TABLE_PARTS.has(element.tag)) flattened.add(element);
    }
    for (const element of flattened) element.tag = 'div';
  },
};

function isLayout({ attributes }: ContentElement, shape: Shape): boolean {
  const role = attributes.get('role')?.toLowerCase();
  if (role === 'presentation' || role === 'none') return true;
  if (shape.cells <= 1) return true;
  return !shape.hasHeader && (shape.widestRow <= 1 || shape.hasTable || shape.hasSection);
}

/** The nearest table around each element. */
function owners(elements: readonly ContentElement[]): Map<ContentElement, ContentElement> {
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
  for (const element of elements) {
    if (element.tag === 'table') {
      shapes.set(element, { widestRow: 0, cells: 0, hasHeader: false, hasTable: false, hasSection: false });
    }
    const shape = shapes.get(tableOf.get(element) ?? element);
    if (shape !== undefined) measurePart(element, shape, tableOf.has(element));
  }
  return shapes;
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
