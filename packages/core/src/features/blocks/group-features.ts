import type { PageTree } from '../../page/tree.ts';
import type { BlockTable } from './block-table.ts';
import { Inside } from './context-flags.ts';
import type { GroupSums } from './group-sums.ts';
import type { GroupTree } from './groups.ts';
import type { NodeContext } from './node-context.ts';
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

/** Bytes per group in the table. */
export const GROUP_FEATURES: number = 24 + SAYING.length;

/** The features of every group, row after row. */
export function groupFeatures(
  tree: PageTree,
  blocks: BlockTable,
  groups: GroupTree,
  sums: GroupSums,
  context: NodeContext,
): Uint8Array {
  const table = new Uint8Array(groups.count * GROUP_FEATURES);
  const page = { width: sums.width[0] ?? 0, prose: maximum(sums.proseMass), blocks: blocks.count };
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
  }
  return table;
}

interface WholePage {
  readonly width: number;
  readonly prose: number;
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

function maximum(values: Float32Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}
