import type { PageTree } from '../../page/tree.ts';
import type { BlockTable } from './block-table.ts';
import { HEADING_BITS, INSIDE_BITS, Inside } from './context-flags.ts';
import { type GroupSums, proseWidth } from './group-sums.ts';
import type { GroupTree } from './groups.ts';
import type { LookAlikes } from './look-alikes.ts';
import type { NodeContext } from './node-context.ts';
import type { NodeCounts } from './node-counts.ts';
import { flagByte, logByte, shareByte } from './scale.ts';
import type { TitleOverlap } from './title-overlap.ts';

const TEXT = 16;
const PLACE = 15 + 8;
const LIKE = 9 + 4;

/** Bytes per block in the table. */
export const BLOCK_FEATURES: number = TEXT + PLACE + LIKE + INSIDE_BITS;

/** What the features of blocks are made from. */
export interface BlockFacts {
  readonly tree: PageTree;
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly context: NodeContext;
  readonly likes: LookAlikes;
  readonly title: TitleOverlap;
  readonly counts: NodeCounts;
  /** The group in which the running text hangs. */
  readonly top: number;
}

/** The features of every block, row after row. Rows are written in place: a view for each would cost as much as its bytes. */
export function blockFeatures(facts: BlockFacts): Uint8Array {
  const { blocks, context } = facts;
  const table = new Uint8Array(blocks.count * BLOCK_FEATURES);
  const place = new PlaceWriter(facts);
  for (let block = 0; block < blocks.count; block++) {
    const at = block * BLOCK_FEATURES;
    writeText(table, at, blocks, block);
    place.write(table, at + TEXT, block);
    writeLikes(table, at + TEXT + PLACE, facts, block);
    writeInside(table, at + TEXT + PLACE + LIKE, context.inside[blocks.first[block]!]!);
  }
  return table;
}

/** A byte for each bit; few are set, so that it pays to go from one to the next. */
function writeInside(table: Uint8Array, at: number, inside: number): void {
  for (let bits = inside; bits !== 0; bits &= bits - 1) table[at + 31 - Math.clz32(bits & -bits)] = 255;
}

function writeText(table: Uint8Array, at: number, blocks: BlockTable, block: number): void {
  const width = blocks.width[block]!;
  const stops = blocks.stops[block]!;
  const items = blocks.items[block]!;
  table[at] = logByte(width);
  table[at + 1] = logByte(blocks.words[block]!);
  table[at + 2] = shareByte(blocks.linkWidth[block]!, width);
  table[at + 3] = shareByte(blocks.boldWidth[block]!, width);
  table[at + 4] = shareByte(blocks.digits[block]!, width);
  table[at + 5] = shareByte(blocks.symbols[block]! * 4, width);
  table[at + 6] = logByte(stops * 4);
  table[at + 7] = shareByte(stops * 40, width);
  table[at + 8] = shareByte(blocks.commas[block]! * 40, width);
  table[at + 9] = flagByte(blocks.endsWithStop[block] === 1);
  table[at + 10] = logByte(blocks.links[block]!);
  table[at + 11] = logByte(blocks.inlines[block]!);
  table[at + 12] = logByte(blocks.mediaBefore[block]!);
  table[at + 13] = logByte(items - 1);
  table[at + 14] = logByte(width / items);
  table[at + 15] = logByte(proseWidth(blocks, block));
}

/** Writes where a block stands; goes through the blocks in order and remembers the last headings. */
class PlaceWriter {
  readonly #facts: BlockFacts;
  readonly #total: number;
  readonly #mostProse: number;
  #before = 0;
  #sinceHeading = 0;
  #sinceH1 = 0;
  #headingWidth = 0;
  #sawH1 = false;
  #titleAt = -1;

  constructor(facts: BlockFacts) {
    this.#facts = facts;
    this.#total = facts.sums.width[0] ?? 0;
    this.#mostProse = facts.sums.mostProse;
  }

