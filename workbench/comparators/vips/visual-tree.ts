import type { ComputedStyle, NodeId, Page, PageLayout } from 'fovea';
import type { Rect } from 'fovea/layout';
import { NO_NODE, NodeKind, tagNameOf, textOf } from 'fovea/page';

/** What the rules ask about every node of a rendered page, computed once. */
export interface VisualTree {
  readonly page: Page;
  readonly layout: PageLayout;
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly right: Float64Array;
  readonly bottom: Float64Array;
  /** 1 for visible text that is not blank, for visible replaced elements, and for everything around them. */
  readonly isValid: Uint8Array;
  /** 1 for elements inside a line. */
  readonly isInline: Uint8Array;
  /** 1 for text, and for inline elements with nothing but text: "virtual text nodes". */
  readonly isTextual: Uint8Array;
  /** 1 for images and other elements whose content is not in the tree. */
  readonly isReplaced: Uint8Array;
  /** 1 for visible `<hr>` elements. */
  readonly isRule: Uint8Array;
  /** Index of the background colour that shows behind a node. */
  readonly background: Int32Array;
  /** Characters of visible text outside links, of the whole subtree. */
  readonly characters: Float64Array;
  /** The first text that counts in a subtree; `NO_NODE` if there is none. */
  readonly firstText: Int32Array;
}

const REPLACED: ReadonlySet<string> = new Set(
  'img svg video audio canvas iframe embed object input textarea select button'.split(' '),
);
const BLANK = /^\s*$/u;
const CLEAR = /^(?:transparent|rgba\(.*[ ,]0\))$/u;

/** Reads a rendered page, parents before children and then back. */
export function visualTree(page: Page, layout: PageLayout): VisualTree {
  const { size } = page.tree;
  const bytes = (): Uint8Array => new Uint8Array(size);
  const numbers = (fill: number): Float64Array => new Float64Array(size).fill(fill);
  const tree: VisualTree = {
    page,
    layout,
    left: numbers(Number.POSITIVE_INFINITY),
    top: numbers(Number.POSITIVE_INFINITY),
    right: numbers(Number.NEGATIVE_INFINITY),
    bottom: numbers(Number.NEGATIVE_INFINITY),
    isValid: bytes(),
    isInline: bytes(),
    isTextual: bytes(),
    isReplaced: bytes(),
    isRule: bytes(),
    background: new Int32Array(size),
    characters: numbers(0),
    firstText: new Int32Array(size).fill(NO_NODE),
  };
  readTopDown(tree);
  readBottomUp(tree);
  return tree;
}

function readTopDown(tree: VisualTree): void {
  const { page, layout } = tree;
  const { size, kind, parent } = page.tree;
  const colours = new Map<string, number>();
  const isLinked = new Uint8Array(size);
  const isInReplaced = new Uint8Array(size);
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    tree.background[id] = tree.background[above]!;
    isLinked[id] = isLinked[above]!;
    isInReplaced[id] = isInReplaced[above]! | tree.isReplaced[above]!;
    const isSeen = layout.hidden[id] === 0 && layout.width[id]! > 0 && layout.height[id]! > 0;
    if (isSeen) setBox(tree, id);
    if (kind[id] === NodeKind.element) readElement(tree, id, isSeen, colours, isLinked);
    else if (kind[id] === NodeKind.text && isSeen && isInReplaced[id] === 0) readText(tree, id, isLinked);
  }
}

function readElement(
  tree: VisualTree,
  id: NodeId,
  isSeen: boolean,
  colours: Map<string, number>,
  isLinked: Uint8Array,
): void {
  const { display, backgroundColor } = styleAt(tree.layout, id);
  const tag = tagNameOf(tree.page.tree, id);
  if (display.startsWith('inline') || display === 'contents') tree.isInline[id] = 1;
  if (tag === 'a') isLinked[id] = 1;
  if (tag === 'hr' && isSeen) tree.isRule[id] = 1;
  if (REPLACED.has(tag)) tree.isReplaced[id] = 1;
  if (REPLACED.has(tag) && isSeen) tree.isValid[id] = 1;
  if (CLEAR.test(backgroundColor)) return;
  if (!colours.has(backgroundColor)) colours.set(backgroundColor, colours.size + 1);
  tree.background[id] = colours.get(backgroundColor)!;
}

