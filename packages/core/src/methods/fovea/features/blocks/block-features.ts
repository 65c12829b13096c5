import type { PageTree } from '../../../../page/tree.ts';
import { columnIndexes, mapColumns } from '../column-indexes.ts';
import { HEADING_BITS, Inside } from '../context-flags.ts';
import { type GroupSums, proseWidth } from '../groups/group-sums.ts';
import type { GroupTree } from '../groups/groups.ts';
import type { NodeContext } from '../node-context.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import { BLOCK_COLUMNS } from './block-columns.ts';
import type { BlockTable } from './block-table.ts';
import type { LookAlikes } from './look-alikes.ts';
import type { TitleOverlap } from './title-overlap.ts';

/** Bytes per block in the table. */
const ROW: number = BLOCK_COLUMNS.length;
/** @trained */
const TEXT = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'text');
const PLACE = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'place');
const HEADING = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'heading');
const TITLE = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'title');
const GROUP = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'group');
const TOP = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'top');
const ALIKE_COLUMNS = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'alike');
const BETWEEN_COLUMNS = /* @__PURE__ */ columnIndexes(BLOCK_COLUMNS, 'between');
/** The column of every bit of `Inside`. */
const OF_BIT = /* @__PURE__ */ insideColumns();

function insideColumns(): Uint8Array {
  const columns = new Uint8Array(32);
  mapColumns(BLOCK_COLUMNS, 'inside', (name, column) => {
    columns[Math.log2(Inside[name])] = column;
  });
  return columns;
}

/** What the features of blocks are computed from. */
export interface BlockFacts {
  readonly tree: PageTree;
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly context: NodeContext;
  readonly likes: LookAlikes;
  readonly title: TitleOverlap;
  readonly counts: NodeCounts;
  /** The group that holds the running text. */
  readonly top: number;
}

/**
 * The features of every block, row after row. Each step goes through all blocks, so that it looks up its columns only
 * once.
 */
export function blockFeatures(facts: BlockFacts): Uint8Array {
  const table = new Uint8Array(facts.blocks.count * ROW);
  writeTexts(table, facts.blocks);
  writePlaces(table, facts);
  writeHeadings(table, facts);
  writeToTop(table, facts);
  writeToTitle(table, facts);
  writeLookAlikes(table, facts);
  writeNodesBetween(table, facts);
  writeInside(table, facts);
  return table;
}

function writeTexts(table: Uint8Array, blocks: BlockTable): void {
  const { count, words, linkWidth, boldWidth, digits, symbols, commas, links, inlines, mediaBefore } = blocks;
  for (let block = 0, row = 0; block < count; block++, row += ROW) {
    const width = blocks.width[block]!;
    const stops = blocks.stops[block]!;
    const items = blocks.items[block]!;
    table[row + TEXT.width] = logByte(width);
    table[row + TEXT.words] = logByte(words[block]!);
    table[row + TEXT.linkShare] = shareByte(linkWidth[block]!, width);
    table[row + TEXT.boldShare] = shareByte(boldWidth[block]!, width);
    table[row + TEXT.digitShare] = shareByte(digits[block]!, width);
    table[row + TEXT.symbolShare] = shareByte(symbols[block]! * 4, width);
    table[row + TEXT.stops] = logByte(stops * 4);
    table[row + TEXT.stopShare] = shareByte(stops * 40, width);
    table[row + TEXT.commaShare] = shareByte(commas[block]! * 40, width);
    table[row + TEXT.endsWithStop] = flagByte(blocks.endsWithStop[block] === 1);
    table[row + TEXT.links] = logByte(links[block]!);
    table[row + TEXT.inlines] = logByte(inlines[block]!);
    table[row + TEXT.mediaBefore] = logByte(mediaBefore[block]!);
    table[row + TEXT.moreItems] = logByte(items - 1);
    table[row + TEXT.itemWidth] = items === 1 ? table[row + TEXT.width]! : logByte(width / items);
    table[row + TEXT.proseWidth] = logByte(proseWidth(blocks, block));
  }
}

/** Writes where a block is on the page and in its group. */
function writePlaces(table: Uint8Array, { tree, blocks, groups, sums, title }: BlockFacts): void {
  const { count, first } = blocks;
  const { depth, pieces, pieceStart, source } = tree;
  const { width, proseMass, mostProse } = sums;
  const total = width[0] ?? 0;
  let before = 0;
  for (let block = 0, row = 0; block < count; block++, row += ROW) {
    const node = first[block]!;
    const group = groups.ofBlock[block]!;
    const above = groups.parent[group]!;
    table[row + PLACE.blockShareBefore] = shareByte(block, count);
    table[row + PLACE.widthShareBefore] = shareByte(before, total);
    table[row + PLACE.blocksBefore] = logByte(block);
    table[row + PLACE.blocksAfter] = logByte(count - 1 - block);
    table[row + PLACE.depth] = Math.min(255, depth[node]! * 4);
    table[row + PLACE.sourceOffset] = shareByte(pieces.start[pieceStart[node]!]!, source.length);
    table[row + TITLE.shareOfBlock] = shareByte(title.ofBlock[block]!, 1);
    table[row + TITLE.shareOfTitle] = shareByte(title.ofTitle[block]!, 1);
    table[row + GROUP.proseMass] = shareByte(proseMass[group]!, mostProse);
    table[row + GROUP.proseMassAbove] = above < 0 ? 0 : shareByte(proseMass[above]!, mostProse);
    table[row + GROUP.widthShare] = shareByte(blocks.width[block]!, width[group]!);
    before += blocks.width[block]!;
  }
}

