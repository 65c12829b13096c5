import type { PageTree } from '../../../../page/tree.ts';
import type { BlockTable } from '../blocks/block-table.ts';
import { columnIndexes, mapColumns } from '../column-indexes.ts';
import { Inside } from '../context-flags.ts';
import type { NodeContext } from '../node-context.ts';
import type { NodeCounts } from '../node-counts.ts';
import { flagByte, logByte, shareByte } from '../scale.ts';
import { type GroupClasses, REPEATED } from './group-classes.ts';
import { GROUP_COLUMNS } from './group-columns.ts';
import type { GroupSums } from './group-sums.ts';
import type { GroupTree } from './groups.ts';

/** Bytes per group in the table. */
const ROW: number = GROUP_COLUMNS.length;
const TEXT = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'text');
const PLACE = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'place');
const CLASS = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'class');
const SHAPE = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'shape');
const HOLDS_COLUMNS = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'holds');
const TOP = /* @__PURE__ */ columnIndexes(GROUP_COLUMNS, 'top');
/** Elements that state what they are; a group has the bit only if it states so itself, not something above it. */
const STATED_KINDS = /* @__PURE__ */ mapColumns(GROUP_COLUMNS, 'is', (name, column) => ({
  bit: Inside[name],
  column,
}));

/** What the features of groups are computed from. */
export interface GroupFacts {
  readonly tree: PageTree;
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly sums: GroupSums;
  readonly context: NodeContext;
  readonly classes: GroupClasses;
  readonly shapes: GroupClasses;
  readonly counts: NodeCounts;
  /** The group that holds the running text. */
  readonly top: number;
}

/** The features of every group, row after row; as for blocks, each step goes through all groups. */
export function groupFeatures(facts: GroupFacts): Uint8Array {
  const { blocks, groups, sums } = facts;
  const table = new Uint8Array(groups.count * ROW);
  const page = {
    width: sums.width[0] ?? 0,
    prose: sums.mostProse,
    allProse: sums.prose[0] ?? 0,
    blocks: blocks.count,
  };
  writeAmounts(table, facts, page);
  writePlaces(table, facts, page);
  writeStatedKinds(table, facts);
  writeClasses(table, CLASS, facts.classes, page);
  writeClasses(table, SHAPE, facts.shapes, page);
  writeParts(table, facts, page);
  return table;
}

interface WholePage {
  readonly width: number;
  readonly prose: number;
  readonly allProse: number;
  readonly blocks: number;
}

function writeAmounts(table: Uint8Array, { tree, groups, sums }: GroupFacts, page: WholePage): void {
  const { count, element, firstBlock, endBlock } = groups;
  const { linkWidth, largestBlock, stops, commas, links, media, headings } = sums;
  for (let group = 0, row = 0; group < count; group++, row += ROW) {
    const width = sums.width[group]!;
    const blocks = endBlock[group]! - firstBlock[group]!;
    const nodes = tree.end[element[group]!]! - element[group]!;
    table[row + TEXT.width] = logByte(width);
    table[row + TEXT.widthShare] = shareByte(width, page.width);
    table[row + TEXT.linkShare] = shareByte(linkWidth[group]!, width);
    table[row + TEXT.blocks] = logByte(blocks);
    table[row + TEXT.blockShare] = shareByte(blocks, page.blocks);
    table[row + TEXT.meanWidth] = logByte(width / blocks);
    table[row + TEXT.largestBlock] = logByte(largestBlock[group]!);
    table[row + TEXT.stopShare] = shareByte(stops[group]! * 40, width);
    table[row + TEXT.commaShare] = shareByte(commas[group]! * 40, width);
    table[row + TEXT.widthPerNode] = logByte(((width - linkWidth[group]!) * 8) / nodes);
    table[row + TEXT.links] = logByte(links[group]!);
    table[row + TEXT.linksPerBlock] = logByte((links[group]! * 4) / blocks);
    table[row + TEXT.media] = logByte(media[group]!);
    table[row + TEXT.mediaPerBlock] = logByte((media[group]! * 4) / blocks);
    table[row + TEXT.headings] = logByte(headings[group]!);
    table[row + TEXT.headingShare] = shareByte(headings[group]!, blocks);
  }
}

