import type { PageTree } from '../../../../page/tree.ts';
import { HEADING_BITS, INSIDE_BITS, Inside } from '../context-flags.ts';
import { type GroupSums, proseWidth } from '../groups/group-sums.ts';
import type { GroupTree } from '../groups/groups.ts';
import type { NodeContext } from '../node-context.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import type { BlockTable } from './block-table.ts';
import type { LookAlikes } from './look-alikes.ts';
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

/** The features of every block, row after row. Each step goes through all blocks, so that what it reads is looked up once. */
export function blockFeatures(facts: BlockFacts): Uint8Array {
  const table = new Uint8Array(facts.blocks.count * BLOCK_FEATURES);
  writeTexts(table, 0, facts.blocks);
  writePlaces(table, TEXT, facts);
  writeHeadings(table, TEXT + 6, facts);
  writeToTop(table, TEXT + 15, facts);
  writeToTitle(table, TEXT + 15 + 5, facts);
  writeLikes(table, TEXT + PLACE, facts);
  writeNodesBetween(table, TEXT + PLACE + 9, facts);
  writeInside(table, TEXT + PLACE + LIKE, facts);
  return table;
}

function writeTexts(table: Uint8Array, offset: number, blocks: BlockTable): void {
  const { count, words, linkWidth, boldWidth, digits, symbols, commas, links, inlines, mediaBefore } = blocks;
  for (let block = 0, at = offset; block < count; block++, at += BLOCK_FEATURES) {
    const width = blocks.width[block]!;
    const stops = blocks.stops[block]!;
    const items = blocks.items[block]!;
    table[at] = logByte(width);
    table[at + 1] = logByte(words[block]!);
    table[at + 2] = shareByte(linkWidth[block]!, width);
    table[at + 3] = shareByte(boldWidth[block]!, width);
    table[at + 4] = shareByte(digits[block]!, width);
    table[at + 5] = shareByte(symbols[block]! * 4, width);
    table[at + 6] = logByte(stops * 4);
    table[at + 7] = shareByte(stops * 40, width);
    table[at + 8] = shareByte(commas[block]! * 40, width);
    table[at + 9] = flagByte(blocks.endsWithStop[block] === 1);
    table[at + 10] = logByte(links[block]!);
    table[at + 11] = logByte(inlines[block]!);
    table[at + 12] = logByte(mediaBefore[block]!);
    table[at + 13] = logByte(items - 1);
    table[at + 14] = items === 1 ? table[at]! : logByte(width / items);
    table[at + 15] = logByte(proseWidth(blocks, block));
  }
}

/** Where a block stands on the page, and in its group. */
function writePlaces(
  table: Uint8Array,
  offset: number,
  { tree, blocks, groups, sums, title }: BlockFacts,
): void {
  const { count, first } = blocks;
  const { depth, pieces, pieceStart, source } = tree;
  const { width, proseMass, mostProse } = sums;
  const total = width[0] ?? 0;
  let before = 0;
  for (let block = 0, at = offset; block < count; block++, at += BLOCK_FEATURES) {
    const node = first[block]!;
    const group = groups.ofBlock[block]!;
    const above = groups.parent[group]!;
    table[at] = shareByte(block, count);
    table[at + 1] = shareByte(before, total);
    table[at + 2] = logByte(block);
    table[at + 3] = logByte(count - 1 - block);
    table[at + 4] = Math.min(255, depth[node]! * 4);
    table[at + 5] = shareByte(pieces.start[pieceStart[node]!]!, source.length);
    table[at + 10] = shareByte(title.ofBlock[block]!, 1);
    table[at + 11] = shareByte(title.ofTitle[block]!, 1);
    table[at + 12] = shareByte(proseMass[group]!, mostProse);
    table[at + 13] = above < 0 ? 0 : shareByte(proseMass[above]!, mostProse);
    table[at + 14] = shareByte(blocks.width[block]!, width[group]!);
    before += blocks.width[block]!;
  }
}

