import { tagNameOf } from '../../page/access.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';

/** How much longer a character takes to read if its value has to be decoded, which happens anew for each condition. @cap */
const DECODING = 8;

/**
 * The most characters of an element that one condition of a selector can read: its tag name and all of its attributes.
 * Linear in the page if called once per element.
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