function writePlaces(table: Uint8Array, { groups, sums }: GroupFacts, page: WholePage): void {
  const { count, parent, firstBlock, endBlock } = groups;
  const { width, children, likeBefore, proseMass } = sums;
  for (let group = 0, row = 0; group < count; group++, row += ROW) {
    const above = parent[group]!;
    table[row + PLACE.children] = logByte(children[group]!);
    table[row + PLACE.childrenAlike] = shareByte(likeBefore[group]!, Math.max(1, children[group]! - 1));
    table[row + PLACE.proseMass] = logByte(proseMass[group]!);
    table[row + PLACE.proseMassShare] = shareByte(proseMass[group]!, page.prose);
    table[row + PLACE.firstBlock] = shareByte(firstBlock[group]!, page.blocks);
    table[row + PLACE.endBlock] = shareByte(endBlock[group]!, page.blocks);
    table[row + PLACE.shareOfParent] = above < 0 ? 255 : shareByte(width[group]!, width[above]!);
    table[row + PLACE.siblingsAlike] =
      above < 0 ? 0 : shareByte(likeBefore[above]!, Math.max(1, children[above]! - 1));
  }
}

/** Writes what the group's element, or a wrapper around it, states that it is. */
function writeStatedKinds(table: Uint8Array, { groups, context }: GroupFacts): void {
  for (let group = 0, row = 0; group < groups.count; group++, row += ROW) {
    const above = groups.parent[group]!;
    const inherited = above < 0 ? 0 : context.inside[groups.element[above]!]!;
    const own = context.inside[groups.element[group]!]! & ~inherited;
    if (own === 0) continue;
    for (const { bit, column } of STATED_KINDS) table[row + column] = flagByte((own & bit) !== 0);
  }
}

/** Writes what is known of the groups of the same shape. */
function writeClasses(
  table: Uint8Array,
  columns: typeof CLASS,
  classes: GroupClasses,
  page: WholePage,
): void {
  const { ofGroup, ordinal, mostWidth, mostProse } = classes;
  for (let group = 0, row = 0; group < ofGroup.length; group++, row += ROW) {
    const one = ofGroup[group]!;
    const count = classes.count[one]!;
    const width = classes.width[one]!;
    const prose = classes.prose[one]!;
    const isRepeated = count >= REPEATED;
    table[row + columns.count] = logByte((count - 1) * 4);
    table[row + columns.widthShare] = shareByte(width, page.width);
    table[row + columns.proseShare] = shareByte(prose, page.allProse);
    table[row + columns.linkShare] = shareByte(classes.linkWidth[one]!, width);
    table[row + columns.ordinal] = shareByte(ordinal[group]!, count);
    table[row + columns.widthOfMost] = isRepeated ? shareByte(width, mostWidth) : 0;
    table[row + columns.proseOfMost] = isRepeated ? shareByte(prose, mostProse) : 0;
  }
}

/** Writes what the group contains, and how it relates to the group that holds the running text. */
function writeParts(
  table: Uint8Array,
  { tree, groups, sums, counts, top }: GroupFacts,
  page: WholePage,
): void {
  const { end } = tree;
  const { count, firstBlock, endBlock } = groups;
  const { width, prose, currency } = sums;
  const topElement = groups.element[top]!;
  const topEnd = end[topElement]!;
  for (let group = 0, row = 0; group < count; group++, row += ROW) {
    const from = groups.element[group]!;
    const to = end[from]!;
    const blocks = endBlock[group]! - firstBlock[group]!;
    const times = counts.times[to]! - counts.times[from]!;
    const controls = counts.controls[to]! - counts.controls[from]!;
    table[row + HOLDS_COLUMNS.times] = logByte(times * 4);
    table[row + HOLDS_COLUMNS.timesPerBlock] = shareByte(times * 2, blocks);
    table[row + HOLDS_COLUMNS.controls] = logByte(controls * 4);
    table[row + HOLDS_COLUMNS.controlsPerBlock] = shareByte(controls, blocks);
    table[row + HOLDS_COLUMNS.currency] = logByte(currency[group]! * 4);
    table[row + HOLDS_COLUMNS.currencyPerBlock] = shareByte(currency[group]!, blocks);
    table[row + HOLDS_COLUMNS.shareOfProse] = shareByte(prose[group]!, page.allProse);
    table[row + HOLDS_COLUMNS.proseShare] = shareByte(prose[group]!, width[group]!);
    table[row + TOP.around] = flagByte(from <= topElement && topElement < to);
    table[row + TOP.inside] = flagByte(topElement <= from && from < topEnd);
  }
}
