import { type Arena, NONE } from '../construction/arena.ts';
import { SharedMemory } from './shared-memory.ts';

/** The attached nodes in document order, and the depth of each. */
export interface DocumentOrder {
  readonly order: Int32Array;
  readonly realDepth: Int32Array;
}

/** Walks the links of a tree whose rows are out of order, as after adoption and foster parenting. */
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
  readonly end: Int32Array;
  readonly depth: Uint16Array;
  /** Nodes deeper than allowed. */
  flattened: number;
}

function newLinks(size: number): Links {
  const memory = new SharedMemory(6 * size, size, 0);
  return {
    parent: memory.int32(size),
    firstChild: memory.int32(size),
    lastChild: memory.int32(size),
    nextSibling: memory.int32(size),
    previousSibling: memory.int32(size),
    end: memory.int32(size),
    depth: memory.uint16(size),
    flattened: 0,
  };
}

/** Links the nodes from their depths in document order, and caps the depth on the way. */
export function linkNodes(realDepth: Int32Array, maxDepth: number): Links {
  const size = realDepth.length;
  const links = newLinks(size);
  const { parent, firstChild, lastChild, nextSibling, previousSibling, depth } = links;
  for (const list of [parent, firstChild, lastChild, nextSibling, previousSibling]) list.fill(NONE);
  const openAtDepth = new Int32Array(maxDepth + 1);
  for (let id = 1; id < size; id++) {
    const level = Math.min(realDepth[id]!, maxDepth);
    if (realDepth[id]! > maxDepth) links.flattened++;
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
  findEnds(links);
  return links;
}

/** A subtree ends where its root's next sibling begins, or else where the parent's subtree ends. */
function findEnds({ parent, nextSibling, end }: Links): void {
  end[0] = end.length;
  for (let id = 1; id < end.length; id++) {
    const next = nextSibling[id]!;
    end[id] = next === NONE ? end[parent[id]!]! : next;
  }
}

/** Links of an arena whose rows are in document order; null if it is too deep. */
export function linksInOrder(arena: Arena, maxDepth: number): Links | null {
  const { size } = arena;
  const links = newLinks(size);
  const { parent, depth } = links;
  parent.set(arena.parent.subarray(0, size));
  for (let id = 1; id < size; id++) {
    const level = depth[parent[id]!]! + 1;
    if (level > maxDepth) return null;
    depth[id] = level;
  }
  links.firstChild.set(arena.firstChild.subarray(0, size));
  links.lastChild.set(arena.lastChild.subarray(0, size));
  links.nextSibling.set(arena.next.subarray(0, size));
  links.previousSibling.set(arena.previous.subarray(0, size));
  findEnds(links);
  return links;
}