  write(table: Uint8Array, at: number, block: number): void {
    const { tree, blocks, groups, sums, context, title } = this.#facts;
    const group = groups.ofBlock[block]!;
    const above = groups.parent[group]!;
    const first = blocks.first[block]!;
    table[at] = shareByte(block, blocks.count);
    table[at + 1] = shareByte(this.#before, this.#total);
    table[at + 2] = logByte(block);
    table[at + 3] = logByte(blocks.count - 1 - block);
    table[at + 4] = Math.min(255, tree.depth[first]! * 4);
    table[at + 5] = shareByte(tree.pieces.start[tree.pieceStart[first]!]!, tree.source.length);
    this.#headings(context.inside[first]!, block);
    table[at + 6] = logByte(this.#sinceHeading);
    table[at + 7] = logByte(this.#headingWidth);
    table[at + 8] = flagByte(this.#sawH1);
    table[at + 9] = logByte(this.#sinceH1);
    table[at + 10] = shareByte(title.ofBlock[block]!, 1);
    table[at + 11] = shareByte(title.ofTitle[block]!, 1);
    table[at + 12] = shareByte(sums.proseMass[group]!, this.#mostProse);
    table[at + 13] = above < 0 ? 0 : shareByte(sums.proseMass[above]!, this.#mostProse);
    table[at + 14] = shareByte(blocks.width[block]!, sums.width[group]!);
    this.#toTop(table, at + 15, block);
    this.#toTitle(table, at + 15 + 5, block);
    this.#before += blocks.width[block]!;
  }

  /** How the block stands to the group in which the running text hangs. */
  #toTop(table: Uint8Array, at: number, block: number): void {
    const { groups, top } = this.#facts;
    const above = Math.max(0, groups.parent[top]!);
    const first = groups.firstBlock[top]!;
    const end = groups.endBlock[top]!;
    table[at] = flagByte(block >= first && block < end);
    table[at + 1] = flagByte(block >= groups.firstBlock[above]! && block < groups.endBlock[above]!);
    table[at + 2] = flagByte(groups.ofBlock[block] === top);
    table[at + 3] = logByte(Math.max(0, first - block) * 2);
    table[at + 4] = logByte(Math.max(0, block + 1 - end) * 2);
  }

  /** How far the block is from the last one that says what the page's title says. */
  #toTitle(table: Uint8Array, at: number, block: number): void {
    const isTitle = saysTitle(this.#facts.title, block);
    if (isTitle) this.#titleAt = block;
    table[at] = flagByte(isTitle);
    table[at + 1] = flagByte(this.#titleAt >= 0);
    table[at + 2] = this.#titleAt < 0 ? 255 : logByte(block - this.#titleAt);
  }

  #headings(inside: number, block: number): void {
    this.#sinceHeading++;
    this.#sinceH1++;
    if ((inside & HEADING_BITS) === 0) return;
    this.#sinceHeading = 0;
    this.#headingWidth = this.#facts.blocks.width[block]!;
    if ((inside & Inside.h1) === 0) return;
    this.#sawH1 = true;
    this.#sinceH1 = 0;
  }
}

function writeLikes(
  table: Uint8Array,
  at: number,
  { blocks, likes, sums, counts }: BlockFacts,
  block: number,
): void {
  const like = likes.ofBlock[block]!;
  const count = likes.count[like]!;
  const width = likes.width[like]!;
  const linkWidth = likes.linkWidth[like]!;
  table[at] = logByte(count);
  table[at + 1] = logByte(width);
  table[at + 2] = shareByte(width, sums.width[0]!);
  table[at + 3] = shareByte(linkWidth, width);
  table[at + 4] = logByte(width / count);
  table[at + 5] = shareByte(likes.stops[like]! * 40, width);
  table[at + 6] = logByte(likes.sameText[block]! - 1);
  table[at + 7] = shareByte(count, blocks.count);
  table[at + 8] = shareByte(blocks.linkWidth[block]!, Math.max(1, linkWidth));
  const from = block === 0 ? blocks.first[block]! : blocks.last[block - 1]!;
  const to = blocks.last[block]!;
  table[at + 9] = flagByte(likes.isFirst[block] === 1);
  table[at + 10] = logByte((counts.times[to]! - counts.times[from]!) * 16);
  table[at + 11] = logByte((counts.controls[to]! - counts.controls[from]!) * 16);
  table[at + 12] = logByte(blocks.currency[block]! * 16);
}

/** Whether a block holds more than half of the title and not much else. */
function saysTitle({ ofBlock, ofTitle }: TitleOverlap, block: number): boolean {
  return ofBlock[block]! > 0.6 && ofTitle[block]! > 0.5;
}
