import { type Arena, NONE } from '../construction/arena.ts';
import type { AttributeTable, HtmlTree } from '../tree.ts';
import { SharedMemory } from './shared-memory.ts';

/** Everything about the nodes except the links between them. */
export interface Rows
  extends Pick<
    HtmlTree,
    'kind' | 'tag' | 'namespace' | 'sourceStart' | 'sourceEnd' | 'pieceStart' | 'pieces' | 'attributeStart'
  > {
  readonly attributes: Omit<AttributeTable, 'names' | 'nameIds'>;
}

function newRows(nodes: number, pieces: number, attributes: number): Rows {
  const memory = new SharedMemory(
    4 * nodes + 2 + 2 * pieces + 3 * attributes,
    nodes,
    2 * nodes + pieces + attributes,
  );
  return {
    kind: memory.uint8(nodes),
    tag: memory.uint16(nodes),
    namespace: memory.uint8(nodes),
    sourceStart: memory.int32(nodes),
    sourceEnd: memory.int32(nodes),
    pieceStart: memory.int32(nodes + 1),
    pieces: { start: memory.int32(pieces), end: memory.int32(pieces), bits: memory.uint8(pieces) },
    attributeStart: memory.int32(nodes + 1),
    attributes: {
      name: memory.int32(attributes),
      valueStart: memory.int32(attributes),
      valueEnd: memory.int32(attributes),
      bits: memory.uint8(attributes),
    },
  };
}

/** The rows of an arena that is in document order; its attributes need not be. */
export function packedInOrder(arena: Arena): Rows {
  const { size, pieces, areAttributesInOrder } = arena;
  const order = areAttributesInOrder ? null : firstNumbers(size);
  const rows = newRows(size, pieces, order === null ? arena.attributes : countAttributes(arena, order));
  rows.kind.set(arena.kind.subarray(0, size));
  rows.tag.set(arena.tag.subarray(0, size));
  rows.namespace.set(arena.namespace.subarray(0, size));
  rows.sourceStart.set(arena.sourceStart.subarray(0, size));
  rows.sourceEnd.set(arena.sourceEnd.subarray(0, size));
  rows.pieceStart.set(arena.firstPiece.subarray(0, size));
  rows.pieceStart[size] = pieces;
  rows.pieces.start.set(arena.pieceStart.subarray(0, pieces));
  rows.pieces.end.set(arena.pieceEnd.subarray(0, pieces));
  rows.pieces.bits.set(arena.pieceBits.subarray(0, pieces));
  if (order === null) copyAttributes(arena, rows);
  else packAttributes(arena, order, rows);
  return rows;
}

function firstNumbers(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let index = 0; index < count; index++) numbers[index] = index;
  return numbers;
}

function copyAttributes(arena: Arena, rows: Rows): void {
  const { size, attributes } = arena;
  rows.attributeStart.set(arena.firstAttribute.subarray(0, size));
  rows.attributeStart[size] = attributes;
  rows.attributes.name.set(arena.attributeName.subarray(0, attributes));
  rows.attributes.valueStart.set(arena.valueStart.subarray(0, attributes));
  rows.attributes.valueEnd.set(arena.valueEnd.subarray(0, attributes));
  rows.attributes.bits.set(arena.valueBits.subarray(0, attributes));
}

/** The rows of the nodes in `order`. */
export function packedRows(arena: Arena, order: Int32Array): Rows {
  const rows = newRows(order.length, countPieces(arena, order), countAttributes(arena, order));
  const { kind, tag, namespace, sourceStart, sourceEnd } = arena;
  for (let id = 0; id < order.length; id++) {
    const node = order[id]!;
    rows.kind[id] = kind[node]!;
    rows.tag[id] = tag[node]!;
    rows.namespace[id] = namespace[node]!;
    rows.sourceStart[id] = sourceStart[node]!;
    rows.sourceEnd[id] = sourceEnd[node]!;
  }
  packPieces(arena, order, rows);
  packAttributes(arena, order, rows);
  return rows;
}

function countPieces({ firstPiece, lastPiece, pieceNext }: Arena, order: Int32Array): number {
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    const node = order[id]!;
    if (lastPiece[node] === NONE) continue;
    for (let piece = firstPiece[node]!; piece !== NONE; piece = pieceNext[piece]!) count++;
  }
  return count;
}

function packPieces(arena: Arena, order: Int32Array, rows: Rows): void {
  const { firstPiece, lastPiece, pieceNext, pieceStart, pieceEnd, pieceBits } = arena;
  const { start, end, bits } = rows.pieces;
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    rows.pieceStart[id] = count;
    const node = order[id]!;
    if (lastPiece[node] === NONE) continue;
    for (let piece = firstPiece[node]!; piece !== NONE; piece = pieceNext[piece]!) {
      start[count] = pieceStart[piece]!;
      end[count] = pieceEnd[piece]!;
      bits[count++] = pieceBits[piece]!;
    }
  }
  rows.pieceStart[order.length] = count;
}

function countAttributes({ attributeCount }: Arena, order: Int32Array): number {
  let count = 0;
  for (let id = 0; id < order.length; id++) count += attributeCount[order[id]!]!;
  return count;
}

function packAttributes(arena: Arena, order: Int32Array, rows: Rows): void {
  const { firstAttribute, attributeCount, attributeName, valueBits } = arena;
  const { name, valueStart, valueEnd, bits } = rows.attributes;
  let count = 0;
  for (let id = 0; id < order.length; id++) {
    rows.attributeStart[id] = count;
    const node = order[id]!;
    const end = firstAttribute[node]! + attributeCount[node]!;
    for (let row = firstAttribute[node]!; row < end; row++) {
      name[count] = attributeName[row]!;
      valueStart[count] = arena.valueStart[row]!;
      valueEnd[count] = arena.valueEnd[row]!;
      bits[count++] = valueBits[row]!;
    }
  }
  rows.attributeStart[order.length] = count;
}