/** Writes how far the block is from the last headings. */
function writeHeadings(table: Uint8Array, { blocks, context }: BlockFacts): void {
  let sinceHeading = 0;
  let sinceH1 = 0;
  let headingWidth = 0;
  let sawH1 = false;
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
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
    table[row + HEADING.since] = logByte(sinceHeading);
    table[row + HEADING.width] = logByte(headingWidth);
    table[row + HEADING.afterH1] = flagByte(sawH1);
    table[row + HEADING.sinceH1] = logByte(sinceH1);
  }
}

/** Writes how the block relates to the group that holds the running text. */
function writeToTop(table: Uint8Array, { blocks, groups, top }: BlockFacts): void {
  const above = Math.max(0, groups.parent[top]!);
  const first = groups.firstBlock[top]!;
  const end = groups.endBlock[top]!;
  const firstAbove = groups.firstBlock[above]!;
  const endAbove = groups.endBlock[above]!;
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
    table[row + TOP.inside] = flagByte(block >= first && block < end);
    table[row + TOP.insideParent] = flagByte(block >= firstAbove && block < endAbove);
    table[row + TOP.directly] = flagByte(groups.ofBlock[block] === top);
    table[row + TOP.before] = logByte(Math.max(0, first - block) * 2);
    table[row + TOP.behind] = logByte(Math.max(0, block + 1 - end) * 2);
  }
}

/** Writes how far the block is from the last one that repeats the page's title. */
function writeToTitle(table: Uint8Array, { blocks, title }: BlockFacts): void {
  let titleAt = -1;
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
    const isTitle = saysTitle(title, block);
    if (isTitle) titleAt = block;
    table[row + TITLE.isTitle] = flagByte(isTitle);
    table[row + TITLE.afterTitle] = flagByte(titleAt >= 0);
    table[row + TITLE.sinceTitle] = titleAt < 0 ? 255 : logByte(block - titleAt);
  }
}

/** Whether a block holds more than half of the title and little else. */
function saysTitle({ ofBlock, ofTitle }: TitleOverlap, block: number): boolean {
  return ofBlock[block]! > 0.6 && ofTitle[block]! > 0.5;
}

/** Writes what the blocks that look like this one add up to. */
function writeLookAlikes(table: Uint8Array, { blocks, likes, sums }: BlockFacts): void {
  const { ofBlock, sameText } = likes;
  const total = sums.width[0] ?? 0;
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
    const like = ofBlock[block]!;
    const count = likes.count[like]!;
    const width = likes.width[like]!;
    const linkWidth = likes.linkWidth[like]!;
    table[row + ALIKE_COLUMNS.count] = logByte(count);
    table[row + ALIKE_COLUMNS.width] = logByte(width);
    table[row + ALIKE_COLUMNS.widthShare] = shareByte(width, total);
    table[row + ALIKE_COLUMNS.linkShare] = shareByte(linkWidth, width);
    table[row + ALIKE_COLUMNS.meanWidth] = logByte(width / count);
    table[row + ALIKE_COLUMNS.stopShare] = shareByte(likes.stops[like]! * 40, width);
    table[row + ALIKE_COLUMNS.sameText] = logByte(sameText[block]! - 1);
    table[row + ALIKE_COLUMNS.countShare] = shareByte(count, blocks.count);
    table[row + ALIKE_COLUMNS.shareOfLinks] = shareByte(blocks.linkWidth[block]!, Math.max(1, linkWidth));
  }
}

/** Writes whether the text is new, what is between it and the block before, and whether it has a price. */
function writeNodesBetween(table: Uint8Array, { blocks, likes, counts }: BlockFacts): void {
  const { times, controls } = counts;
  const { last, currency } = blocks;
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
    const from = block === 0 ? blocks.first[block]! : last[block - 1]!;
    const to = last[block]!;
    table[row + ALIKE_COLUMNS.isFirst] = flagByte(likes.isFirst[block] === 1);
    table[row + BETWEEN_COLUMNS.times] = logByte((times[to]! - times[from]!) * 16);
    table[row + BETWEEN_COLUMNS.controls] = logByte((controls[to]! - controls[from]!) * 16);
    table[row + TEXT.currency] = logByte(currency[block]! * 16);
  }
}

/** Writes a byte for each bit; few are set, so it jumps from one to the next. */
function writeInside(table: Uint8Array, { blocks, context }: BlockFacts): void {
  for (let block = 0, row = 0; block < blocks.count; block++, row += ROW) {
    const inside = context.inside[blocks.first[block]!]!;
    for (let bits = inside; bits !== 0; bits &= bits - 1)
      table[row + OF_BIT[31 - Math.clz32(bits & -bits)]!] = 255;
  }
}
