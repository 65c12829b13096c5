import type { TreeRows } from 'fovea-html';
import type { Warning } from '../warnings.ts';
import type { ParseLimits } from './limits.ts';
import type { PageSnapshot } from './snapshot.ts';
import { NodeKind } from './tree.ts';

/** All strings in one, and where each begins: the tree holds its texts as ranges. */
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
    kind: new Uint8Array(nodes.kind.slice(0, size)),
    namespace: new Uint8Array(nodes.namespace.slice(0, size)),
    depth: new Int32Array(nodes.depth.slice(0, size)),
    tagName: (node) => strings[nodes.name[node]!]!,
    ...textRows(snapshot, size, pool),
    ...attributeRows(snapshot, size, pool, limits.maxAttributes, warnings),
    doctype: doctype && { name: doctype[0], publicId: doctype[1], systemId: doctype[2] },
    quirks: snapshot.quirks,
  };
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
  const nameIds = new Map<number, number>();
  const name: number[] = [];
  const value: number[] = [];
  let row = 0;
  let dropped = 0;
  for (let id = 0; id < size; id++) {
    const count = nodes.attributeCount[id]!;
    const kept = Math.min(count, maxAttributes);
    dropped += count - kept;
    for (let index = row; index < row + kept; index++) {
      const text = attributes.name[index]!;
      if (!nameIds.has(text)) nameIds.set(text, nameIds.size);
      name.push(nameIds.get(text)!);
      value.push(attributes.value[index]!);
    }
    row += count;
    attributeStart[id + 1] = name.length;
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
      name: Int32Array.from(name),
      names: Array.from(nameIds.keys(), (text) => strings[text]!),
      valueStart: Int32Array.from(value, (text) => pool.start[text]!),
      valueEnd: Int32Array.from(value, (text) => pool.start[text + 1]!),
      bits: new Uint8Array(name.length),
    },
  };
}