/** How far the block is from the last headings. */
function writeHeadings(table: Uint8Array, offset: number, { blocks, context }: BlockFacts): void {
  let sinceHeading = 0;
  let sinceH1 = 0;
  let headingWidth = 0;
  let sawH1 = false;
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    const inside = context.inside[blocks.first[block]!]!;
    sinceHeading++;
    sinceH1++;
    if ((inside & HEADING_BITS) !== 0) {
      sinceHeading = 0;
      headingWidth = blocks.width[block]!;
    }
    if ((inside & Inside.h1) !== 0) {
      sinceH1 = 0;
      sawH1 = true;
    }
    table[at] = logByte(sinceHeading);
    table[at + 1] = logByte(headingWidth);
    table[at + 2] = flagByte(sawH1);
    table[at + 3] = logByte(sinceH1);
  }
}

/** How the block stands to the group in which the running text hangs. */
function writeToTop(table: Uint8Array, offset: number, { blocks, groups, top }: BlockFacts): void {
  const above = Math.max(0, groups.parent[top]!);
  const first = groups.firstBlock[top]!;
  const end = groups.endBlock[top]!;
  const firstAbove = groups.firstBlock[above]!;
  const endAbove = groups.endBlock[above]!;
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    table[at] = flagByte(block >= first && block < end);
    table[at + 1] = flagByte(block >= firstAbove && block < endAbove);
    table[at + 2] = flagByte(groups.ofBlock[block] === top);
    table[at + 3] = logByte(Math.max(0, first - block) * 2);
    table[at + 4] = logByte(Math.max(0, block + 1 - end) * 2);
  }
}

/** How far the block is from the last one that says what the page's title says. */
function writeToTitle(table: Uint8Array, offset: number, { blocks, title }: BlockFacts): void {
  let titleAt = -1;
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    const isTitle = saysTitle(title, block);
    if (isTitle) titleAt = block;
    table[at] = flagByte(isTitle);
    table[at + 1] = flagByte(titleAt >= 0);
    table[at + 2] = titleAt < 0 ? 255 : logByte(block - titleAt);
  }
}

/** Whether a block holds more than half of the title and not much else. */
function saysTitle({ ofBlock, ofTitle }: TitleOverlap, block: number): boolean {
  return ofBlock[block]! > 0.6 && ofTitle[block]! > 0.5;
}

/** What the blocks that look like this one are together. */
function writeLikes(table: Uint8Array, offset: number, { blocks, likes, sums }: BlockFacts): void {
  const { ofBlock, sameText } = likes;
  const total = sums.width[0] ?? 0;
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    const like = ofBlock[block]!;
    const count = likes.count[like]!;
    const width = likes.width[like]!;
    const linkWidth = likes.linkWidth[like]!;
    table[at] = logByte(count);
    table[at + 1] = logByte(width);
    table[at + 2] = shareByte(width, total);
    table[at + 3] = shareByte(linkWidth, width);
    table[at + 4] = logByte(width / count);
    table[at + 5] = shareByte(likes.stops[like]! * 40, width);
    table[at + 6] = logByte(sameText[block]! - 1);
    table[at + 7] = shareByte(count, blocks.count);
    table[at + 8] = shareByte(blocks.linkWidth[block]!, Math.max(1, linkWidth));
  }
}

/** Whether the text is new, what stands between it and the block before, and whether it has a price. */
function writeNodesBetween(table: Uint8Array, offset: number, { blocks, likes, counts }: BlockFacts): void {
  const { times, controls } = counts;
  const { last, currency } = blocks;
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    const from = block === 0 ? blocks.first[block]! : last[block - 1]!;
    const to = last[block]!;
    table[at] = flagByte(likes.isFirst[block] === 1);
    table[at + 1] = logByte((times[to]! - times[from]!) * 16);
    table[at + 2] = logByte((controls[to]! - controls[from]!) * 16);
    table[at + 3] = logByte(currency[block]! * 16);
  }
}

/** A byte for each bit; few are set, so that it pays to go from one to the next. */
function writeInside(table: Uint8Array, offset: number, { blocks, context }: BlockFacts): void {
  for (let block = 0, at = offset; block < blocks.count; block++, at += BLOCK_FEATURES) {
    const inside = context.inside[blocks.first[block]!]!;
    for (let bits = inside; bits !== 0; bits &= bits - 1) table[at + 31 - Math.clz32(bits & -bits)] = 255;
  }
}
