import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import type { PageLayout } from '../page/page-layout.ts';
import { NO_NODE, type NodeId } from '../page/tree.ts';
import { BoxKind, type BoxTree, boxTree } from './box-tree.ts';
import { type Rect, rectOf, unionRects } from './geometry.ts';

/** Index of a zone; 0 is the whole body. */
export type ZoneId = number;

/** A rectangle of the page that reads as a unit: a run of inline boxes, or everything in a box. */
export interface Zone {
  /** `NO_NODE` for the body. */
  readonly parent: ZoneId;
  /** Its elements and texts, in order. */
  readonly nodes: readonly NodeId[];
  readonly rect: Rect;
  /** Its child zones are `[firstChild, endChild)`; a leaf has none. */
  readonly firstChild: ZoneId;
  readonly endChild: ZoneId;
}

/** The zones of a page, breadth first: parents before children, the zones of one parent next to each other. */
export interface ZoneTree {
  readonly zones: readonly Zone[];
  /** 1 for every node of the page that is a visible text and not blank. */
  readonly isText: Uint8Array;
}

/** Cuts a rendered page into zones; `null` if it has no body. */
export function zonesOf(page: Page, layout: PageLayout): ZoneTree | null {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return null;
  const boxes = boxTree(page, layout, body);
  return { zones: buildZones(boxes, layout, breaksOf(boxes)), isText: boxes.isText };
}

/** What splits zones: line breaks between text, and boxes that contain more than one unit. */
interface Breaks {
  readonly isSplitting: Uint8Array;
  readonly isBrokenDown: Uint8Array;
}

function breaksOf(boxes: BoxTree): Breaks {
  const { size, parent, kind, isSignificant } = boxes;
  const first = new Int32Array(size).fill(size);
  const last = new Int32Array(size).fill(-1);
  const blocks = new Int32Array(size);
  const inlines = new Int32Array(size);
  for (let box = 1; box < size; box++) {
    if (isSignificant[box] !== 1 || kind[box] === BoxKind.lineBreak) continue;
    const above = parent[box]!;
    first[above] = Math.min(first[above]!, box);
    last[above] = box;
    if (kind[box] === BoxKind.block) blocks[above]!++;
    else inlines[above]!++;
  }
  const isSplitting = new Uint8Array(size);
  const isBrokenDown = new Uint8Array(size);
  // Backwards, so that every child is decided before its parent.
  for (let box = size - 1; box >= 0; box--) {
    if (blocks[box]! > 1 || (blocks[box]! > 0 && inlines[box]! > 0)) isBrokenDown[box] = 1;
    if (box === 0) break;
    const above = parent[box]!;
    const isBetween = first[above]! < box && box < last[above]!;
    if (kind[box] === BoxKind.lineBreak && isBetween) isSplitting[box] = 1;
    isBrokenDown[above]! |= isBrokenDown[box]! | isSplitting[box]!;
  }
  return { isSplitting, isBrokenDown };
}

/** A zone whose children are not known yet. */
interface OpenZone {
  readonly parent: ZoneId;
  readonly boxes: readonly number[];
  firstChild: ZoneId;
  endChild: ZoneId;
}

function buildZones(boxes: BoxTree, layout: PageLayout, breaks: Breaks): Zone[] {
  const open: OpenZone[] = [{ parent: NO_NODE, boxes: [0], firstChild: 0, endChild: 0 }];
  for (let id = 0; id < open.length; id++) {
    const zone = open[id]!;
    zone.firstChild = open.length;
    const split = zone.boxes.find((box) => breaks.isBrokenDown[box] === 1);
    if (split !== undefined) {
      for (const group of groupChildren(boxes, breaks, split)) {
        open.push({ parent: id, boxes: group, firstChild: 0, endChild: 0 });
      }
    }
    zone.endChild = open.length;
  }
  return closeZones(open, boxes, layout);
}

/** Backwards: a box that holds only floats has no area of its own, so its zone is the union of its child zones. */
function closeZones(open: readonly OpenZone[], { node }: BoxTree, layout: PageLayout): Zone[] {
  const zones = new Array<Zone>(open.length);
  for (let id = open.length - 1; id >= 0; id--) {
    const { parent, boxes, firstChild, endChild } = open[id]!;
    const nodes = boxes.map((box) => node[box]!);
    let rect = unionRects(nodes.map((one) => rectOf(layout, one)));
    if (rect.width === 0) rect = unionRects(zones.slice(firstChild, endChild).map((child) => child.rect));
    zones[id] = { parent, nodes, rect, firstChild, endChild };
  }
  return zones;
}

/** Groups runs of inline boxes; blocks and split boxes stay alone; line breaks separate groups. */
function groupChildren(
  { kind, isSignificant, firstChild, nextSibling }: BoxTree,
  breaks: Breaks,
  box: number,
): number[][] {
  const groups: number[][] = [];
  let run: number[] | null = null;
  for (let child = firstChild[box]!; child !== NO_NODE; child = nextSibling[child]!) {
    const isAlone =
      breaks.isBrokenDown[child] === 1 || (isSignificant[child] === 1 && kind[child] === BoxKind.block);
    if (breaks.isSplitting[child] === 1) run = null;
    else if (isAlone) {
      groups.push([child]);
      run = null;
    } else if (isSignificant[child] === 1 && kind[child] === BoxKind.inline) {
      if (run === null) {
        run = [];
        groups.push(run);
      }
      run.push(child);
    }
  }
  return groups;
}
