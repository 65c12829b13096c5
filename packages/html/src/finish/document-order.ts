import { type Arena, NONE } from '../construction/arena.ts';

/** The attached nodes in document order, and how deep each stands. */
export interface DocumentOrder {
  readonly order: Int32Array;
  readonly realDepth: Int32Array;
}

/** Walks the links of a tree whose rows are out of order (adoption and foster parenting create them so). */
export function documentOrder(arena: Arena): DocumentOrder {
  const { firstChild, next: nextSibling, parent } = arena;
  const order = new Int32Array(arena.size);
  const realDepth = new Int32Array(arena.size);
  let count = 0;
  let depth = 0;
  let node = 0;
  while (node !== NONE) {
    order[count] = node;
    realDepth[count++] = depth;
    let next = firstChild[node]!;
    if (next !== NONE) depth++;
    while (next === NONE && node !== 0) {
      next = nextSibling[node]!;
      if (next !== NONE) break;
      node = parent[node]!;
      depth--;
    }
    node = next;
  }
  return { order: order.subarray(0, count), realDepth: realDepth.subarray(0, count) };
}

/** Links between nodes in document order. */
export interface Links {
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly lastChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly previousSibling: Int32Array;
  readonly depth: Uint16Array;
  /** Nodes that were deeper than allowed. */
  readonly flattened: number;
}

/** Depths in document order are all it takes to link the nodes again, and to cap the depth on the way. */
export function linkNodes(realDepth: Int32Array, maxDepth: number): Links {
  const size = realDepth.length;
  const parent = new Int32Array(size).fill(NONE);
  const firstChild = new Int32Array(size).fill(NONE);
  const lastChild = new Int32Array(size).fill(NONE);
  const nextSibling = new Int32Array(size).fill(NONE);
  const previousSibling = new Int32Array(size).fill(NONE);
  const depth = new Uint16Array(size);
  const openAtDepth = new Int32Array(maxDepth + 1);
  let flattened = 0;
  for (let id = 1; id < size; id++) {
    const level = Math.min(realDepth[id]!, maxDepth);
    if (realDepth[id]! > maxDepth) flattened++;
    depth[id] = level;
    openAtDepth[level] = id;
    const above = openAtDepth[level - 1]!;
    const last = lastChild[above]!;
    parent[id] = above;
    previousSibling[id] = last;
    if (last === NONE) firstChild[above] = id;
    else nextSibling[last] = id;
    lastChild[above] = id;
  }
  return { parent, firstChild, lastChild, nextSibling, previousSibling, depth, flattened };
}

/** Links of an arena whose rows are in document order; null where it is too deep to be taken as it is. */
export function linksInOrder(arena: Arena, maxDepth: number): Links | null {
  const { size } = arena;
  const parent = arena.parent.slice(0, size);
  const depth = new Uint16Array(size);
  for (let id = 1; id < size; id++) {
    const level = depth[parent[id]!]! + 1;
    if (level > maxDepth) return null;
    depth[id] = level;
  }
  return {
    parent,
    firstChild: arena.firstChild.slice(0, size),
    lastChild: arena.lastChild.slice(0, size),
    nextSibling: arena.next.slice(0, size),
    previousSibling: arena.previous.slice(0, size),
    depth,
    flattened: 0,
  };
}
