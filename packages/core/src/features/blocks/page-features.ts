import type { Page } from '../../page/page.ts';
import { blockFeatures } from './block-features.ts';
import type { BlockTable } from './block-table.ts';
import { cutBlocks } from './cut-blocks.ts';
import { groupFeatures } from './group-features.ts';
import { groupSums } from './group-sums.ts';
import { type GroupTree, groupTree } from './groups.ts';
import { lookAlikes } from './look-alikes.ts';
import { type NodeContext, nodeContext } from './node-context.ts';
import { titleOverlap } from './title-overlap.ts';
import { blockTokens, groupTokens, type TokenLists } from './tokens.ts';

/** A page as a learned method sees it: blocks of text, the tree of groups around them, and both in numbers. */
export interface PageFeatures {
  readonly blocks: BlockTable;
  readonly groups: GroupTree;
  readonly context: NodeContext;
  /** `BLOCK_FEATURES` bytes per block. */
  readonly blockRows: Uint8Array;
  /** `GROUP_FEATURES` bytes per group. */
  readonly groupRows: Uint8Array;
  /** Per block, how much of the page's title is in it. */
  readonly titleShare: Float32Array;
  readonly blockTokens: TokenLists;
  readonly groupTokens: TokenLists;
}

/** Computes everything in a fixed number of passes over the nodes and blocks. */
export function pageFeatures(page: Page): PageFeatures {
  const context = nodeContext(page);
  const blocks = cutBlocks(page, context);
  const groups = groupTree(page.tree, blocks);
  const sums = groupSums(blocks, groups, context);
  const likes = lookAlikes(blocks, context);
  const title = titleOverlap(page, blocks);
  return {
    blocks,
    groups,
    context,
    blockRows: blockFeatures({ tree: page.tree, blocks, groups, sums, context, likes, title }),
    titleShare: title.ofTitle,
    groupRows: groupFeatures(page.tree, blocks, groups, sums, context),
    blockTokens: blockTokens(page, blocks, groups),
    groupTokens: groupTokens(page, groups),
  };
}
