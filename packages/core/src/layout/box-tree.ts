import { growableInts, pushInt } from '../features/growable.ts';
import { textLengths } from '../features/text-length.ts';
import { isSeenBox, seenNodes } from '../hidden/seen-nodes.ts';
import { NEVER_SHOWN } from '../hidden/unread-tags.ts';
import type { Page } from '../page/page.ts';
import { type PageLayout, styleOf } from '../page/page-layout.ts';
import { tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';
import { areaOf } from './geometry.ts';

/** What a box does to the flow of text around it. */
export const BoxKind = { inline: 0, block: 1, lineBreak: 2 } as const;

/**
 * The body as boxes: laid-out elements and texts that are not blank, in document order; box 0 is the body. Elements
 * with `display: contents` are skipped, so their children belong to the box above.
 */
export interface BoxTree {
  readonly size: number;
  readonly node: Int32Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  /** A `BoxKind` each. */
  readonly kind: Uint8Array;
  /** 1 if text is visible in a box that has an area and is not hidden itself. */
  readonly isSignificant: Uint8Array;
  /** 1 for every node of the page that is a visible text and not blank. */
  readonly isText: Uint8Array;
}

/** `display` values whose boxes start on a line of their own; table cells are side by side and do not. */
const BLOCK_DISPLAYS: ReadonlySet<string> = new Set([
  'block',
  'flow-root',
  'flex',
  'grid',
  'list-item',
  'table',
  'table-row',
  'table-caption',
  'table-header-group',
  'table-row-group',
  'table-footer-group',
]);
const BOXLESS_DISPLAYS: ReadonlySet<string> = new Set(['none', 'table-column', 'table-column-group']);
const LINE_BREAKS = tagSet('br', 'hr');

/** Builds the boxes of a body in a few passes. */
export function boxTree(page: Page, layout: PageLayout, body: NodeId): BoxTree {
  const { tree } = page;
  const seen = seenNodes(tree, layout);
  const chars = textLengths(
    page,
    seen.map((one) => 1 - one),
  );
  const isText = Uint8Array.from(chars, (count) => Number(count > 0));
  const { node, parent } = collectBoxes(page, layout, body, chars);
  const size = node.length;
  const boxes = { size, node, parent, isText, ...links(parent), kind: new Uint8Array(size) };
  const hasText = new Uint8Array(size);
  const isSignificant = new Uint8Array(size);
  for (let box = size - 1; box >= 0; box--) {
    const id = node[box]!;
    boxes.kind[box] = kindOf(tree.kind[id]!, tree.tag[id]!, styleOf(layout, id).display);
    hasText[box]! |= isText[id]!;
    if (box > 0) hasText[parent[box]!]! |= hasText[box]!;
    isSignificant[box] = hasText[box]! & Number(isSeenBox(layout, id) && areaOf(layout, id) > 0);
  }
  return { ...boxes, isSignificant };
}

/** The nodes that are boxes, and the box above each. */
function collectBoxes(
  { tree }: Page,
  layout: PageLayout,
  body: NodeId,
  chars: Int32Array,
): { node: Int32Array; parent: Int32Array } {
  const node = growableInts(256);
  const parent = growableInts(256);
  const boxOf = new Int32Array(tree.size).fill(NO_NODE);
  for (let id = body; id < tree.end[body]!; ) {
    const display = styleOf(layout, id).display;
    const isElement = tree.kind[id] === NodeKind.element;
    if (id !== body && isElement && (NEVER_SHOWN[tree.tag[id]!] === 1 || BOXLESS_DISPLAYS.has(display))) {
      id = tree.end[id]!;
      continue;
    }
    const above = id === body ? NO_NODE : boxOf[tree.parent[id]!]!;
    boxOf[id] = above;
    const isBox = id === body || (isElement ? display !== 'contents' : chars[id]! > 0);
    if (isBox) {
      boxOf[id] = node.length;
      pushInt(node, id);
      pushInt(parent, above);
    }
    id++;
  }
  return { node: node.data.slice(0, node.length), parent: parent.data.slice(0, parent.length) };
}

function links(parent: Int32Array): { firstChild: Int32Array; nextSibling: Int32Array } {
  const firstChild = new Int32Array(parent.length).fill(NO_NODE);
  const nextSibling = new Int32Array(parent.length).fill(NO_NODE);
  for (let box = parent.length - 1; box > 0; box--) {
    const above = parent[box]!;
    nextSibling[box] = firstChild[above]!;
    firstChild[above] = box;
  }
  return { firstChild, nextSibling };
}

function kindOf(nodeKind: number, tag: number, display: string): number {
  if (nodeKind !== NodeKind.element) return BoxKind.inline;
  if (LINE_BREAKS[tag] === 1) return BoxKind.lineBreak;
  return BLOCK_DISPLAYS.has(display) ? BoxKind.block : BoxKind.inline;
}
