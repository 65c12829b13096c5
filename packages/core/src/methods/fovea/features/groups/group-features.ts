import type { PageTree } from '../../../../page/tree.ts';
import type { BlockTable } from '../blocks/block-table.ts';
import { Inside } from '../context-flags.ts';
import type { NodeContext } from '../node-context.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import { type GroupClasses, REPEATED } from './group-classes.ts';
import type { GroupSums } from './group-sums.ts';
import type { GroupTree } from './groups.ts';

/** Elements that say what they are; a group has the bit only where it, not something above it, says so. */
const SAYING = [
  Inside.article,
  Inside.main,
  Inside.nav,
  Inside.header,
  Inside.footer,
  Inside.aside,
  Inside.section,
  Inside.form,
  Inside.table,
  Inside.list,
  Inside.item,
  Inside.dialog,
] as const;

const AMOUNTS = 16;
const PLACE = 8;
const LIKES = 14;
const PARTS = 10;

/** Bytes per group in the table. */
export const GROUP_FEATURES: number = AMOUNTS + PLACE + SAYING.length + LIKES + PARTS;

/** What the features of groups are made from. */
export interface GroupFacts {
  readonly tree: PageTree;
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly context: NodeContext;
  readonly classes: GroupClasses;
  readonly shapes: GroupClasses;
  readonly counts: NodeCounts;
  /** The group in which the running text hangs. */
  readonly top: number;
}

/** The features of every group, row after row; each step goes through all groups, as with those of blocks. */
export function groupFeatures(facts: GroupFacts): Uint8Array {
  const { blocks, groups, sums } = facts;
  const table = new Uint8Array(groups.count * GROUP_FEATURES);
  const page = {
    width: sums.width[0] ?? 0,
    prose: sums.mostProse,
    allProse: sums.prose[0] ?? 0,
    blocks: blocks.count,
  };
  const likes = AMOUNTS + PLACE + SAYING.length;
  writeAmounts(table, 0, facts, page);
  writePlaces(table, AMOUNTS, facts, page);
  writeSaying(table, AMOUNTS + PLACE, facts);
  writeClasses(table, likes, facts.classes, page);
  writeClasses(table, likes + LIKES / 2, facts.shapes, page);
  writeParts(table, likes + LIKES, facts, page);
  return table;
}

interface WholePage {
  readonly width: number;
  readonly prose: number;
  readonly allProse: number;
  readonly blocks: number;
}

function writeAmounts(
  table: Uint8Array,
  offset: number,
  { tree, groups, sums }: GroupFacts,
  page: WholePage,
): void {
  const { count, element, firstBlock, endBlock } = groups;
  const { linkWidth, largestBlock, stops, commas, links, media, headings } = sums;
  for (let group = 0, at = offset; group < count; group++, at += GROUP_FEATURES) {
    const width = sums.width[group]!;
    const blocks = endBlock[group]! - firstBlock[group]!;
    const nodes = tree.end[element[group]!]! - element[group]!;
    table[at] = logByte(width);
    table[at + 1] = shareByte(width, page.width);
    table[at + 2] = shareByte(linkWidth[group]!, width);
    table[at + 3] = logByte(blocks);
    table[at + 4] = shareByte(blocks, page.blocks);
    table[at + 5] = logByte(width / blocks);
    table[at + 6] = logByte(largestBlock[group]!);
    table[at + 7] = shareByte(stops[group]! * 40, width);
    table[at + 8] = shareByte(commas[group]! * 40, width);
    table[at + 9] = logByte(((width - linkWidth[group]!) * 8) / nodes);
    table[at + 10] = logByte(links[group]!);
    table[at + 11] = logByte((links[group]! * 4) / blocks);
    table[at + 12] = logByte(media[group]!);
    table[at + 13] = logByte((media[group]! * 4) / blocks);
    table[at + 14] = logByte(headings[group]!);
    table[at + 15] = shareByte(headings[group]!, blocks);
  }
}

