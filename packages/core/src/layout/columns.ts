import { NO_NODE } from '../page/tree.ts';
import type { Rect } from './geometry.ts';
import type { Zone, ZoneId } from './zones.ts';

/** Index of a column; 0 is the whole body. */
export type ColumnId = number;

/** Vertically stacked zones with the same left and right edges; both are means over the zones. */
export interface Column {
  readonly zones: readonly ZoneId[];
  readonly rect: Rect;
  readonly children: readonly ColumnId[];
}

/**
 * Largest distance of edges that still count as aligned, as a share of a column's mean width (Rae et al.).
 * @source Rae et al. 2018.
 */
export const COLUMN_TOLERANCE = 0.1;

/** A column under construction; lists are linked, so that collapsing needs no copies. */
interface OpenColumn {
  readonly zones: ZoneId[];
  leftSum: number;
  rightSum: number;
  top: number;
  bottom: number;
  firstChild: ColumnId;
  lastChild: ColumnId;
  next: ColumnId;
}

/**
 * The columns of a page. Adjacent aligned zones of one parent form a column; a column as wide as its parent adds
 * nothing, so its own columns replace it. Replaced columns stay in the list without a parent.
 */
export function columnsOf(zones: readonly Zone[], tolerance: number = COLUMN_TOLERANCE): Column[] {
  const columns = buildColumns(zones, tolerance);
  collapse(columns, tolerance);
  return columns.map((column) => ({
    zones: column.zones,
    rect: {
      x: leftOf(column),
      y: column.top,
      width: rightOf(column) - leftOf(column),
      height: column.bottom - column.top,
    },
    children: childrenOf(columns, column),
  }));
}

function buildColumns(zones: readonly Zone[], tolerance: number): OpenColumn[] {
  const columns: OpenColumn[] = [openColumn(0, zones[0]!.rect)];
  for (let id = 0; id < columns.length; id++) {
    for (const zone of columns[id]!.zones) {
      const { firstChild, endChild } = zones[zone]!;
      let current: OpenColumn | null = null;
      for (let child = firstChild; child < endChild; child++) {
        const { rect } = zones[child]!;
        if (current !== null && isWithin(current, rect.x, rect.x + rect.width, tolerance)) {
          addZone(current, child, rect);
        } else {
          current = openColumn(child, rect);
          addChild(columns, id, columns.push(current) - 1);
        }
      }
    }
  }
  return columns;
}

/** Backwards in breadth-first order, so every column is settled before its parent reads it. */
function collapse(columns: readonly OpenColumn[], tolerance: number): void {
  for (let id = columns.length - 1; id >= 0; id--) {
    const column = columns[id]!;
    const children = childrenOf(columns, column);
    column.firstChild = NO_NODE;
    column.lastChild = NO_NODE;
    for (const child of children) {
      const one = columns[child]!;
      if (isWithin(column, leftOf(one), rightOf(one), tolerance)) {
        appendList(columns, column, one.firstChild, one.lastChild);
        one.firstChild = NO_NODE;
        one.lastChild = NO_NODE;
      } else {
        one.next = NO_NODE;
        appendList(columns, column, child, child);
      }
    }
  }
}

function appendList(columns: readonly OpenColumn[], to: OpenColumn, first: ColumnId, last: ColumnId): void {
  if (first === NO_NODE) return;
  if (to.lastChild === NO_NODE) to.firstChild = first;
  else columns[to.lastChild]!.next = first;
  to.lastChild = last;
}

function openColumn(zone: ZoneId, { x, y, width, height }: Rect): OpenColumn {
  return {
    zones: [zone],
    leftSum: x,
    rightSum: x + width,
    top: y,
    bottom: y + height,
    firstChild: NO_NODE,
    lastChild: NO_NODE,
    next: NO_NODE,
  };
}

function addZone(column: OpenColumn, zone: ZoneId, { x, y, width, height }: Rect): void {
  column.zones.push(zone);
  column.leftSum += x;
  column.rightSum += x + width;
  column.top = Math.min(column.top, y);
  column.bottom = Math.max(column.bottom, y + height);
}

function addChild(columns: readonly OpenColumn[], parent: ColumnId, child: ColumnId): void {
  appendList(columns, columns[parent]!, child, child);
}

function childrenOf(columns: readonly OpenColumn[], { firstChild }: OpenColumn): ColumnId[] {
  const children: ColumnId[] = [];
  for (let child = firstChild; child !== NO_NODE; child = columns[child]!.next) children.push(child);
  return children;
}

const leftOf = ({ leftSum, zones }: OpenColumn): number => leftSum / zones.length;
const rightOf = ({ rightSum, zones }: OpenColumn): number => rightSum / zones.length;

function isWithin(column: OpenColumn, left: number, right: number, tolerance: number): boolean {
  const allowed = tolerance * (rightOf(column) - leftOf(column));
  return Math.abs(leftOf(column) - left) <= allowed && Math.abs(rightOf(column) - right) <= allowed;
}
