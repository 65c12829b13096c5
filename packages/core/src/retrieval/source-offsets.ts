import { decodeRange, TextBit } from 'fovea-html';
import type { Page } from '../page/page.ts';
import { hasSourcePlaces } from '../page/source-places.ts';
import { SPACE } from '../page/spaces.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import type { Line } from './text-line.ts';

const AMPERSAND = '&';

/** A text of the page character by character, with the offset of each in the source. */
interface Reader {
  readonly text: string;
  readonly offsets: readonly number[];
  /** Where the last character ends. */
  readonly end: number;
}

/**
 * Finds where each character of a line stands in the source, by reading both side by side: white space differs, and code
 * may have lost its line numbers, but the other characters come in the same order. `null` if they do not.
 */
export function sourceOffsets(
  page: Page,
  line: Line,
): ((offset: number, isEnd: boolean) => number | null) | null {
  if (!hasSourcePlaces(page)) return null;
  const starts = new Int32Array(line.text.length).fill(-1);
  const ends = new Int32Array(line.text.length).fill(-1);
  for (const { node, start, length } of line.leaves) {
    const readers = textNodes(page, [node.node, ...(node.kind === 'text' ? (node.joined ?? []) : [])]);
    if (node.kind === 'element') placeAtom(page, node.node, start, length, starts, ends);
    else alignText(node.text, start, readersOf(page, readers), starts, ends);
  }
  return (offset, isEnd) => {
    const step = isEnd ? -1 : 1;
    for (let at = isEnd ? offset - 1 : offset; at >= 0 && at < starts.length; at += step) {
      if (starts[at]! >= 0) return isEnd ? ends[at]! : starts[at]!;
    }
    return null;
  };
}

function placeAtom(
  { tree }: Page,
  node: NodeId,
  start: number,
  length: number,
  starts: Int32Array,
  ends: Int32Array,
): void {
  if (node === 0 || length === 0) return;
  starts[start] = tree.sourceStart[node]!;
  ends[start] = tree.sourceEnd[node]!;
}

/** The texts among nodes and in them. */
function textNodes({ tree }: Page, nodes: readonly NodeId[]): readonly NodeId[] {
  const found: NodeId[] = [];
  for (const node of nodes) {
    if (node === 0) continue;
    for (let id = node; id < tree.end[node]!; id++) if (tree.kind[id] === NodeKind.text) found.push(id);
  }
  return found;
}

function* readersOf(page: Page, nodes: readonly NodeId[]): Generator<Reader> {
  const { pieceStart, pieces, source } = page.tree;
  for (const node of nodes) {
    for (let piece = pieceStart[node]!; piece < pieceStart[node + 1]!; piece++)
      yield* decoded(source, pieces.start[piece]!, pieces.end[piece]!, pieces.bits[piece]!);
  }
}

/** The characters of a range; each reference is read on its own. Looks at nothing outside the range. */
function* decoded(source: string, start: number, end: number, bits: number): Generator<Reader> {
  const raw = source.slice(start, end);
  const hasReferences = (bits & TextBit.references) !== 0;
  for (let from = 0; from < raw.length; ) {
    const found = hasReferences ? raw.indexOf(AMPERSAND, from + 1) : -1;
    const to = found < 0 ? raw.length : found;
    const text = decodeRange(raw, from, to, bits);
    yield { text, offsets: offsetsOf(raw, from, to, text.length, start), end: start + to };
    from = to;
  }
}

/**
 * Where each character of a decoded range stands. Only its beginning can be a reference, whose length is not known, so
 * offsets are counted from the end, where a character is one in the source too, or two for a line end of two.
 */
function offsetsOf(raw: string, from: number, to: number, length: number, base: number): readonly number[] {
  const offsets = new Array<number>(length);
  let at = to;
  for (let index = length - 1; index >= 0; index--) {
    at -= raw[at - 1] === '\n' && raw[at - 2] === '\r' ? 2 : 1;
    at = Math.max(at, from);
    offsets[index] = base + at;
  }
  if (length > 0) offsets[0] = base + from;
  return offsets;
}

function alignText(
  text: string,
  start: number,
  readers: Generator<Reader>,
  starts: Int32Array,
  ends: Int32Array,
): void {
  let at = 0;
  for (const { text: found, offsets, end } of readers) {
    for (let index = 0; index < found.length; index++) {
      while (at < text.length && SPACE.test(text[at]!)) at++;
      if (at >= text.length) return;
      if (found[index] !== text[at]) continue;
      starts[start + at] = offsets[index]!;
      ends[start + at] = offsets[index + 1] ?? end;
      at++;
    }
  }
}
