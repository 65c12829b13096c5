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

const LIKES = 14;
const PARTS = 10;

/** Bytes per group in the table. */
export const GROUP_FEATURES: number = 24 + SAYING.length + LIKES + PARTS;

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

/** The features of every group, row after row. */
export function groupFeatures(facts: GroupFacts): Uint8Array {
  const { tree, blocks, groups, sums, context } = facts;
  const table = new Uint8Array(groups.count * GROUP_FEATURES);
  const page = {
    width: sums.width[0] ?? 0,
    prose: maximum(sums.proseMass),
    allProse: sums.prose[0] ?? 0,
    blocks: blocks.count,
  };
  for (let group = 0; group < groups.count; group++) {
    const row = table.subarray(group * GROUP_FEATURES, (group + 1) * GROUP_FEATURES);
    writeAmounts(row, tree, groups, sums, group, page);
    writePlace(row, groups, sums, group, page);
    const above = groups.parent[group]!;
    const inherited = above < 0 ? 0 : context.inside[groups.element[above]!]!;
    const own = context.inside[groups.element[group]!]! & ~inherited;
    SAYING.forEach((bit, i) => {
      row[24 + i] = flagByte((own & bit) !== 0);
    });
    const likes = row.subarray(24 + SAYING.length);
    writeClass(likes, facts.classes, group, page);
    writeClass(likes.subarray(LIKES / 2), facts.shapes, group, page);
    writeParts(likes.subarray(LIKES), facts, group, page);
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
  row: Uint8Array,
  tree: PageTree,
  groups: GroupTree,
  sums: GroupSums,
  group: number,
  page: WholePage,
): void {
  const width = sums.width[group]!;
  const blocks = groups.endBlock[group]! - groups.firstBlock[group]!;
  const element = groups.element[group]!;
  const nodes = tree.end[element]! - element;
  row[0] = logByte(width);
  row[1] = shareByte(width, page.width);
  row[2] = shareByte(sums.linkWidth[group]!, width);
  row[3] = logByte(blocks);
  row[4] = shareByte(blocks, page.blocks);
  row[5] = logByte(width / blocks);
  row[6] = logByte(sums.largestBlock[group]!);
  row[7] = shareByte(sums.stops[group]! * 40, width);
  row[8] = shareByte(sums.commas[group]! * 40, width);
  row[9] = logByte(((width - sums.linkWidth[group]!) * 8) / nodes);
  row[10] = logByte(sums.links[group]!);
  row[11] = logByte((sums.links[group]! * 4) / blocks);
  row[12] = logByte(sums.media[group]!);
  row[13] = logByte((sums.media[group]! * 4) / blocks);
  row[14] = logByte(sums.headings[group]!);
  row[15] = shareByte(sums.headings[group]!, blocks);
}

function writePlace(
  row: Uint8Array,
  groups: GroupTree,
  sums: GroupSums,
  group: number,
  page: WholePage,
): void {
  const above = groups.parent[group]!;
  const children = sums.children[group]!;
  row[16] = logByte(children);
  row[17] = shareByte(sums.likeBefore[group]!, Math.max(1, children - 1));
  row[18] = logByte(sums.proseMass[group]!);
  row[19] = shareByte(sums.proseMass[group]!, page.prose);
  row[20] = shareByte(groups.firstBlock[group]!, page.blocks);
  row[21] = shareByte(groups.endBlock[group]!, page.blocks);
  row[22] = above < 0 ? 255 : shareByte(sums.width[group]!, sums.width[above]!);
  row[23] = above < 0 ? 0 : shareByte(sums.likeBefore[above]!, Math.max(1, sums.children[above]! - 1));
}

/** What is known of the groups that look like this one. */
function writeClass(row: Uint8Array, classes: GroupClasses, group: number, page: WholePage): void {
  const one = classes.ofGroup[group]!;
  const count = classes.count[one]!;
  const isRepeated = count >= REPEATED;
  row[0] = logByte((count - 1) * 4);
  row[1] = shareByte(classes.width[one]!, page.width);
  row[2] = shareByte(classes.prose[one]!, page.allProse);
  row[3] = shareByte(classes.linkWidth[one]!, classes.width[one]!);
  row[4] = shareByte(classes.ordinal[group]!, count);
  row[5] = isRepeated ? shareByte(classes.width[one]!, classes.mostWidth) : 0;
  row[6] = isRepeated ? shareByte(classes.prose[one]!, classes.mostProse) : 0;
}

/** What stands in the group, and how it stands to the group in which the running text hangs. */
function writeParts(
  row: Uint8Array,
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
  row[0] = logByte(times * 4);
  row[1] = shareByte(times * 2, blocks);
  row[2] = logByte(controls * 4);
  row[3] = shareByte(controls, blocks);
  row[4] = logByte(sums.currency[group]! * 4);
  row[5] = shareByte(sums.currency[group]!, blocks);
  row[6] = shareByte(sums.prose[group]!, page.allProse);
  row[7] = shareByte(sums.prose[group]!, sums.width[group]!);
  row[8] = flagByte(element <= topElement && topElement < end);
  row[9] = flagByte(topElement <= element && element < tree.end[topElement]!);
}

function maximum(values: Float32Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}
