import { type Arena, NONE } from '../construction/arena.ts';
import type { AttributeTable, HtmlTree } from '../tree.ts';

/** Everything about the nodes but the links between them. */
export interface Rows
  extends Pick<
    HtmlTree,
    'kind' | 'tag' | 'namespace' | 'sourceStart' | 'sourceEnd' | 'pieceStart' | 'pieces' | 'attributeStart'
  > {
  readonly attributes: Omit<AttributeTable, 'names' | 'nameIds'>;
}

/** The rows of an arena that is in document order; its attributes need not be. */
export function packedInOrder(arena: Arena): Rows {
  const { size, pieces } = arena;
  return {
    kind: arena.kind.slice(0, size),
    tag: arena.tag.slice(0, size),
    namespace: arena.namespace.slice(0, size),
    sourceStart: arena.sourceStart.slice(0, size),
    sourceEnd: arena.sourceEnd.slice(0, size),
    pieceStart: withEnd(arena.firstPiece, size, pieces),
    pieces: {
      start: arena.pieceStart.slice(0, pieces),
      end: arena.pieceEnd.slice(0, pieces),
      bits: arena.pieceBits.slice(0, pieces),
    },
    ...(arena.areAttributesInOrder ? attributesInOrder(arena) : packedAttributes(arena, firstNumbers(size))),
  };
}

function firstNumbers(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let index = 0; index < count; index++) numbers[index] = index;
  return numbers;
}

function attributesInOrder(arena: Arena): Pick<Rows, 'attributeStart' | 'attributes'> {
  const { size, attributes } = arena;
  return {
    attributeStart: withEnd(arena.firstAttribute, size, attributes),
    attributes: {
      name: arena.attributeName.slice(0, attributes),
      valueStart: arena.valueStart.slice(0, attributes),
      valueEnd: arena.valueEnd.slice(0, attributes),
      bits: arena.valueBits.slice(0, attributes),
    },
  };
}

function withEnd(starts: Int32Array, size: number, end: number): Int32Array {
  const copy = new Int32Array(size + 1);
  copy.set(starts.subarray(0, size));
  copy[size] = end;
  return copy;
}

/** The rows of the nodes in `order`. */
export function packedRows(arena: Arena, order: Int32Array): Rows {
  const size = order.length;
  const rows = {
    kind: new Uint8Array(size),
    tag: new Uint16Array(size),
    namespace: new Uint8Array(size),
    sourceStart: new Int32Array(size),
    sourceEnd: new Int32Array(size),
  };
  for (let id = 0; id < size; id++) {
    const node = order[id]!;
    rows.kind[id] = arena.kind[node]!;
    rows.tag[id] = arena.tag[node]!;
    rows.namespace[id] = arena.namespace[node]!;
    rows.sourceStart[id] = arena.sourceStart[node]!;
    rows.sourceEnd[id] = arena.sourceEnd[node]!;
  }
  return { ...rows, ...packedPieces(arena, order), ...packedAttributes(arena, order) };
}

function packedPieces(arena: Arena, order: Int32Array): Pick<Rows, 'pieceStart' | 'pieces'> {
  const pieceStart = new Int32Array(order.length + 1);
  const start = new Int32Array(arena.pieces);
  const end = new Int32Array(arena.pieces);
  const bits = new Uint8Array(arena.pieces);
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    pieceStart[id] = count;
    const node = order[id]!;
    if (arena.lastPiece[node] === NONE) continue;
    for (let piece = arena.firstPiece[node]!; piece !== NONE; piece = arena.pieceNext[piece]!) {
      start[count] = arena.pieceStart[piece]!;
      end[count] = arena.pieceEnd[piece]!;
      bits[count++] = arena.pieceBits[piece]!;
    }
  }
  pieceStart[order.length] = count;
  return {
    pieceStart,
    pieces: { start: start.slice(0, count), end: end.slice(0, count), bits: bits.slice(0, count) },
  };
}

function packedAttributes(arena: Arena, order: Int32Array): Pick<Rows, 'attributeStart' | 'attributes'> {
  const attributeStart = new Int32Array(order.length + 1);
  let total = 0;
  for (let id = 0; id < order.length; id++) total += arena.attributeCount[order[id]!]!;
  const name = new Int32Array(total);
  const valueStart = new Int32Array(total);
  const valueEnd = new Int32Array(total);
  const bits = new Uint8Array(total);
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    attributeStart[id] = count;
    const node = order[id]!;
    const first = arena.firstAttribute[node]!;
    for (let row = first; row < first + arena.attributeCount[node]!; row++) {
      name[count] = arena.attributeName[row]!;
      valueStart[count] = arena.valueStart[row]!;
      valueEnd[count] = arena.valueEnd[row]!;
      bits[count++] = arena.valueBits[row]!;
    }
  }
  attributeStart[order.length] = count;
  return { attributeStart, attributes: { name, valueStart, valueEnd, bits } };
}
