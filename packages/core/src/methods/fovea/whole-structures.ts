import { CALLOUT_CLASSES } from '../../clean/callout-kinds.ts';
import type { PageFeatures } from '../../features/blocks/page-features.ts';
import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';
import { keepBetween } from './between-blocks.ts';
import { keepFormulas } from './formula-blocks.ts';
import { keepReferenced } from './referenced.ts';

/** What is content as a whole or not at all: half a table or list helps nobody. */
const WHOLE = tagSet('table', 'ul', 'ol', 'dl', 'details', 'blockquote', 'pre');

/** A structure is content when this share of its text is; between kept blocks a third is enough. */
const MOST = 0.7;
const THIRD = 0.35;
/** A table is kept whole or not at all, by what there is more of. */
const HALF = 0.5;
/** What is less likely than this stays out even so: a row of buttons in a table, an advertisement in a list. */
const LEAST = -2;

/** A structure on the page: its blocks, how long they are, and how much of that is kept. */
interface Structure {
  readonly node: NodeId;
  readonly first: number;
  end: number;
  all: number;
  kept: number;
}

/**
 * Completes what is kept in part: structures of which most is kept, headings, code and formulas among kept text, and what
 * that refers to. Other captions are left to the network: keeping every caption among kept blocks costs a point on news, whose golds
 * leave most of them out.
 */
export function completeStructures(
  page: Page,
  features: PageFeatures,
  logits: Float32Array,
  keep: Uint8Array,
): void {
  const isKept = keep.slice();
  const ofBlock = structures(page, features, keep);
  for (const [block, structure] of ofBlock.entries()) {
    if (structure === null) continue;
    const isContent = structure.kept >= shareNeeded(page.tree, features, isKept, structure) * structure.all;
    if (isContent && logits[block]! >= LEAST) keep[block] = 1;
    // A few cells of a table without those beside them say nothing.
    else if (!isContent && page.tree.tag[structure.node] === Tag.table) keep[block] = 0;
  }
  // They are better than nothing.
  if (!keep.includes(1)) keep.set(isKept);
  keepBetween(features, logits, keep);
  keepFormulas(page, features, keep);
  keepReferenced(page, features, logits, keep);
}

/** The share of a structure that must be kept for all of it to be; a notice between paragraphs belongs to them. */
function shareNeeded(tree: PageTree, features: PageFeatures, keep: Uint8Array, structure: Structure): number {
  if (!isBetweenKept(tree, features, keep, structure))
    return tree.tag[structure.node] === Tag.table ? HALF : MOST;
  return WHOLE[tree.tag[structure.node]!] === 1 ? THIRD : 0;
}

/** Whether the blocks before and after a structure are kept and stand beside it, not in other parts of the page. */
function isBetweenKept(
  { parent, end }: PageTree,
  { blocks }: PageFeatures,
  keep: Uint8Array,
  structure: Structure,
): boolean {
  const before = structure.first - 1;
  const after = structure.end;
  if (before < 0 || after >= blocks.count || keep[before] === 0 || keep[after] === 0) return false;
  let around = parent[structure.node]!;
  for (let step = 0; step < MAX_CLIMB && around > 0; step++, around = parent[around]!) {
    const holdsBefore = blocks.first[before]! > around;
    const holdsAfter = blocks.first[after]! < end[around]!;
    // A box around nothing but the structure is a part of it.
    if (holdsBefore || holdsAfter) return holdsBefore && holdsAfter;
  }
  return false;
}

/** The structure that each block is a part of, `null` where there is none. */
function structures(page: Page, features: PageFeatures, keep: Uint8Array): (Structure | null)[] {
  const { blocks } = features;
  const isDataTable = dataTables(page.tree);
  const callouts = new Map<NodeId, boolean>();
  const found = new Map<NodeId, Structure>();
  const ofBlock: (Structure | null)[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const node = structureOf(page, features, block, isDataTable, callouts);
    const structure =
      node === 0 ? null : (found.get(node) ?? { node, first: block, end: 0, all: 0, kept: 0 });
    ofBlock.push(structure);
    if (structure === null) continue;
    found.set(node, structure);
    structure.end = block + 1;
    structure.all += blocks.width[block]!;
    if (keep[block] === 1) structure.kept += blocks.width[block]!;
  }
  return ofBlock;
}

/** The nearest whole structure around a block, of lists in lists the outermost; 0 where there is none nearby. */
function structureOf(
  page: Page,
  { blocks }: PageFeatures,
  block: number,
  isDataTable: Uint8Array,
  callouts: Map<NodeId, boolean>,
): NodeId {
  const { tag, parent } = page.tree;
  let result = 0;
  let node = blocks.container[block]!;
  for (let step = 0; step < MAX_CLIMB && node > 0; step++, node = parent[node]!) {
    const isWhole = WHOLE[tag[node]!] === 1 && (tag[node] !== Tag.table || isDataTable[node] === 1);
    if (!isWhole && !isCallout(page, node, callouts)) continue;
    result = node;
    if (tag[node] !== Tag.ul && tag[node] !== Tag.ol) break;
  }
  return result;
}

const WHITE_SPACE = /\s+/u;

/** Whether generators of documents call an element a notice: a title and a text that belong together. */
function isCallout(page: Page, node: NodeId, known: Map<NodeId, boolean>): boolean {
  const { attributeStart } = page.tree;
  if (attributeStart[node] === attributeStart[node + 1]) return false;
  let found = known.get(node);
  if (found === undefined) {
    const names = getAttribute(page, node, 'class')?.split(WHITE_SPACE) ?? [];
    found = names.some((name) => CALLOUT_CLASSES.has(name));
    known.set(node, found);
  }
  return found;
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
