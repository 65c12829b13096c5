import type { Linear } from './tensors.ts';

/** One round over the tree: blocks to groups, and groups down to the groups below them. */
export interface TreeLayers {
  readonly gather: Linear;
  readonly own: Linear;
  readonly above: Linear;
}

/** A recurrence along the blocks, forwards in the first half of its outputs and backwards in the second. */
export interface ScanLayers {
  readonly gate: Linear;
  readonly candidate: Linear;
}

/** A trained network, ready to run. */
export interface Model {
  readonly width: number;
  readonly sequence: number;
  /** One vector per token. */
  readonly tokens: Float32Array;
  /** 0 for tokens whose vector is nothing: they stand on too few sites to be listened to. */
  readonly tokenIsUsed: Uint8Array;
  readonly groupToken: Linear;
  readonly groupIn: Linear;
  readonly blockIn: Linear;
  /** What the page as a whole adds to every group and to every block. */
  readonly pageGroup: Linear;
  readonly pageBlock: Linear;
  readonly firstRound: TreeLayers;
  readonly join: Linear;
  readonly scans: readonly ScanLayers[];
  readonly secondRound: TreeLayers;
  readonly hidden: Linear;
  readonly out: Linear;
  readonly pageType: Linear;
  /** Per policy, what it adds to every block and to every group. */
  readonly policies: ReadonlyMap<string, { readonly block: Float64Array; readonly group: Float64Array }>;
  readonly pageTypes: readonly string[];
}
