import type { Page } from '../../../page/page.ts';
import { blockFeatures } from './blocks/block-features.ts';
import type { BlockTable } from './blocks/block-table.ts';
import { cutBlocks } from './blocks/cut-blocks.ts';
import { lookAlikes } from './blocks/look-alikes.ts';
import { titleOverlap } from './blocks/title-overlap.ts';
import { groupClasses } from './groups/group-classes.ts';
import { groupFeatures } from './groups/group-features.ts';
import { type GroupSums, groupSums } from './groups/group-sums.ts';
import { type GroupTree, groupTree } from './groups/groups.ts';
import { blockTokens, groupTokens, type MarkupTokens } from './markup-tokens.ts';
import { type NodeContext, nodeContext } from './node-context.ts';
import { nodeCounts } from './node-counts.ts';
import { pageFacts } from './page/page-facts.ts';

/** A page as the network sees it: blocks of text, the tree of groups around them, and the features of both. */
export interface PageFeatures {
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly context: NodeContext;
  /** A byte for each of `BLOCK_COLUMNS`, block after block. */
  readonly blockRows: Uint8Array;
  /** A byte for each of `GROUP_COLUMNS`, group after group. */
  readonly groupRows: Uint8Array;
  /** A byte for each of `PAGE_COLUMNS`: the page as a whole. */
  readonly pageRow: Uint8Array;
  /** How much of the page's title is in each block. */
  readonly titleShare: Float32Array;
  readonly blockTokens: MarkupTokens;
  readonly groupTokens: MarkupTokens;
}

/** Computes everything in a fixed number of passes over the nodes and blocks. */
export function pageFeatures(page: Page): PageFeatures {
  const context = nodeContext(page);
  const blocks = cutBlocks(page, context);
  const groups = groupTree(page.tree, blocks);
  const sums = groupSums(blocks, groups, context);
  const likes = lookAlikes(blocks, context);
  const classes = groupClasses(groups, sums, context.signature);
  const shapes = groupClasses(groups, sums, context.shape);
  const counts = nodeCounts(page.tree);
  const top = topGroup(sums);
  const title = titleOverlap(page, blocks);
  return {
    blocks,
    groups,
    context,
    blockRows: blockFeatures({ tree: page.tree, blocks, groups, sums, context, likes, title, counts, top }),
    titleShare: title.ofTitle,
    groupRows: groupFeatures({
      tree: page.tree,
      blocks,
      groups,
      sums,
      context,
      classes,
      shapes,
      counts,
      top,
    }),
    pageRow: pageFacts(page, { blocks, groups, sums, classes, shapes, counts }),
    blockTokens: blockTokens(page, blocks, groups),
    groupTokens: groupTokens(page, groups),
  };
}

/** The group with the most running text directly below it. */
function topGroup(sums: GroupSums): number {
  let top = 0;
  let most = -1;
  for (let group = 0; group < sums.proseMass.length; group++) {
    const score = sums.proseMass[group]! * (1 - sums.linkWidth[group]! / Math.max(1, sums.width[group]!));
    if (score <= most) continue;
    most = score;
    top = group;
  }
  return top;
}
