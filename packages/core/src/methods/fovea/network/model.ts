import type { PageType } from '../../../selection/page-type.ts';
import type { Kernel, Layer } from './kernel/kernel.ts';

/** A linear layer whose inputs come from several tables, one after the other; the bias is a row in the kernel's memory. */
export interface Linear {
  readonly parts: readonly Layer[];
  readonly bias: number;
}

/** One round over the tree: blocks to groups, and groups down to the groups below them. */
export interface TreeLayers {
  /** Of a group's blocks, and of the group itself. */
  readonly gather: Linear;
  readonly own: Linear;
  readonly above: Linear;
}

/** What is added to every block and to every group: a row each. */
export interface Rows {
  readonly block: number;
  readonly group: number;
}

/** A trained network in the memory of its kernel, ready to run. */
export interface Model {
  readonly kernel: Kernel;
  readonly width: number;
  readonly sequence: number;
  /** Per token its row in the tables of vectors; -1 for those on too few sites to be listened to. */
  readonly tokenRow: Int16Array;
  /** What a token adds to a block and to a group. */
  readonly tokens: Rows;
  readonly groupIn: Linear;
  readonly blockIn: Linear;
  /** What the page as a whole adds to every group and to every block. */
  readonly pageGroup: Linear;
  readonly pageBlock: Linear;
  readonly firstRound: TreeLayers;
  /** Of a block and the group around it. */
  readonly join: Linear;
  /** Recurrences along the blocks: gates forwards and backwards, then candidates forwards and backwards. */
  readonly scans: readonly Linear[];
  readonly secondRound: TreeLayers;
  /** Of a block before and after the recurrences, and of its group. */
  readonly hidden: Linear;
  /** Of a block: how likely it is content. */
  readonly out: Linear;
  /** Of the body and of what is likely content. */
  readonly pageType: Linear;
  readonly policies: ReadonlyMap<string, Rows>;
  readonly pageTypes: readonly PageType[];
}
