import type { PageTree } from '../../page/tree.ts';
import type { BlockTable } from './block-table.ts';
import { Inside } from './context-flags.ts';
import { type GroupClasses, REPEATED } from './group-classes.ts';
import type { GroupSums } from './group-sums.ts';
import type { GroupTree } from './groups.ts';
import type { NodeContext } from './node-context.ts';
import type { NodeCounts } from './node-counts.ts';
import { flagByte, logByte, shareByte } from './scale.ts';

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

/** The features of every group, row after row; written in place, as those of blocks. */
export function groupFeatures(facts: GroupFacts): Uint8Array {
  const { blocks, groups, sums } = facts;
  const table = new Uint8Array(groups.count * GROUP_FEATURES);
  const page = {
    width: sums.width[0] ?? 0,
    prose: sums.mostProse,
    allProse: sums.prose[0] ?? 0,
    blocks: blocks.count,
  };
  for (let group = 0; group < groups.count; group++) {
    const at = group * GROUP_FEATURES;
    const likes = at + AMOUNTS + PLACE + SAYING.length;
    writeAmounts(table, at, facts, group, page);
    writePlace(table, at + AMOUNTS, groups, sums, group, page);
    writeSaying(table, at + AMOUNTS + PLACE, facts, group);
    writeClass(table, likes, facts.classes, group, page);
    writeClass(table, likes + LIKES / 2, facts.shapes, group, page);
    writeParts(table, likes + LIKES, facts, group, page);
  }
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
  at: number,
  { tree, groups, sums }: GroupFacts,
  group: number,
  page: WholePage,
): void {
  const width = sums.width[group]!;
  const blocks = groups.endBlock[group]! - groups.firstBlock[group]!;
  const element = groups.element[group]!;
  const nodes = tree.end[element]! - element;
  table[at] = logByte(width);
  table[at + 1] = shareByte(width, page.width);
  table[at + 2] = shareByte(sums.linkWidth[group]!, width);
  table[at + 3] = logByte(blocks);
  table[at + 4] = shareByte(blocks, page.blocks);
  table[at + 5] = logByte(width / blocks);
  table[at + 6] = logByte(sums.largestBlock[group]!);
  table[at + 7] = shareByte(sums.stops[group]! * 40, width);
  table[at + 8] = shareByte(sums.commas[group]! * 40, width);
  table[at + 9] = logByte(((width - sums.linkWidth[group]!) * 8) / nodes);
  table[at + 10] = logByte(sums.links[group]!);
  table[at + 11] = logByte((sums.links[group]! * 4) / blocks);
  table[at + 12] = logByte(sums.media[group]!);
  table[at + 13] = logByte((sums.media[group]! * 4) / blocks);
  table[at + 14] = logByte(sums.headings[group]!);
  table[at + 15] = shareByte(sums.headings[group]!, blocks);
}

function writePlace(
  table: Uint8Array,
  at: number,
  groups: GroupTree,
  sums: GroupSums,
  group: number,
  page: WholePage,
): void {
  const above = groups.parent[group]!;
  const children = sums.children[group]!;
  table[at] = logByte(children);
  table[at + 1] = shareByte(sums.likeBefore[group]!, Math.max(1, children - 1));
  table[at + 2] = logByte(sums.proseMass[group]!);
  table[at + 3] = shareByte(sums.proseMass[group]!, page.prose);
  table[at + 4] = shareByte(groups.firstBlock[group]!, page.blocks);
  table[at + 5] = shareByte(groups.endBlock[group]!, page.blocks);
  table[at + 6] = above < 0 ? 255 : shareByte(sums.width[group]!, sums.width[above]!);
  table[at + 7] = above < 0 ? 0 : shareByte(sums.likeBefore[above]!, Math.max(1, sums.children[above]! - 1));
}

/** What the group's element, or a wrapper around it, says that it is. */
function writeSaying(table: Uint8Array, at: number, { groups, context }: GroupFacts, group: number): void {
  const above = groups.parent[group]!;
  const inherited = above < 0 ? 0 : context.inside[groups.element[above]!]!;
  const own = context.inside[groups.element[group]!]! & ~inherited;
  if (own === 0) return;
  for (let i = 0; i < SAYING.length; i++) table[at + i] = flagByte((own & SAYING[i]!) !== 0);
}

/** What is known of the groups that look like this one. */
function writeClass(
  table: Uint8Array,
  at: number,
  classes: GroupClasses,
  group: number,
  page: WholePage,
): void {
  const one = classes.ofGroup[group]!;
  const count = classes.count[one]!;
  const isRepeated = count >= REPEATED;
  table[at] = logByte((count - 1) * 4);
  table[at + 1] = shareByte(classes.width[one]!, page.width);
  table[at + 2] = shareByte(classes.prose[one]!, page.allProse);
  table[at + 3] = shareByte(classes.linkWidth[one]!, classes.width[one]!);
  table[at + 4] = shareByte(classes.ordinal[group]!, count);
  table[at + 5] = isRepeated ? shareByte(classes.width[one]!, classes.mostWidth) : 0;
  table[at + 6] = isRepeated ? shareByte(classes.prose[one]!, classes.mostProse) : 0;
}

/** What stands in the group, and how it stands to the group in which the running text hangs. */
function writeParts(
  table: Uint8Array,
  at: number,
  { tree, groups, sums, counts, top }: GroupFacts,
  group: number,
  page: WholePage,
): void {
  const element = groups.element[group]!;
  const end = tree.end[element]!;
  const blocks = groups.endBlock[group]! - groups.firstBlock[group]!;
  const times = counts.times[end]! - counts.times[element]!;
  const controls = counts.controls[end]! - counts.controls[element]!;
  const topElement = groups.element[top]!;
  table[at] = logByte(times * 4);
  table[at + 1] = shareByte(times * 2, blocks);
  table[at + 2] = logByte(controls * 4);
  table[at + 3] = shareByte(controls, blocks);
  table[at + 4] = logByte(sums.currency[group]! * 4);
  table[at + 5] = shareByte(sums.currency[group]!, blocks);
  table[at + 6] = shareByte(sums.prose[group]!, page.allProse);
  table[at + 7] = shareByte(sums.prose[group]!, sums.width[group]!);
  table[at + 8] = flagByte(element <= topElement && topElement < end);
  table[at + 9] = flagByte(topElement <= element && element < tree.end[topElement]!);
}
