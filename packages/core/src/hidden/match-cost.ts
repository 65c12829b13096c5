import { tagNameOf } from '../page/access.ts';
import type { NodeId, PageTree } from '../page/tree.ts';

/** How much longer a character takes to read if its value must be decoded, which every condition does anew. @cap */
const DECODING = 8;

/**
 * The most that one condition of a selector can look at in an element, in characters: its name and all of its attributes.
 * Asking once for each element takes linear time.
 */
export function reachOf(tree: PageTree, node: NodeId): number {
  const { attributeStart, attributes } = tree;
  const to = attributeStart[node + 1]!;
  let reach = 1 + tagNameOf(tree, node).length;
  for (let row = attributeStart[node]!; row < to; row++) {
    const length = attributes.valueEnd[row]! - attributes.valueStart[row]!;
    reach += 1 + (attributes.bits[row] === 0 ? length : length * DECODING);
  }
  return reach;
}
