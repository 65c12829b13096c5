import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { countBelow } from './bisect.ts';

/** The scores of a method that judges blocks of text, in document order, column by column. */
export interface BlockScores {
  /** First and last text node of each block. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The node that represents the block: an element that holds nothing else, or the block's first text. */
  readonly node: Int32Array;
  /** The probability that the block is content, 0 to 1. */
  readonly confidence: Float32Array;
  readonly isKept: Uint8Array;
  /** 1 if a slightly different score would have changed the answer. */
  readonly isBorderline: Uint8Array;
  /** The index of the answer's reason in `reasons`. */
  readonly reason: Uint8Array;
  readonly reasons: readonly string[];
}

/** The greatest confidence among the blocks that begin in a subtree; `undefined` if none does. */
export function greatestConfidence(
  { first, confidence }: BlockScores,
  { end }: PageTree,
  node: NodeId,
): number | undefined {
  let most: number | undefined;
  for (let block = countBelow(first, node); block < first.length && first[block]! < end[node]!; block++) {
    most = Math.max(most ?? 0, confidence[block]!);
  }
  return most;
}

/** The confidence of the block around a node, or of the first block inside it. */
export function confidenceAt(
  { first, last, confidence }: BlockScores,
  { end }: PageTree,
  node: NodeId,
): number | undefined {
  const next = countBelow(first, node + 1);
  if (next > 0 && last[next - 1]! >= node) return confidence[next - 1];
  return next < first.length && first[next]! < end[node]! ? confidence[next] : undefined;
}

/** The largest subtrees that make up a block: if its node is its first text, everything up to its last text. */
export function nodesOfBlock(scores: BlockScores, tree: PageTree, node: NodeId): readonly NodeId[] {
  const block = tree.kind[node] === NodeKind.text ? countBelow(scores.first, node) : -1;
  if (block < 0 || scores.first[block] !== node) return [node];
  const last = scores.last[block]!;
  const nodes: NodeId[] = [];
  for (let id = node; id <= last; ) {
    let top = id;
    while (tree.parent[top]! >= node && tree.end[tree.parent[top]!]! <= last + 1) top = tree.parent[top]!;
    while (tree.end[top]! > last + 1) top++;
    nodes.push(top);
    id = tree.end[top]!;
  }
  return nodes;
}
