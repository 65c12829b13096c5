import { type Kind, UNIT_CLASS } from '../../../../language/characters.ts';
import { unitAt } from '../../../../language/unit-at.ts';
import { bodyOf } from '../../../../page/landmarks.ts';
import type { Page } from '../../../../page/page.ts';
import { Tag, tagSet } from '../../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../../../page/tree.ts';
import { Inside } from '../context-flags.ts';
import type { NodeContext } from '../node-context.ts';
import { mix } from '../text-hash.ts';
import { type BlockTable, emptyBlockTable, type WritableBlockTable } from './block-table.ts';
import { TextMeter } from './text-meter.ts';

/** Elements that count as media. */
const MEDIA = tagSet('img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'canvas');

/** Share of link text from which a block is an entry of a menu or a list of links. @trained */
const LINK_ENTRY_SHARE = 0.8;

/** How far up two entries of one list may have their common ancestor: `li > div > span.a` is three. @trained */
const MAX_CLIMB = 3;

/**
 * Cuts the body into blocks: runs of text between elements that separate them, and between double line breaks.
 * Consecutive entries of a list of links become one block, so that long menus do not dominate the page.
 */
export function cutBlocks(page: Page, context: NodeContext): BlockTable {
  const { tree } = page;
  const body = bodyOf(tree);
  if (body === NO_NODE) return emptyBlockTable(0);
  const cutter = new BlockCutter(tree, context);
  const { kind, end } = tree;
  const { skipped } = context;
  const bodyEnd = end[body]!;
  for (let id = body + 1; id < bodyEnd; ) {
    if (kind[id] === NodeKind.element) cutter.element(id);
    else if (kind[id] === NodeKind.text && skipped[id] === 0) cutter.text(id);
    // A tree that the caller built may have an element that ends before it begins.
    id = skipped[id] === 1 ? Math.max(end[id]!, id + 1) : id + 1;
  }
  return cutter.finish();
}

class BlockCutter {
  readonly #tree: PageTree;
  readonly #context: NodeContext;
  readonly #meter = new TextMeter();
  readonly #table: WritableBlockTable;
  /** The columns that add up when blocks are merged. */
  readonly #summed: readonly (Int32Array | Float32Array)[];
  /** The current block; -1 between blocks. */
  #open = -1;
  #breaks = 0;
  #links = 0;
  #inlines = 0;
  #media = 0;
  #linkWidth = 0;
  #boldWidth = 0;
  /** The element of the last entry of a run of links. */
  #lastEntry = NO_NODE;

  constructor(tree: PageTree, context: NodeContext) {
    this.#tree = tree;
    this.#context = context;
    this.#table = emptyBlockTable(tree.pieceStart[tree.size]!);
    this.#summed = SUMMED.map((name) => this.#table[name]);
  }

  element(id: NodeId): void {
    const tag = this.#tree.tag[id]!;
    if (this.#context.container[id] === id) this.#close();
    else if (tag === Tag.br) {
      this.#meter.space();
      if (++this.#breaks >= 2) this.#close();
    } else this.#inlines++;
    if (tag === Tag.a) this.#links++;
    if (MEDIA[tag] === 1) this.#media++;
  }

  text(id: NodeId): void {
    if (isBlank(this.#tree, id)) {
      this.#meter.space();
      return;
    }
    const table = this.#table;
    const { container, inside } = this.#context;
    if (this.#open >= 0 && table.container[this.#open] !== container[id]) this.#close();
    if (this.#open < 0) this.#begin(id);
    const width = this.#meter.readNode(this.#tree, id);
    if ((inside[id]! & Inside.link) !== 0) this.#linkWidth += width;
    if ((inside[id]! & Inside.bold) !== 0) this.#boldWidth += width;
    table.last[this.#open] = id;
    this.#breaks = 0;
  }

  finish(): BlockTable {
    this.#close();
    return this.#table;
  }

  #begin(id: NodeId): void {
    const table = this.#table;
    this.#open = table.count++;
    table.first[this.#open] = id;
    table.container[this.#open] = this.#context.container[id]!;
    table.mediaBefore[this.#open] = this.#media;
    this.#media = 0;
    this.#linkWidth = 0;
    this.#boldWidth = 0;
    this.#meter.reset();
  }

  #close(): void {
    const block = this.#open;
    this.#breaks = 0;
    if (block < 0) return;
    const table = this.#table;
    const meter = this.#meter;
    table.items[block] = 1;
    table.width[block] = Math.max(1, meter.width);
    table.linkWidth[block] = this.#linkWidth;
    table.boldWidth[block] = this.#boldWidth;
    table.words[block] = meter.words;
    table.stops[block] = meter.stops;
    table.commas[block] = meter.commas;
    table.digits[block] = meter.digits;
    table.symbols[block] = meter.symbols;
    table.currency[block] = meter.currency;
    table.endsWithStop[block] = meter.endsWithStop ? 1 : 0;
    table.textHash[block] = meter.hash;
    table.links[block] = this.#links;
    table.inlines[block] = this.#inlines;
    this.#links = 0;
    this.#inlines = 0;
    this.#open = -1;
    this.#joinRun(block);
  }

  /** Merges the block into the run of links before it if it is the next entry of the same list. */
  #joinRun(block: number): void {
    const table = this.#table;
    const entry = table.container[block]!;
    const previous = this.#lastEntry;
    this.#lastEntry = isLinkEntry(table, block) ? entry : NO_NODE;
    if (this.#lastEntry === NO_NODE || previous === NO_NODE || table.mediaBefore[block]! > 1) return;
    const list = this.#commonList(previous, entry);
    if (list === NO_NODE) return;
    const run = block - 1;
    table.count = block;
    table.last[run] = table.last[block]!;
    table.container[run] = list;
    table.endsWithStop[run] = table.endsWithStop[block]!;
    table.textHash[run] = mix(table.textHash[run]!, table.textHash[block]!);
    for (const column of this.#summed) column[run]! += column[block]!;
  }

  /** The element around two entries of the same shape, if they are adjacent in it. */
  #commonList(first: NodeId, second: NodeId): NodeId {
    const { parent, tag } = this.#tree;
    if (first === second) return first;
    if (this.#context.signature[first] !== this.#context.signature[second]) return NO_NODE;
    let a = first;
    let b = second;
    for (let step = 0; step < MAX_CLIMB; step++) {
      if (tag[a] !== tag[b] || a <= 0 || b <= 0) return NO_NODE;
      a = parent[a]!;
      b = parent[b]!;
      if (a === b) return a;
    }
    return NO_NODE;
  }
}

/** The columns that add up when blocks are merged. */
const SUMMED = [
  'items',
  'width',
  'linkWidth',
  'boldWidth',
  'words',
  'stops',
  'commas',
  'digits',
  'symbols',
  'currency',
  'links',
  'inlines',
  'mediaBefore',
] as const;

function isLinkEntry(table: BlockTable, block: number): boolean {
  return table.linkWidth[block]! >= LINK_ENTRY_SHARE * table.width[block]!;
}

function isBlank({ source, pieceStart, pieces }: PageTree, node: NodeId): boolean {
  const to = pieceStart[node + 1]!;
  for (let piece = pieceStart[node]!; piece < to; piece++) {
    if (!isBlankRange(source, pieces.start[piece]!, pieces.end[piece]!)) return false;
  }
  return true;
}

/** Whether a range of the source is blank; `&nbsp;` and the like are the only blank text that does not look so. */
function isBlankRange(source: string, start: number, end: number): boolean {
  let at = firstFilled(source, start, end);
  while (at < end && isNoBreakSpace(source, at)) at = firstFilled(source, at + 6, end);
  return at >= end;
}

/** A separate tight loop, because it reads half of the page. */
function firstFilled(source: string, start: number, end: number): number {
  const classes = UNIT_CLASS;
  const space: typeof Kind.space = 4;
  let at = start;
  while (at < end && classes[unitAt(source, at)] === space) at++;
  return at;
}

const AMPERSAND = 0x26;

function isNoBreakSpace(source: string, at: number): boolean {
  if (unitAt(source, at) !== AMPERSAND) return false;
  return source.startsWith('&nbsp;', at) || source.startsWith('&#160;', at);
}
