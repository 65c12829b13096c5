import type { PageFeatures } from '../../features/blocks/page-features.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';

/** What is content as a whole or not at all: half a table or list helps nobody. */
const WHOLE = tagSet('table', 'ul', 'ol', 'dl', 'details', 'blockquote', 'pre');

/** A structure is content when this share of its text is. */
const MOST = 0.7;
/** What is less likely than this stays out even so: a row of buttons in a table, an advertisement in a list. */
const LEAST = -2;

/**
 * Completes structures of which most is kept. Captions are left to the network: keeping every caption among kept blocks
 * costs half a point on news, whose golds leave many of them out.
 */
export function completeStructures(
  tree: PageTree,
  features: PageFeatures,
  logits: Float32Array,
  keep: Uint8Array,
): void {
  const { blocks } = features;
  const structure = structures(tree, features);
  const kept = new Map<NodeId, number>();
  const all = new Map<NodeId, number>();
  for (let block = 0; block < blocks.count; block++) {
    const node = structure[block]!;
    if (node === 0) continue;
    const width = blocks.width[block]!;
    all.set(node, (all.get(node) ?? 0) + width);
    if (keep[block] === 1) kept.set(node, (kept.get(node) ?? 0) + width);
  }
  for (let block = 0; block < blocks.count; block++) {
    const node = structure[block]!;
    if (keep[block] === 1 || logits[block]! < LEAST) continue;
    if (node !== 0 && (kept.get(node) ?? 0) >= MOST * all.get(node)!) keep[block] = 1;
  }
}

/** The nearest whole structure around each block, of lists in lists the outermost; 0 where there is none nearby. */
function structures(tree: PageTree, { blocks }: PageFeatures): Int32Array {
  const { tag, parent } = tree;
  const isDataTable = dataTables(tree);
  const result = new Int32Array(blocks.count);
  for (let block = 0; block < blocks.count; block++) {
    let node = blocks.container[block]!;
    for (let step = 0; step < MAX_CLIMB && node > 0; step++, node = parent[node]!) {
      if (WHOLE[tag[node]!] !== 1 || (tag[node] === Tag.table && isDataTable[node] === 0)) continue;
      result[block] = node;
      if (tag[node] !== Tag.ul && tag[node] !== Tag.ol) break;
    }
  }
  return result;
}

/** 1 for tables with a header cell or a caption: others may be the scaffold of the page. */
function dataTables({ size, tag, parent }: PageTree): Uint8Array {
  const isDataTable = new Uint8Array(size);
  for (let id = 1; id < size; id++) {
    if (tag[id] !== Tag.th && tag[id] !== Tag.caption) continue;
    let node = parent[id]!;
    for (let step = 0; step < MAX_CLIMB && node > 0 && tag[node] !== Tag.table; step++) node = parent[node]!;
    if (tag[node] === Tag.table) isDataTable[node] = 1;
  }
  return isDataTable;
}

/** Structures are looked for so far up: cells, rows, bodies and wrappers within items. */
const MAX_CLIMB = 6;
