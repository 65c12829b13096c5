import { bodyOf } from '../../../../page/landmarks.ts';
import type { NodeId, PageTree } from '../../../../page/tree.ts';
import type { BlockTable } from '../blocks/block-table.ts';

/**
 * The page's tree without elements that do not branch: a group is an element that holds more blocks than any of its
 * children. Groups are in document order, so a parent comes before its children; group 0 is the body.
 */
export interface GroupTree {
  readonly count: number;
  readonly element: Int32Array;
  /** The group around a group; -1 for the body. */
  readonly parent: Int32Array;
  /** Blocks of the group: from `firstBlock` up to but excluding `endBlock`. */
  readonly firstBlock: Int32Array;
  readonly endBlock: Int32Array;
  /** The smallest group around each block. */
  readonly ofBlock: Int32Array;
}

/** Finds the groups in one pass over the nodes and one over those that hold blocks. */
export function groupTree(tree: PageTree, blocks: BlockTable): GroupTree {
  const { size, parent } = tree;
  const held = new Int32Array(size);
  const isGroup = new Uint8Array(size);
  const holders: NodeId[] = [];
  let count = 0;
  for (let block = 0; block < blocks.count; block++) held[blocks.container[block]!]!++;
  // Going backwards, every sum is complete before it is added to its parent; a parent branches unless one child holds
  // all of its blocks.
  const largest = new Int32Array(size);
  const body = bodyOf(tree);
  for (let id = size - 1; id > 0; id--) {
    const own = held[id]!;
    if (own === 0 && id !== body) continue;
    holders.push(id);
    if ((own >= 2 && largest[id]! < own) || id === body) {
      isGroup[id] = 1;
      count++;
    }
    const above = parent[id]!;
    held[above]! += own;
    if (own > largest[above]!) largest[above] = own;
  }
  return collect(tree, blocks, holders, isGroup, count);
}

/** `holders` are the nodes that hold blocks, from the last to the first. */
function collect(
  { size, parent }: PageTree,
  blocks: BlockTable,
  holders: readonly NodeId[],
  isGroup: Uint8Array,
  count: number,
): GroupTree {
  const groups = {
    count: 0,
    element: new Int32Array(count),
    parent: new Int32Array(count),
    firstBlock: new Int32Array(count),
    endBlock: new Int32Array(count),
    ofBlock: new Int32Array(blocks.count),
  };
  const groupAt = new Int32Array(size);
  let block = 0;
  for (let i = holders.length - 1; i >= 0; i--) {
    const id = holders[i]!;
    // Group 0, the body, comes first and has no parent.
    const above = groups.count === 0 ? -1 : groupAt[parent[id]!]!;
    groupAt[id] = above;
    if (isGroup[id] === 0) continue;
    while (block < blocks.count && blocks.first[block]! < id) block++;
    const group = groups.count++;
    groupAt[id] = group;
    groups.element[group] = id;
    groups.parent[group] = above;
    groups.firstBlock[group] = block;
  }
  for (let i = 0; i < blocks.count; i++) {
    const group = groupAt[blocks.container[i]!]!;
    groups.ofBlock[i] = group;
    groups.endBlock[group] = i + 1;
  }
  for (let group = groups.count - 1; group > 0; group--) {
    const above = groups.parent[group]!;
    groups.endBlock[above] = Math.max(groups.endBlock[above]!, groups.endBlock[group]!);
  }
  return groups;
}
