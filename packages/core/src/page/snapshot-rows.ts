import type { TreeRows } from 'fovea-html';
import type { Warning } from '../warnings.ts';
import type { ParseLimits } from './limits.ts';
import type { PageSnapshot } from './snapshot.ts';
import { NodeKind } from './tree.ts';

/** All strings in one, and where each begins, because the tree holds its texts as ranges. */
interface StringPool {
  readonly text: string;
  readonly start: Int32Array;
}

function poolOf(strings: readonly string[], maxChars: number, warnings: Warning[]): StringPool {
  const start = new Int32Array(strings.length + 1);
  const kept: string[] = [];
  let length = 0;
  for (let index = 0; index < strings.length; index++) {
    const text = strings[index]!.slice(0, maxChars - length);
    kept.push(text);
    length += text.length;
    start[index + 1] = length;
  }
  if (length === maxChars && strings.at(-1) !== kept.at(-1))
    warnings.push({
      code: 'input-truncated',
      message: `Only the first ${maxChars} characters of text and attributes were read.`,
    });
  return { text: kept.join(''), start };
}

/** The first nodes of a snapshot as rows of a tree; what a limit cuts off is added to `warnings`. */
export function snapshotRows(
  snapshot: PageSnapshot,
  size: number,
  limits: ParseLimits,
  warnings: Warning[],
): TreeRows {
  const { nodes, strings, doctype } = snapshot;
  const pool = poolOf(strings, limits.maxChars, warnings);
  return {
    source: pool.text,
    kind: new Uint8Array(firstOf(nodes.kind, size)),
    namespace: new Uint8Array(firstOf(nodes.namespace, size)),
    depth: new Int32Array(firstOf(nodes.depth, size)),
    tagName: (node) => strings[nodes.name[node]!]!,
    ...textRows(snapshot, size, pool),
    ...attributeRows(snapshot, size, pool, limits.maxAttributes, warnings),
    doctype: doctype && { name: doctype[0], publicId: doctype[1], systemId: doctype[2] },
    quirks: snapshot.quirks,
  };
}

/** The first entries of a column; usually all of them. */
export function firstOf(column: readonly number[], size: number): readonly number[] {
  return column.length === size ? column : column.slice(0, size);
}

function textRows(
  { nodes }: PageSnapshot,
  size: number,
  pool: StringPool,
): Pick<TreeRows, 'pieceStart' | 'pieces'> {
  const pieceStart = new Int32Array(size + 1);
  const start = new Int32Array(size);
  const end = new Int32Array(size);
  let count = 0;
  for (let id = 0; id < size; id++) {
    const kind = nodes.kind[id];
    if (kind === NodeKind.text || kind === NodeKind.comment) {
      const text = nodes.name[id]!;
      start[count] = pool.start[text]!;
      end[count++] = pool.start[text + 1]!;
    }
    pieceStart[id + 1] = count;
  }
  return {
    pieceStart,
    pieces: { start: start.slice(0, count), end: end.slice(0, count), bits: new Uint8Array(count) },
  };
}

function attributeRows(
  { nodes, attributes, strings }: PageSnapshot,
  size: number,
  pool: StringPool,
  maxAttributes: number,
  warnings: Warning[],
): Pick<TreeRows, 'attributeStart' | 'attributes'> {
  const attributeStart = new Int32Array(size + 1);
  const rows = attributes.name.length;
  const [name, valueStart, valueEnd] = [new Int32Array(rows), new Int32Array(rows), new Int32Array(rows)];
  const names: string[] = [];
  /** By index in `strings`: the id of the name plus one, or 0 if it is not a name yet. */
  const numberOf = new Int32Array(strings.length);
  let row = 0;
  let total = 0;
  let dropped = 0;
  for (let id = 0; id < size; id++) {
    const count = nodes.attributeCount[id]!;
    const kept = Math.min(count, maxAttributes);
    dropped += count - kept;
    for (let index = row; index < row + kept; index++) {
      const text = attributes.name[index]!;
      if (numberOf[text] === 0) numberOf[text] = names.push(strings[text]!);
      const value = attributes.value[index]!;
      name[total] = numberOf[text]! - 1;
      valueStart[total] = pool.start[value]!;
      valueEnd[total++] = pool.start[value + 1]!;
    }
    row += count;
    attributeStart[id + 1] = total;
  }
  if (dropped > 0)
    warnings.push({
      code: 'attributes-capped',
      message: `${dropped} attributes past ${maxAttributes} on one element were dropped.`,
      count: dropped,
    });
  return {
    attributeStart,
    attributes: {
      name: name.subarray(0, total),
      names,
      valueStart: valueStart.subarray(0, total),
      valueEnd: valueEnd.subarray(0, total),
      bits: new Uint8Array(total),
    },
  };
}
