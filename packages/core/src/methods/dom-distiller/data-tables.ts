import { getAttribute, textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { VISIBLE } from '../../page/spaces.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';

/** What the elements of a table, without those of nested tables, say about it; bits of a flag. */
const Sign = { role: 1, nested: 2, header: 4, cellAttribute: 8, plugIn: 16 } as const;

const TABLE_ROLES: readonly string[] = ['grid', 'treegrid'];
const PART_ROLES: readonly string[] = ['gridcell', 'columnheader', 'row', 'rowgroup', 'rowheader'];
const LANDMARK_ROLES: readonly string[] = [
  'application',
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'search',
];
const HEADERS = tagSet('thead', 'tfoot', 'colgroup', 'col');
/** These make a header only if they contain text. */
const WORDED_HEADERS = tagSet('th', 'caption');
const PLUG_INS = tagSet('embed', 'object', 'applet', 'iframe');
const CELL_ATTRIBUTES = ['abbr', 'headers', 'scope'];

/** The counts behind the decisions, by table. */
interface TableFacts {
  readonly signs: Uint8Array;
  readonly rows: Int32Array;
  readonly cells: Int32Array;
  /** Cells of the longest row. */
  readonly columns: Int32Array;
}

/** Marks the tables that hold data rather than lay out the page, judging by the HTML alone; one pass. */
export function dataTables(page: Page): Uint8Array {
  const { size, tag, kind, end } = page.tree;
  const isData = new Uint8Array(size);
  const facts = tableFacts(page);
  let editableUntil = 0;
  for (let id = 0; id < size; id++) {
    if (kind[id] !== NodeKind.element) continue;
    if (getAttribute(page, id, 'contenteditable')?.toLowerCase() === 'true') {
      editableUntil = Math.max(editableUntil, end[id]!);
    }
    if (tag[id] === Tag.table && id >= editableUntil && holdsData(page, id, facts)) isData[id] = 1;
  }
  return isData;
}

function holdsData(page: Page, table: NodeId, { signs, rows, cells, columns }: TableFacts): boolean {
  const role = roleOf(page, table);
  const has = (sign: number): boolean => (signs[table]! & sign) !== 0;
  if (role === 'presentation') return false;
  if (TABLE_ROLES.includes(role) || LANDMARK_ROLES.includes(role) || has(Sign.role)) return true;
  if (getAttribute(page, table, 'datatable') === '0' || has(Sign.nested)) return false;
  if (rows[table]! <= 1 || columns[table]! <= 1) return false;
  if (has(Sign.header) || has(Sign.cellAttribute)) return true;
  if (getAttribute(page, table, 'summary') !== null) return true;
  if (columns[table]! >= 5 || rows[table]! >= 20) return true;
  return cells[table]! > 10 && !has(Sign.plugIn);
}

function tableFacts(page: Page): TableFacts {
  const { tree } = page;
  const { size, tag, parent, kind } = tree;
  const signs = new Uint8Array(size);
  const rows = new Int32Array(size);
  const cells = new Int32Array(size);
  const columns = new Int32Array(size);
  const rowLength = new Int32Array(size);
  const tableOf = nearestTables(tree);
  const textsBefore = countTexts(page);
  for (let id = 0; id < size; id++) {
    const table = tableOf[id]!;
    if (table === NO_NODE || kind[id] !== NodeKind.element) continue;
    const isWorded = textsBefore[tree.end[id]!]! > textsBefore[id]!;
    signs[table]! |= signsOf(page, id, isWorded);
    if (tag[id] === Tag.tr) rows[table]!++;
    if (tag[id] === Tag.td) cells[table]!++;
    if (tag[id] !== Tag.td && tag[id] !== Tag.th) continue;
    rowLength[parent[id]!]!++;
    columns[table] = Math.max(columns[table]!, rowLength[parent[id]!]!);
  }
  return { signs, rows, cells, columns };
}

function signsOf(page: Page, element: NodeId, isWorded: boolean): number {
  const tag = page.tree.tag[element]!;
  const role = roleOf(page, element);
  let signs = PART_ROLES.includes(role) || LANDMARK_ROLES.includes(role) ? Sign.role : 0;
  if (tag === Tag.table) signs |= Sign.nested;
  if (HEADERS[tag] === 1 || (WORDED_HEADERS[tag] === 1 && isWorded)) signs |= Sign.header;
  if (PLUG_INS[tag] === 1) signs |= Sign.plugIn;
  if (tag !== Tag.td) return signs;
  const isExplained = CELL_ATTRIBUTES.some((name) => getAttribute(page, element, name) !== null);
  return isExplained || holdsOnlyAbbr(page.tree, element) ? signs | Sign.cellAttribute : signs;
}

function holdsOnlyAbbr({ kind, tag, end }: PageTree, cell: NodeId): boolean {
  let only = NO_NODE;
  for (let id = cell + 1; id < end[cell]!; id++) {
    if (kind[id] !== NodeKind.element) continue;
    if (only !== NO_NODE) return false;
    only = id;
  }
  return only !== NO_NODE && tag[only] === Tag.abbr;
}

function roleOf(page: Page, element: NodeId): string {
  return getAttribute(page, element, 'role')?.toLowerCase() ?? '';
}

/** The table that each node is in, the innermost one. */
function nearestTables({ size, tag, parent }: PageTree): Int32Array {
  const nearest = new Int32Array(size).fill(NO_NODE);
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    nearest[id] = tag[above] === Tag.table ? above : nearest[above]!;
  }
  return nearest;
}

/** How many texts that are not blank come before each node. */
function countTexts(page: Page): Int32Array {
  const { size, kind } = page.tree;
  const before = new Int32Array(size + 1);
  for (let id = 0; id < size; id++) {
    const isWorded = kind[id] === NodeKind.text && VISIBLE.test(textOf(page, id));
    before[id + 1] = before[id]! + Number(isWorded);
  }
  return before;
}
