import { attributeValue } from 'fovea-html';
import { CALLOUT_CLASSES } from '../../../elements/callout-kinds.ts';
import type { Page } from '../../../page/page.ts';
import { SPACES } from '../../../page/spaces.ts';
import { Tag, tagSet } from '../../../page/tags.ts';
import type { NodeId, PageTree } from '../../../page/tree.ts';
import { attributeRow } from '../features/node-context.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { keepBetween } from './between-blocks.ts';
import { keepFormulas } from './formula-blocks.ts';
import { keepReferenced } from './referenced.ts';

/** Structures kept whole or not at all: half a table or list helps nobody. */
const STRUCTURES = tagSet('table', 'ul', 'ol', 'dl', 'details', 'blockquote', 'pre');

/** Smallest kept share of a structure that keeps all of it. @sweep structure-share */
const MIN_KEPT_SHARE = 0.7;
/** The same between kept blocks. @sweep structure-between-share */
const MIN_KEPT_SHARE_BETWEEN = 0.35;
/** The same for a table, which is kept whole or dropped whole. @sweep table-share */
const MIN_KEPT_SHARE_OF_TABLE = 0.5;
/**
 * Less likely blocks stay out all the same: a row of buttons in a table, an advertisement in a list.
 * @sweep structure-odds
 */
const MIN_LOGITS = -2;

/** A structure on the page: its blocks, their length, and how much of that is kept. */
interface Structure {
  readonly node: NodeId;
  readonly first: number;
  end: number;
  all: number;
  kept: number;
}

/**
 * Completes what is partly kept: structures that are mostly kept, headings, code and formulas among kept text, and what
 * that text refers to. Other captions are up to the network: keeping every caption among kept blocks costs a point on
 * news, whose gold standards leave most of them out.
 */
export function completeStructures(
  page: Page,
  features: PageFeatures,
  logits: Float32Array,
  keep: Uint8Array,
): void {
  const isKept = keep.slice();
  completeKept(page.tree, features, logits, isKept, structures(page.tree, features, keep), keep);
  // Parts of structures are better than nothing.
  if (!keep.includes(1)) keep.set(isKept);
  keepBetween(features, logits, keep);
  keepFormulas(page, features, keep);
  keepReferenced(page, features, logits, keep);
}

function completeKept(
  tree: PageTree,
  features: PageFeatures,
  logits: Float32Array,
  isKept: Uint8Array,
  ofBlock: readonly (Structure | null)[],
  keep: Uint8Array,
): void {
  let judged: Structure | null = null;
  let isContent = false;
  for (let block = 0; block < ofBlock.length; block++) {
    const structure = ofBlock[block]!;
    if (structure === null) continue;
    if (structure !== judged)
      isContent = structure.kept >= shareNeeded(tree, features, isKept, structure) * structure.all;
    judged = structure;
    if (isContent && logits[block]! >= MIN_LOGITS) keep[block] = 1;
    // A few cells of a table mean nothing without the others.
    else if (!isContent && tree.tag[structure.node] === Tag.table) keep[block] = 0;
  }
}

/** The kept share that keeps all of a structure; a callout between kept paragraphs belongs to them. */
function shareNeeded(tree: PageTree, features: PageFeatures, keep: Uint8Array, structure: Structure): number {
  if (!isBetweenKept(tree, features, keep, structure))
    return tree.tag[structure.node] === Tag.table ? MIN_KEPT_SHARE_OF_TABLE : MIN_KEPT_SHARE;
  return STRUCTURES[tree.tag[structure.node]!] === 1 ? MIN_KEPT_SHARE_BETWEEN : 0;
}

/** Whether the blocks before and after a structure are kept and adjacent to it, not in other parts of the page. */
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
    // A box around only the structure is part of it.
    if (holdsBefore || holdsAfter) return holdsBefore && holdsAfter;
  }
  return false;
}

