import { decodeRange } from '../text/decode.ts';
import { ATTRIBUTES, type TreeConstruction } from './tree-construction.ts';

const TYPE = ATTRIBUTES.indexOf('type');

/** Whether the tag being read has `type=hidden`, in any case. */
export function isHiddenInput(tree: TreeConstruction): boolean {
  const { arena, tokenizer } = tree;
  const end = arena.attributes + tokenizer.attributeCount;
  for (let row = arena.attributes; row < end; row++) {
    if (arena.attributeName[row] !== TYPE) continue;
    if (arena.valueStart[row]! < 0) return false;
    const value = decodeRange(
      tokenizer.source,
      arena.valueStart[row]!,
      arena.valueEnd[row]!,
      arena.valueBits[row]!,
    );
    return value.toLowerCase() === 'hidden';
  }
  return false;
}
