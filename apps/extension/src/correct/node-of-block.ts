import type { NodeId, Page } from 'fovea';
import { NO_NODE, NodeKind, textOf } from 'fovea/page';
import { inked } from '../highlights/find-quote.ts';
import type { Shown } from '../live/title.ts';

/** Equal texts beyond this number are not distinguished. @cap */
const MAX_MATCHES = 1000;

/** A block of the article. */
export interface Block {
  readonly text: string;
  /** Characters of the article before it, without white space. */
  readonly position: number;
}

/**
 * The node of the page that a block of the article shows, by its text; of several with the same text the one whose place in
 * the content is nearest. `null` if none has the same. Takes time in proportion to the page.
 */
export function nodeOfBlock(page: Page, shown: Shown, { text, position }: Block): NodeId | null {
  const wanted = inked(text);
  if (wanted === '') return null;
  const { texts, starts, kept, ink } = readInk(page, keptNodes(page, shown));
  let best: { readonly node: NodeId; readonly distance: number } | null = null;
  let at = ink.indexOf(wanted);
  for (let count = 0; at >= 0 && count < MAX_MATCHES; count++) {
    const n = indexOf(starts, at);
    const node = n < 0 || kept[n]! < 0 ? null : nodeWith(page, texts, starts, n, wanted.length);
    const distance = Math.abs((kept[n] ?? 0) - position);
    if (node !== null && (best === null || distance < best.distance)) best = { node, distance };
    at = ink.indexOf(wanted, at + wanted.length);
  }
  return best?.node ?? null;
}

/** The visible text of a page without white space, and where each text node begins in it. */
interface Ink {
  readonly ink: string;
  readonly texts: readonly NodeId[];
  readonly starts: readonly number[];
  /** How much content is before each text node; -1 for one that is not content. */
  readonly kept: readonly number[];
}

function readInk(page: Page, isKept: Uint8Array): Ink {
  const { kind, size } = page.tree;
  const [texts, starts, kept, parts]: [NodeId[], number[], number[], string[]] = [[], [], [], []];
  let [length, keptLength] = [0, 0];
  for (let node = 0; node < size; node++) {
    if (kind[node] !== NodeKind.text || page.layout?.hidden[node]) continue;
    const part = inked(textOf(page, node));
    if (part === '') continue;
    texts.push(node);
    starts.push(length);
    kept.push(isKept[node] === 1 ? keptLength : -1);
    parts.push(part);
    length += part.length;
    if (isKept[node] === 1) keptLength += part.length;
  }
  starts.push(length);
  return { ink: parts.join(''), texts, starts, kept };
}

/** For each node whether it is in the content. */
function keptNodes({ tree }: Page, { roots, removed }: Shown): Uint8Array {
  const isKept = new Uint8Array(tree.size);
  const fill = (nodes: readonly NodeId[], value: 0 | 1): void => {
    let done = 0;
    // Parts of a part that was filled are skipped, so that each node is visited once.
    for (const node of nodes.toSorted((a, b) => a - b)) {
      if (node < done) continue;
      done = tree.end[node]!;
      isKept.fill(value, node, done);
    }
  };
  fill(roots, 1);
  fill(removed, 0);
  return isKept;
}

/** The lowest element that begins with a text node and has exactly this many characters. */
function nodeWith(
  { tree }: Page,
  texts: readonly NodeId[],
  starts: readonly number[],
  first: number,
  length: number,
): NodeId | null {
  const end = indexOf(starts, starts[first]! + length);
  if (end < 0) return null;
  const [from, last] = [texts[first]!, texts[end - 1]!];
  const before = texts[first - 1] ?? NO_NODE;
  const after = texts[end] ?? tree.size;
  for (let at = tree.parent[from]!; at !== NO_NODE && at > before; at = tree.parent[at]!) {
    if (tree.end[at]! > after) return null;
    if (last < tree.end[at]!) return at;
  }
  return null;
}

/** The place of a number in a sorted list; -1 if it is not there. */
function indexOf(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] === value) return middle;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
