import { childrenIn } from '../../site-trees/site-tree.ts';
import { numbersIn, unreadable } from '../../site-trees/stored-data.ts';
import type { ComparedTree } from '../../site-trees/stored-tree.ts';
import { alignChildren } from './align-children.ts';

/** What the pages have in the place of a node. */
const Slot = {
  /** The same on all pages. */
  constant: 0,
  /** A text that differs, not on all pages, or repeated a different number of times. */
  varying: 1,
} as const;

/** A node of the union of pages; text has the tag 0. */
export interface UnionNode {
  readonly tag: number;
  readonly label: number;
  /** A `Slot`; what is below a varying node varies too. */
  slot: number;
  children: UnionNode[];
}

/** Nodes of a union at most; what further pages have more than others is not added to it. @cap */
const MAX_NODES = 200_000;

/** A node of the page and its counterpart in the union. */
type Pair = readonly [UnionNode, number];

/** Merges a page into the union, which changes; returns 1 for each node of the page that is constant. */
export function mergePage(union: UnionNode, tree: ComparedTree): Uint8Array {
  const pairs: Pair[] = [];
  const pending: Pair[] = tree.size > 0 ? [[union, 0]] : [];
  let room = MAX_NODES - listNodes(union).length;
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    pairs.push(pair);
    const [node, index] = pair;
    const own = childrenIn(tree, index);
    const merged: UnionNode[] = [];
    for (const { x, y, repeats } of alignChildren(node.children, tree, own)) {
      if (repeats) markRun(merged);
      const known = x === null ? undefined : node.children[x]!;
      const child = y === null ? -1 : own[y]!;
      if (known !== undefined) {
        merged.push(known);
        // A text that differs, or what the page lacks.
        if (child < 0 || (known.tag === 0 && known.label !== tree.label[child])) known.slot = Slot.varying;
        if (child >= 0) pending.push([known, child]);
      } else if (!repeats && tree.end[child]! - child <= room) {
        room -= tree.end[child]! - child;
        merged.push({ ...copyOf(tree, child), slot: Slot.varying });
      }
    }
    node.children = merged;
  }
  return constants(pairs, tree);
}

/** The nodes of the page whose counterparts are constant, and all above them. */
function constants(pairs: readonly Pair[], tree: ComparedTree): Uint8Array {
  const marks = new Uint8Array(tree.size);
  for (const [node, index] of pairs) {
    const isBelow = index === 0 || marks[tree.parent[index]!] === 1;
    if (isBelow && node.slot === Slot.constant) marks[index] = 1;
  }
  return marks;
}

/** A list that goes on elsewhere is an iterator: the items before, of the same kind, belong to it. */
function markRun(merged: readonly UnionNode[]): void {
  const label = merged.at(-1)?.label;
  for (let at = merged.length - 1; at >= 0; at--) {
    const node = merged[at]!;
    if (node.label !== label || node.slot === Slot.varying) return;
    node.slot = Slot.varying;
  }
}

/** A subtree of a page as a union of its own: all of it is constant. */
export function copyOf(tree: ComparedTree, root: number): UnionNode {
  const copies = new Map<number, UnionNode>();
  for (let index = root; index < tree.end[root]!; index++) {
    const copy: UnionNode = {
      tag: tree.tag[index]!,
      label: tree.label[index]!,
      slot: Slot.constant,
      children: [],
    };
    copies.set(index, copy);
    if (index > root) copies.get(tree.parent[index]!)!.children.push(copy);
  }
  return copies.get(root)!;
}

/** A union as plain data. */
export interface StoredUnion {
  readonly parent: readonly number[];
  readonly tag: readonly number[];
  readonly label: readonly number[];
  readonly slot: readonly number[];
}

/** All nodes of a union, with the place of the parent of each, parents first. */
function listNodes(union: UnionNode): { readonly node: UnionNode; readonly parent: number }[] {
  const list = [{ node: union, parent: -1 }];
  // The list grows while it is read.
  for (let at = 0; at < list.length; at++) {
    for (const node of list[at]!.node.children) list.push({ node, parent: at });
  }
  return list;
}

/** A union as plain data. */
export function storeUnion(union: UnionNode): StoredUnion {
  const list = listNodes(union);
  return {
    parent: list.map(({ parent }) => parent),
    tag: list.map(({ node }) => node.tag),
    label: list.map(({ node }) => node.label),
    slot: list.map(({ node }) => node.slot),
  };
}

/** A union from plain data; `null` if nothing was learned. */
export function readUnion(data: object): UnionNode | null {
  const parent = numbersIn(data, 'parent');
  const [tag, label, slot] = [numbersIn(data, 'tag'), numbersIn(data, 'label'), numbersIn(data, 'slot')];
  const nodes = parent.map(
    (_, at): UnionNode => ({ tag: tag[at] ?? 0, label: label[at] ?? 0, slot: slot[at] ?? 0, children: [] }),
  );
  for (const [at, above] of parent.entries()) {
    if (at === 0) continue;
    if (!(above >= 0 && above < at)) throw unreadable('tree');
    nodes[above]!.children.push(nodes[at]!);
  }
  return nodes[0] ?? null;
}