function writePlaces(table: Uint8Array, offset: number, { groups, sums }: GroupFacts, page: WholePage): void {
  const { count, parent, firstBlock, endBlock } = groups;
  const { width, children, likeBefore, proseMass } = sums;
  for (let group = 0, at = offset; group < count; group++, at += GROUP_FEATURES) {
    const above = parent[group]!;
    table[at] = logByte(children[group]!);
    table[at + 1] = shareByte(likeBefore[group]!, Math.max(1, children[group]! - 1));
    table[at + 2] = logByte(proseMass[group]!);
    table[at + 3] = shareByte(proseMass[group]!, page.prose);
    table[at + 4] = shareByte(firstBlock[group]!, page.blocks);
    table[at + 5] = shareByte(endBlock[group]!, page.blocks);
    table[at + 6] = above < 0 ? 255 : shareByte(width[group]!, width[above]!);
    table[at + 7] = above < 0 ? 0 : shareByte(likeBefore[above]!, Math.max(1, children[above]! - 1));
  }
}

/** What the group's element, or a wrapper around it, says that it is. */
function writeSaying(table: Uint8Array, offset: number, { groups, context }: GroupFacts): void {
  for (let group = 0, at = offset; group < groups.count; group++, at += GROUP_FEATURES) {
    const above = groups.parent[group]!;
    const inherited = above < 0 ? 0 : context.inside[groups.element[above]!]!;
    const own = context.inside[groups.element[group]!]! & ~inherited;
    if (own === 0) continue;
    for (let i = 0; i < SAYING.length; i++) table[at + i] = flagByte((own & SAYING[i]!) !== 0);
  }
}

/** What is known of the groups that look like each. */
function writeClasses(table: Uint8Array, offset: number, classes: GroupClasses, page: WholePage): void {
  const { ofGroup, ordinal, mostWidth, mostProse } = classes;
  for (let group = 0, at = offset; group < ofGroup.length; group++, at += GROUP_FEATURES) {
    const one = ofGroup[group]!;
    const count = classes.count[one]!;
    const width = classes.width[one]!;
    const prose = classes.prose[one]!;
    const isRepeated = count >= REPEATED;
    table[at] = logByte((count - 1) * 4);
    table[at + 1] = shareByte(width, page.width);
    table[at + 2] = shareByte(prose, page.allProse);
    table[at + 3] = shareByte(classes.linkWidth[one]!, width);
    table[at + 4] = shareByte(ordinal[group]!, count);
    table[at + 5] = isRepeated ? shareByte(width, mostWidth) : 0;
    table[at + 6] = isRepeated ? shareByte(prose, mostProse) : 0;
  }
}

/** What stands in the group, and how it stands to the group in which the running text hangs. */
function writeParts(
  table: Uint8Array,
  offset: number,
  { tree, groups, sums, counts, top }: GroupFacts,
  page: WholePage,
): void {
  const { end } = tree;
  const { count, firstBlock, endBlock } = groups;
  const { width, prose, currency } = sums;
  const topElement = groups.element[top]!;
  const topEnd = end[topElement]!;
  for (let group = 0, at = offset; group < count; group++, at += GROUP_FEATURES) {
    const from = groups.element[group]!;
    const to = end[from]!;
    const blocks = endBlock[group]! - firstBlock[group]!;
    const times = counts.times[to]! - counts.times[from]!;
    const controls = counts.controls[to]! - counts.controls[from]!;
    table[at] = logByte(times * 4);
    table[at + 1] = shareByte(times * 2, blocks);
    table[at + 2] = logByte(controls * 4);
    table[at + 3] = shareByte(controls, blocks);
    table[at + 4] = logByte(currency[group]! * 4);
    table[at + 5] = shareByte(currency[group]!, blocks);
    table[at + 6] = shareByte(prose[group]!, page.allProse);
    table[at + 7] = shareByte(prose[group]!, width[group]!);
    table[at + 8] = flagByte(from <= topElement && topElement < to);
    table[at + 9] = flagByte(topElement <= from && from < topEnd);
  }
}
