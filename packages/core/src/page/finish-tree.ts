import { NO_NODE, NodeKind, type PageTree } from './tree.ts';
import { Field, ROW, type TreeBuilder } from './tree-builder.ts';

/** A finished tree and how many nodes had to move up because they were too deep. */
export interface FinishedTree {
  readonly tree: PageTree;
  readonly flattened: number;
}

/**
 * Renumbers a built tree in document order (adoption and foster parenting create nodes out of order) and
 * packs it. Nodes deeper than `maxDepth` become children of their ancestor at the last allowed level.
 */
export function finishTree(builder: TreeBuilder, maxDepth: number): FinishedTree {
  const { order, realDepth } = documentOrder(builder);
  const size = order.length;
  const links = linkNodes(realDepth, maxDepth);
  const attributes = packAttributes(builder, order);
  const text = packPieces(builder, order);
  const kind = new Uint8Array(size);
  const tag = new Uint16Array(size);
  const namespace = new Uint8Array(size);
  const sourceStart = new Int32Array(size);
  const sourceEnd = new Int32Array(size);
  for (let id = 0; id < size; id++) {
    const node = order[id]!;
    kind[id] = builder.kinds[node]!;
    tag[id] = builder.tags[node]!;
    namespace[id] = builder.namespaces[node]!;
    sourceStart[id] = builder.rows[node * ROW + Field.sourceStart]!;
    sourceEnd[id] = builder.rows[node * ROW + Field.sourceEnd]!;
  }
  sourceStart[0] = 0;
  sourceEnd[0] = builder.source.length;
  extendSourceEnds(links.parent, sourceStart, sourceEnd);
  const tree: PageTree = {
    size,
    kind,
    tag,
    namespace,
    parent: links.parent,
    firstChild: links.firstChild,
    nextSibling: links.nextSibling,
    end: links.end,
    depth: links.depth,
    sourceStart,
    sourceEnd,
    ...text,
    ...attributes,
    customTags: builder.customTags,
    quirks: builder.quirks,
  };
  return { tree, flattened: links.flattened };
}

/** The attached nodes in document order, and how deep each stands. */
function documentOrder(builder: TreeBuilder): { order: Int32Array; realDepth: Int32Array } {
  const { rows } = builder;
  const order = new Int32Array(builder.size);
  const realDepth = new Int32Array(builder.size);
  let count = 0;
  let depth = 0;
  let node = 0;
  while (node !== NO_NODE) {
    order[count] = node;
    realDepth[count++] = depth;
    let next = rows[node * ROW + Field.firstChild]!;
    if (next !== NO_NODE) depth++;
    while (next === NO_NODE && node !== 0) {
      next = rows[node * ROW + Field.next]!;
      if (next !== NO_NODE) break;
      node = rows[node * ROW + Field.parent]!;
      depth--;
    }
    node = next;
  }
  return { order: order.subarray(0, count), realDepth: realDepth.subarray(0, count) };
}

interface Links {
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly end: Int32Array;
  readonly depth: Uint16Array;
  readonly flattened: number;
}

/** Depths in document order are all it takes to link the nodes again, and to cap the depth on the way. */
function linkNodes(realDepth: Int32Array, maxDepth: number): Links {
  const size = realDepth.length;
  const parent = new Int32Array(size).fill(NO_NODE);
  const firstChild = new Int32Array(size).fill(NO_NODE);
  const nextSibling = new Int32Array(size).fill(NO_NODE);
  const lastChild = new Int32Array(size).fill(NO_NODE);
  const depth = new Uint16Array(size);
  const openAtDepth = new Int32Array(maxDepth + 1);
  let flattened = 0;
  for (let id = 1; id < size; id++) {
    const level = Math.min(realDepth[id]!, maxDepth);
    if (realDepth[id]! > maxDepth) flattened++;
    depth[id] = level;
    openAtDepth[level] = id;
    const above = openAtDepth[level - 1]!;
    parent[id] = above;
    const last = lastChild[above]!;
    if (last === NO_NODE) firstChild[above] = id;
    else nextSibling[last] = id;
    lastChild[above] = id;
  }
  return { parent, firstChild, nextSibling, end: subtreeEnds(parent), depth, flattened };
}

function subtreeEnds(parent: Int32Array): Int32Array {
  const end = new Int32Array(parent.length);
  for (let id = parent.length - 1; id >= 0; id--) {
    if (end[id] === 0) end[id] = id + 1;
    const above = parent[id]!;
    if (above >= 0 && end[above]! < end[id]!) end[above] = end[id]!;
  }
  return end;
}

/** An element whose end tag is missing ends where its last child does. */
function extendSourceEnds(parent: Int32Array, sourceStart: Int32Array, sourceEnd: Int32Array): void {
  for (let id = parent.length - 1; id > 0; id--) {
    const above = parent[id]!;
    if (sourceStart[above]! >= 0 && sourceEnd[above]! < sourceEnd[id]!) sourceEnd[above] = sourceEnd[id]!;
  }
}

function packPieces(builder: TreeBuilder, order: Int32Array): Pick<PageTree, 'pieceStart' | 'pieces'> {
  const total = builder.pieceStart.length;
  const pieceStart = new Int32Array(order.length + 1);
  const start = new Int32Array(total);
  const end = new Int32Array(total);
  const decoded = new Map<number, string>();
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    pieceStart[id] = count;
    const node = order[id]!;
    const kind = builder.kinds[node];
    if (kind !== NodeKind.text && kind !== NodeKind.comment) continue;
    let piece = builder.rows[node * ROW + Field.firstPiece]!;
    for (; piece !== NO_NODE; piece = builder.pieceNext.data[piece]!) {
      start[count] = builder.pieceStart.data[piece]!;
      end[count] = builder.pieceEnd.data[piece]!;
      const text = builder.decodedPieces.get(piece);
      if (text !== undefined) decoded.set(count, text);
      count++;
    }
  }
  pieceStart[order.length] = count;
  return { pieceStart, pieces: { start: start.subarray(0, count), end: end.subarray(0, count), decoded } };
}

function packAttributes(
  builder: TreeBuilder,
  order: Int32Array,
): Pick<PageTree, 'attributeStart' | 'attributes'> {
  const total = builder.attributeName.length;
  const attributeStart = new Int32Array(order.length + 1);
  const name = new Int32Array(total);
  const valueStart = new Int32Array(total);
  const valueEnd = new Int32Array(total);
  const decoded = new Map<number, string>();
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    attributeStart[id] = count;
    const at = order[id]! * ROW;
    const from = builder.rows[at + Field.attributeStart]!;
    const to = from + builder.rows[at + Field.attributeCount]!;
    for (let row = from; row < to; row++) {
      name[count] = builder.attributeName.data[row]!;
      valueStart[count] = builder.attributeValueStart.data[row]!;
      valueEnd[count] = builder.attributeValueEnd.data[row]!;
      const value = builder.decodedAttributes.get(row);
      if (value !== undefined) decoded.set(count, value);
      count++;
    }
  }
  attributeStart[order.length] = count;
  return {
    attributeStart,
    attributes: {
      name: name.subarray(0, count),
      names: builder.attributeNames,
      nameIds: builder.attributeNameIds,
      valueStart: valueStart.subarray(0, count),
      valueEnd: valueEnd.subarray(0, count),
      decoded,
    },
  };
}