/** The structure around each block, or `null` if none matters. */
function structures(tree: PageTree, { blocks }: PageFeatures, keep: Uint8Array): (Structure | null)[] {
  const roles = new StructureRoles(tree);
  const found = new Map<NodeId, Structure>();
  const ofBlock: (Structure | null)[] = [];
  const firstKept = keep.indexOf(1);
  if (firstKept < 0) return ofBlock;
  const lastKept = keep.lastIndexOf(1);
  for (let block = 0; block < blocks.count; block++) {
    const container = blocks.container[block]!;
    const isOutside = block < firstKept || block > lastKept;
    const nearest = blocks.first[block < firstKept ? firstKept : lastKept]!;
    const node =
      isOutside && !shareStructure(tree, container, nearest, roles)
        ? 0
        : structureAround(tree, container, roles);
    const structure =
      node === 0 ? null : (found.get(node) ?? { node, first: block, end: 0, all: 0, kept: 0 });
    ofBlock.push(structure);
    if (structure === null) continue;
    if (structure.end === 0) found.set(node, structure);
    structure.end = block + 1;
    structure.all += blocks.width[block]!;
    if (keep[block] === 1) structure.kept += blocks.width[block]!;
  }
  return ofBlock;
}

/**
 * Whether a nearby structure also contains another node. Before the first kept block and after the last, a structure
 * without that block has nothing to complete, so most of the page needs no closer look.
 */
function shareStructure(
  { parent, end }: PageTree,
  container: NodeId,
  other: NodeId,
  roles: StructureRoles,
): boolean {
  let node = container;
  for (let step = 0; step < MAX_CLIMB && node > 0; step++, node = parent[node]!) {
    if (node <= other && other < end[node]! && roles.isStructure(node)) return true;
  }
  return false;
}

/** The nearest structure from an element upwards, the outermost of nested lists; 0 if there is none nearby. */
function structureAround({ tag, parent }: PageTree, container: NodeId, roles: StructureRoles): NodeId {
  let result = 0;
  let node = container;
  for (let step = 0; step < MAX_CLIMB && node > 0; step++, node = parent[node]!) {
    if (!roles.isStructure(node)) continue;
    result = node;
    if (tag[node] !== Tag.ul && tag[node] !== Tag.ol) break;
  }
  return result;
}

/** One search without splitting the class list rules out most elements, which are not callouts. */
const CALLOUT_PART = /* @__PURE__ */ new RegExp(withoutContaining([...CALLOUT_CLASSES]).join('|'), 'u');

/** Drops names that contain another of the names, because that one finds them too. */
function withoutContaining(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => other !== name && name.includes(other)));
}

const Known = { no: 1, yes: 2 } as const;

/** Decides which elements are structures, once per element however many blocks it contains. */
class StructureRoles {
  readonly #tree: PageTree;
  readonly #known: Uint8Array;
  /** Computed for the first table: most pages have none around text. */
  #dataTables: Uint8Array | null = null;
  readonly #className: number;

  constructor(tree: PageTree) {
    this.#tree = tree;
    this.#known = new Uint8Array(tree.size);
    this.#className = tree.attributes.nameIds.get('class') ?? -1;
  }

  isStructure(node: NodeId): boolean {
    if (this.#known[node] === 0)
      this.#known[node] = this.#isWhole(node) || this.#isCallout(node) ? Known.yes : Known.no;
    return this.#known[node] === Known.yes;
  }

  #isWhole(node: NodeId): boolean {
    const tag = this.#tree.tag[node]!;
    return STRUCTURES[tag] === 1 && (tag !== Tag.table || this.#isDataTable(node));
  }

  #isDataTable(node: NodeId): boolean {
    this.#dataTables ??= dataTables(this.#tree);
    return this.#dataTables[node] === 1;
  }

  /** Whether document generators mark an element as a callout: a title and a text that belong together. */
  #isCallout(node: NodeId): boolean {
    const row = attributeRow(this.#tree, node, this.#className);
    if (row < 0) return false;
    const value = attributeValue(this.#tree, row);
    return CALLOUT_PART.test(value) && value.split(SPACES).some((name) => CALLOUT_CLASSES.has(name));
  }
}

/** Marks the tables with a header cell or a caption; others may be the layout of the page. */
function dataTables({ size, tag, parent }: PageTree): Uint8Array {
  const isDataTable = new Uint8Array(size);
  const { th, caption } = Tag;
  for (let id = 1; id < size; id++) {
    if (tag[id] !== th && tag[id] !== caption) continue;
    let node = parent[id]!;
    for (let step = 0; step < MAX_CLIMB && node > 0 && tag[node] !== Tag.table; step++) node = parent[node]!;
    if (tag[node] === Tag.table) isDataTable[node] = 1;
  }
  return isDataTable;
}

/** How far up to look for a structure: cells, rows, bodies and wrappers within items. @sweep structure-climb */
const MAX_CLIMB = 6;
