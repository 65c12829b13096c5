import type { BlockTable } from '../blocks/block-table.ts';
import { HEADING_BITS } from '../context-flags.ts';
import type { NodeContext } from '../node-context.ts';
import type { GroupTree } from './groups.ts';

/** The sums over the blocks of each group. */
export interface GroupSums {
  readonly width: Float32Array;
  readonly linkWidth: Float32Array;
  readonly stops: Float32Array;
  readonly commas: Float32Array;
  readonly links: Float32Array;
  readonly media: Float32Array;
  readonly currency: Float32Array;
  readonly headings: Float32Array;
  readonly largestBlock: Float32Array;
  /** Blocks and groups directly below, and how many of them look like the one before. */
  readonly children: Float32Array;
  readonly likeBefore: Float32Array;
  /** All running text of the group. */
  readonly prose: Float32Array;
  /** Prose directly below, plus half of the prose one level further down: shows which group holds the paragraphs. */
  readonly proseMass: Float32Array;
  /** The largest `proseMass`. */
  readonly mostProse: number;
}

/** Shortest paragraph: about thirteen words. @trained */
const PROSE_WIDTH = 80;

/** Length of a block's running text: the text outside links if it is long enough for a paragraph. */
export function proseWidth(blocks: BlockTable, block: number): number {
  const plain = blocks.width[block]! - blocks.linkWidth[block]!;
  return plain >= PROSE_WIDTH && plain >= blocks.linkWidth[block]! ? plain : 0;
}

/** Sums blocks into groups, and groups into their parents. */
export function groupSums(blocks: BlockTable, groups: GroupTree, context: NodeContext): GroupSums {
  const column = (): Float32Array => new Float32Array(groups.count);
  const sums = {
    width: column(),
    linkWidth: column(),
    stops: column(),
    commas: column(),
    links: column(),
    media: column(),
    currency: column(),
    headings: column(),
    largestBlock: column(),
    children: column(),
    likeBefore: column(),
    prose: column(),
    proseMass: column(),
    mostProse: 0,
  };
  addBlocks(blocks, groups, context, sums);
  sums.mostProse = addProse(sums.prose, groups, sums.proseMass);
  countChildren(blocks, groups, context, sums);
  const { width, linkWidth, stops, commas, links, media, currency, headings, prose, largestBlock } = sums;
  for (const each of [width, linkWidth, stops, commas, links, media, currency, headings, prose])
    addUpwards(groups, each);
  for (let group = groups.count - 1; group > 0; group--) {
    const above = groups.parent[group]!;
    if (largestBlock[group]! > largestBlock[above]!) largestBlock[above] = largestBlock[group]!;
  }
  return sums;
}

/** Adds what every group holds to its parent; groups come after their parents. */
function addUpwards({ count, parent }: GroupTree, column: Float32Array): void {
  for (let group = count - 1; group > 0; group--) column[parent[group]!]! += column[group]!;
}

function addBlocks(blocks: BlockTable, groups: GroupTree, context: NodeContext, sums: GroupSums): void {
  for (let block = 0; block < blocks.count; block++) {
    const group = groups.ofBlock[block]!;
    sums.width[group]! += blocks.width[block]!;
    sums.linkWidth[group]! += blocks.linkWidth[block]!;
    sums.prose[group]! += proseWidth(blocks, block);
    sums.currency[group]! += blocks.currency[block]!;
    sums.stops[group]! += blocks.stops[block]!;
    sums.commas[group]! += blocks.commas[block]!;
    sums.links[group]! += blocks.links[block]!;
    sums.media[group]! += blocks.mediaBefore[block]!;
    if ((context.inside[blocks.first[block]!]! & HEADING_BITS) !== 0) sums.headings[group]!++;
    if (blocks.width[block]! > sums.largestBlock[group]!) sums.largestBlock[group] = blocks.width[block]!;
  }
}

/** Fills `proseMass` from the prose directly below each group, and returns the largest entry. */
function addProse(direct: Float32Array, groups: GroupTree, proseMass: Float32Array): number {
  for (let group = 0; group < groups.count; group++) {
    proseMass[group]! += direct[group]!;
    const above = groups.parent[group]!;
    if (above >= 0) proseMass[above]! += direct[group]! / 2;
  }
  let most = 0;
  for (let group = 0; group < groups.count; group++) most = Math.max(most, proseMass[group]!);
  return most;
}

/** Walks blocks and groups together in document order, remembering per group what its last child looked like. */
function countChildren(blocks: BlockTable, groups: GroupTree, context: NodeContext, sums: GroupSums): void {
  const lastLook = new Int32Array(groups.count);
  const child = (group: number, look: number): void => {
    if (sums.children[group]! > 0 && lastLook[group] === look) sums.likeBefore[group]!++;
    sums.children[group]!++;
    lastLook[group] = look;
  };
  let group = 1;
  for (let block = 0; block <= blocks.count; block++) {
    while (group < groups.count && (block === blocks.count || groups.firstBlock[group]! <= block)) {
      child(groups.parent[group]!, context.signature[groups.element[group]!]!);
      group++;
    }
    if (block < blocks.count) child(groups.ofBlock[block]!, context.signature[blocks.container[block]!]!);
  }
}
