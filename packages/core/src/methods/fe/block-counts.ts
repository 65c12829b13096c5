import { shownNodes } from '../../features/shown-nodes.ts';
import { textLengths } from '../../features/text-length.ts';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import type { Page } from '../../page/page.ts';
import { Tag, type TagId, tagSet } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';

/** The tags that cut a page into blocks; a rule (`hr`) cuts the block around it. */
const BLOCK_TAGS = tagSet('table', 'tr', 'ul', 'div', 'span', 'p');

/** What to count in a block besides its text, one feature each. */
const COUNTED: readonly Uint8Array[] = [
  tagSet('img', 'picture', 'svg', 'canvas'),
  tagSet('a'),
  tagSet('ul', 'ol', 'dl', 'li', 'dt', 'dd'),
  tagSet('form', 'input', 'select', 'textarea', 'button'),
  tagSet('object', 'embed', 'applet', 'iframe', 'video', 'audio'),
  tagSet('script', 'style'),
];

/** Number of features: the text, which comes first, and what is counted. */
export const FEATURES: number = 1 + COUNTED.length;

/** A page cut into blocks that hold no other block. */
export interface Blocks {
  readonly count: number;
  /** The block of each visible text and childless element; -1 for every other node. */
  readonly blockOfLeaf: Int32Array;
  /** Rows of `FEATURES` counts: characters, images, links, list parts, form parts, players, scripts. */
  readonly counts: Float64Array;
}

/** Cuts the body into blocks and counts what is in each, in one pass in document order. */
export function blocksOf(page: Page, body: NodeId): Blocks {
  const { tree } = page;
  const unseen = unseenNodes(page);
  const chars = textLengths(page, unseen);
  const { isShown, children } = shownNodes(tree, chars, unseen);
  const blockOf = assignBlocks(page, body);
  const count = blockOf.reduce((largest, block) => Math.max(largest, block), -1) + 1;
  const counts = new Float64Array(count * FEATURES);
  const blockOfLeaf = new Int32Array(tree.size).fill(-1);
  for (let id = body + 1; id < tree.end[body]!; id++) {
    const row = blockOf[id]! * FEATURES;
    counts[row]! += chars[id]!;
    countTag(counts, row, tree.tag[id]!);
    if (isShown[id] === 1 && children[id] === 0) blockOfLeaf[id] = blockOf[id]!;
  }
  return { count, blockOfLeaf, counts };
}

function countTag(counts: Float64Array, row: number, tag: TagId): void {
  for (const [index, tags] of COUNTED.entries()) if (tags[tag] === 1) counts[row + 1 + index]!++;
}

/** The block of every node of the body, -1 outside. */
function assignBlocks({ tree }: Page, body: NodeId): Int32Array {
  const { tag, parent, end, size } = tree;
  const blockOf = new Int32Array(size).fill(-1);
  /** The block element of each node, and the block that it currently fills. */
  const owner = new Int32Array(size);
  const current = new Int32Array(size);
  let count = 1;
  owner[body] = body;
  blockOf[body] = 0;
  for (let id = body + 1; id < end[body]!; id++) {
    owner[id] = owner[parent[id]!]!;
    if (BLOCK_TAGS[tag[id]!] === 1) {
      owner[id] = id;
      current[id] = count++;
    } else if (tag[id] === Tag.hr) current[owner[id]!] = count++;
    blockOf[id] = current[owner[id]!]!;
  }
  return blockOf;
}
