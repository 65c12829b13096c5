import type { PageType } from '../../../selection/page-type.ts';
import type { Kernel, Layer } from './kernel/kernel.ts';

/** A linear layer with inputs from several tables, one after the other; the bias is a row in the kernel's memory. */
export interface Linear {
  readonly parts: readonly Layer[];
  readonly bias: number;
}

/** One round over the tree: blocks to groups, and groups down to the groups below them. */
export interface TreeLayers {
  /** From a group's blocks and the group itself. */
  readonly gather: Linear;
  readonly own: Linear;
  readonly above: Linear;
}

/** A recurrence along the blocks: gates and then candidates, in each direction. */
export interface ScanLayers {
  readonly forwards: Linear;
  readonly backwards: Linear;
}

/** The rows that are added to every block and to every group. */
export interface Rows {
  readonly block: number;
  readonly group: number;
}

/** A trained network in the memory of its kernel, ready to run. */
export interface Model {
  readonly kernel: Kernel;
  readonly width: number;
  readonly sequence: number;
  /** The row of each token in the tables of vectors; -1 for tokens that occurred on too few sites. */
  readonly tokenRow: Int16Array;
  /** What a token adds to a block and to a group. */
  readonly tokens: Rows;
  readonly groupIn: Linear;
  readonly blockIn: Linear;
  /** What the page as a whole adds to every group and to every block. */
  readonly pageGroup: Linear;
  readonly pageBlock: Linear;
  readonly firstRound: TreeLayers;
  /** From a block and the group around it. */
  readonly join: Linear;
  readonly scans: readonly ScanLayers[];
  readonly secondRound: TreeLayers;
  /** From a block before and after the recurrences, and its group. */
  readonly hidden: Linear;
  /** From a block to the log-odds that it is content. */
  readonly out: Linear;
  /** From the body and the likely content to a score per page type. */
  readonly pageType: Linear;
  readonly policies: ReadonlyMap<string, Rows>;
  /** From the page's row to the log-odds that it is like the pages of sets of news. */
  readonly news: Linear;
  readonly pageTypes: readonly PageType[];
}
