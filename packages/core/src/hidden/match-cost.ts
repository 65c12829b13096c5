import { tagNameOf } from '../page/access.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** How much longer a character takes to read if its value must be decoded, which every condition does anew. @cap */
const DECODING = 8;

/**
 * The most that one condition of a selector can look at in an element, in characters and nodes: its name, all of its
 * attributes, and the nodes between it and its sibling elements. Asking once for each element takes linear time.
 */
export function reachOf(tree: PageTree, node: NodeId): number {
  const { attributeStart, attributes } = tree;
  const to = attributeStart[node + 1]!;
  let reach = 1 + tagNameOf(tree, node).length;
  for (let row = attributeStart[node]!; row < to; row++) {
    const length = attributes.valueEnd[row]! - attributes.valueStart[row]!;
    reach += 1 + (attributes.bits[row] === 0 ? length : length * DECODING);
  }
  return reach + passed(tree, tree.previousSibling, node) + passed(tree, tree.nextSibling, node);
}

/** Texts and comments before the next element in one direction. */
function passed(tree: PageTree, next: Int32Array, node: NodeId): number {
  let count = 0;
  for (let sibling = next[node]!; sibling >= 0 && tree.kind[sibling] !== NodeKind.element; count++)
    sibling = next[sibling]!;
  return count;
}