function readText(tree: VisualTree, id: NodeId, isLinked: Uint8Array): void {
  const text = textOf(tree.page, id);
  if (BLANK.test(text)) return;
  tree.isValid[id] = 1;
  tree.isTextual[id] = 1;
  tree.firstText[id] = id;
  if (isLinked[id] === 0) tree.characters[id] = text.trim().length;
}

function setBox({ layout, left, top, right, bottom }: VisualTree, id: NodeId): void {
  left[id] = layout.x[id]!;
  top[id] = layout.y[id]!;
  right[id] = layout.x[id]! + layout.width[id]!;
  bottom[id] = layout.y[id]! + layout.height[id]!;
}

/** An element without an area of its own, such as one around floats, is as large as what it holds. */
function readBottomUp(tree: VisualTree): void {
  const { page, isValid, isTextual, isInline, characters, firstText } = tree;
  const { size, parent } = page.tree;
  const others = new Uint8Array(size);
  const hasOwnBox = Uint8Array.from(tree.left, (x) => Number(Number.isFinite(x)));
  for (let id = size - 1; id > 0; id--) {
    if (isInline[id] === 1 && isValid[id] === 1 && others[id] === 0 && tree.isReplaced[id] === 0)
      isTextual[id] = 1;
    const above = parent[id]!;
    characters[above]! += characters[id]!;
    if (isValid[id] === 0) continue;
    isValid[above] = 1;
    if (firstText[id] !== NO_NODE) firstText[above] = firstText[id]!;
    if (isTextual[id] === 0) others[above] = 1;
    if (hasOwnBox[above] === 1) continue;
    tree.left[above] = Math.min(tree.left[above]!, tree.left[id]!);
    tree.top[above] = Math.min(tree.top[above]!, tree.top[id]!);
    tree.right[above] = Math.max(tree.right[above]!, tree.right[id]!);
    tree.bottom[above] = Math.max(tree.bottom[above]!, tree.bottom[id]!);
  }
}

/** The children that count, in order. */
export function validChildren({ page, isValid }: VisualTree, node: NodeId): NodeId[] {
  const { firstChild, nextSibling } = page.tree;
  const children: NodeId[] = [];
  for (let child = firstChild[node]!; child !== NO_NODE; child = nextSibling[child]!)
    if (isValid[child] === 1) children.push(child);
  return children;
}

/** The area of a node in square pixels. */
export function areaOf({ left, top, right, bottom }: VisualTree, node: NodeId): number {
  const area = (right[node]! - left[node]!) * (bottom[node]! - top[node]!);
  return Number.isFinite(area) ? area : 0;
}

/** The smallest rectangle around nodes. */
export function rectAround(tree: VisualTree, nodes: readonly NodeId[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const node of nodes) {
    left = Math.min(left, tree.left[node]!);
    top = Math.min(top, tree.top[node]!);
    right = Math.max(right, tree.right[node]!);
    bottom = Math.max(bottom, tree.bottom[node]!);
  }
  if (!(left < right && top < bottom)) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The computed style of a node. */
export function styleAt({ style, styles }: PageLayout, node: NodeId): ComputedStyle {
  return styles[style[node]!]!;
}

/** The style of the first text of a node, which is what its block looks like; its own if it has no text. */
export function textStyle({ layout, firstText }: VisualTree, node: NodeId): ComputedStyle {
  return styleAt(layout, firstText[node] === NO_NODE ? node : firstText[node]!);
}
