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

/** The features of every block, row after row. */
export function blockFeatures(facts: BlockFacts): Uint8Array {
  const { blocks, context } = facts;
  const table = new Uint8Array(blocks.count * BLOCK_FEATURES);
  const place = new PlaceWriter(facts);
  for (let block = 0; block < blocks.count; block++) {
    const row = table.subarray(block * BLOCK_FEATURES, (block + 1) * BLOCK_FEATURES);
    writeText(row, blocks, block);
    place.write(row, block);
    writeLikes(row, facts, block);
    const inside = context.inside[blocks.first[block]!]!;
    for (let bit = 0; bit < INSIDE_BITS; bit++)
      row[TEXT + PLACE + LIKE + bit] = flagByte(((inside >> bit) & 1) === 1);
  }
  return table;
}

function writeText(row: Uint8Array, blocks: BlockTable, block: number): void {
  const width = blocks.width[block]!;
  row[0] = logByte(width);
  row[1] = logByte(blocks.words[block]!);
  row[2] = shareByte(blocks.linkWidth[block]!, width);
  row[3] = shareByte(blocks.boldWidth[block]!, width);
  row[4] = shareByte(blocks.digits[block]!, width);
  row[5] = shareByte(blocks.symbols[block]! * 4, width);
  row[6] = logByte(blocks.stops[block]! * 4);
  row[7] = shareByte(blocks.stops[block]! * 40, width);
  row[8] = shareByte(blocks.commas[block]! * 40, width);
  row[9] = flagByte(blocks.endsWithStop[block] === 1);
  row[10] = logByte(blocks.links[block]!);
  row[11] = logByte(blocks.inlines[block]!);
  row[12] = logByte(blocks.mediaBefore[block]!);
  row[13] = logByte(blocks.items[block]! - 1);
  row[14] = logByte(width / blocks.items[block]!);
  row[15] = logByte(proseWidth(blocks, block));
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
  readonly #isTitle: Uint8Array;

  constructor(facts: BlockFacts) {
    this.#facts = facts;
    this.#total = facts.sums.width[0] ?? 0;
    this.#isTitle = titleBlocks(facts.title);
    this.#mostProse = facts.sums.proseMass.reduce((max, mass) => Math.max(max, mass), 0);
  }

  write(row: Uint8Array, block: number): void {
    const { tree, blocks, groups, sums, context, title } = this.#facts;
    const group = groups.ofBlock[block]!;
    const above = groups.parent[group]!;
    const inside = context.inside[blocks.first[block]!]!;
    row[TEXT] = shareByte(block, blocks.count);
    row[TEXT + 1] = shareByte(this.#before, this.#total);
    row[TEXT + 2] = logByte(block);
    row[TEXT + 3] = logByte(blocks.count - 1 - block);
    row[TEXT + 4] = Math.min(255, tree.depth[blocks.first[block]!]! * 4);
    row[TEXT + 5] = shareByte(tree.pieces.start[tree.pieceStart[blocks.first[block]!]!]!, tree.source.length);
    this.#headings(inside, block);
    row[TEXT + 6] = logByte(this.#sinceHeading);
    row[TEXT + 7] = logByte(this.#headingWidth);
    row[TEXT + 8] = flagByte(this.#sawH1);
    row[TEXT + 9] = logByte(this.#sinceH1);
    row[TEXT + 10] = shareByte(title.ofBlock[block]!, 1);
    row[TEXT + 11] = shareByte(title.ofTitle[block]!, 1);
    row[TEXT + 12] = shareByte(sums.proseMass[group]!, this.#mostProse);
    row[TEXT + 13] = above < 0 ? 0 : shareByte(sums.proseMass[above]!, this.#mostProse);
    row[TEXT + 14] = shareByte(blocks.width[block]!, sums.width[group]!);
    this.#toTop(row.subarray(TEXT + 15), block);
    this.#toTitle(row.subarray(TEXT + 15 + 5), block);
    this.#before += blocks.width[block]!;
  }

  /** How the block stands to the group in which the running text hangs. */
  #toTop(row: Uint8Array, block: number): void {
    const { groups, top } = this.#facts;
    const above = Math.max(0, groups.parent[top]!);
    const first = groups.firstBlock[top]!;
    const end = groups.endBlock[top]!;
    row[0] = flagByte(block >= first && block < end);
    row[1] = flagByte(block >= groups.firstBlock[above]! && block < groups.endBlock[above]!);
    row[2] = flagByte(groups.ofBlock[block] === top);
    row[3] = logByte(Math.max(0, first - block) * 2);
    row[4] = logByte(Math.max(0, block + 1 - end) * 2);
  }

  /** How far the block is from the last one that says what the page's title says. */
  #toTitle(row: Uint8Array, block: number): void {
    if (this.#isTitle[block] === 1) this.#titleAt = block;
    row[0] = flagByte(this.#isTitle[block] === 1);
    row[1] = flagByte(this.#titleAt >= 0);
    row[2] = this.#titleAt < 0 ? 255 : logByte(block - this.#titleAt);
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

function writeLikes(row: Uint8Array, { blocks, likes, sums, counts }: BlockFacts, block: number): void {
  const like = likes.ofBlock[block]!;
  const width = likes.width[like]!;
  const at = TEXT + PLACE;
  row[at] = logByte(likes.count[like]!);
  row[at + 1] = logByte(width);
  row[at + 2] = shareByte(width, sums.width[0]!);
  row[at + 3] = shareByte(likes.linkWidth[like]!, width);
  row[at + 4] = logByte(width / likes.count[like]!);
  row[at + 5] = shareByte(likes.stops[like]! * 40, width);
  row[at + 6] = logByte(likes.sameText[block]! - 1);
  row[at + 7] = shareByte(likes.count[like]!, blocks.count);
  row[at + 8] = shareByte(blocks.linkWidth[block]!, Math.max(1, likes.linkWidth[like]!));
  const from = block === 0 ? blocks.first[block]! : blocks.last[block - 1]!;
  const to = blocks.last[block]!;
  row[at + 9] = flagByte(likes.isFirst[block] === 1);
  row[at + 10] = logByte((counts.times[to]! - counts.times[from]!) * 16);
  row[at + 11] = logByte((counts.controls[to]! - counts.controls[from]!) * 16);
  row[at + 12] = logByte(blocks.currency[block]! * 16);
}

/** Blocks that hold more than half of the title and not much else. */
function titleBlocks({ ofBlock, ofTitle }: TitleOverlap): Uint8Array {
  return Uint8Array.from(ofBlock, (share, block) => (share > 0.6 && ofTitle[block]! > 0.5 ? 1 : 0));
}
