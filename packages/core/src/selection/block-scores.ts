import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import { countBelow } from './bisect.ts';

/** What a method that judges blocks of text thinks of each of them, in document order, column by column. */
export interface BlockScores {
  /** First and last text node of each block. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The node that stands for the block: an element that holds nothing else, or the first text of the block. */
  readonly node: Int32Array;
  /** How likely the block is content, 0 to 1. */
  readonly confidence: Float32Array;
  readonly isKept: Uint8Array;
  /** 1 where a little less or more would have changed the answer. */
  readonly isBorderline: Uint8Array;
  /** Which of `reasons` the answer has. */
  readonly reason: Uint8Array;
  readonly reasons: readonly string[];
}

/** The greatest confidence among the blocks that begin in a subtree; `undefined` where none does. */
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

/** The confidence of the block that a node stands in, or of the first that it holds. */
export function confidenceAt(
  { first, last, confidence }: BlockScores,
  { end }: PageTree,
  node: NodeId,
): number | undefined {
  const next = countBelow(first, node + 1);
  if (next > 0 && last[next - 1]! >= node) return confidence[next - 1];
  return next < first.length && first[next]! < end[node]! ? confidence[next] : undefined;
}

/** The largest subtrees that a block is made of: of one whose node is its first text, all that lies up to its last. */
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
