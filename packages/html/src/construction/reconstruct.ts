import { bitsOfHtml } from '../names/tag-bits.ts';
import { NONE } from './arena.ts';
import type { TreeConstruction } from './tree-construction.ts';

/** Attribute rows per allowed node: clones of elements with many attributes must not exhaust memory. */
const ATTRIBUTE_ROWS_PER_NODE = 8;

/** "Create an element for the token for which the element was created": same name, same attributes. */
export function cloneElement(tree: TreeConstruction, node: number): number {
  const { arena, tokenizer } = tree;
  const clone = tree.createBareElement(arena.name[node]!, arena.namespace[node]!, arena.tag[node]!);
  const count = arena.attributeCount[node]!;
  if (arena.attributes + count > tree.limits.maxNodes * ATTRIBUTE_ROWS_PER_NODE)
    tree.droppedAttributes += count;
  else if (count > 0) arena.copyAttributes(node, clone, tokenizer.attributeCount);
  return clone;
}

/** "Reconstruct the active formatting elements". */
export function reconstructFormatting(tree: TreeConstruction): void {
  const { formatting, arena } = tree;
  const last = formatting.length - 1;
  if (last < 0) return;
  const newest = formatting.nodes[last]!;
  if (newest === NONE || arena.isOpen[newest] === 1) return;
  reopen(tree, firstToReopen(tree, last));
}

/** The oldest entry after the last marker or open element; entries beyond the cap are dropped. */
function firstToReopen(tree: TreeConstruction, last: number): number {
  const { formatting, arena } = tree;
  let first = last;
  while (first > 0) {
    const node = formatting.nodes[first - 1]!;
    if (node === NONE || arena.isOpen[node] === 1) break;
    first--;
  }
  const tooMany = last - first + 1 - tree.limits.maxReconstructed;
  for (let removed = 0; removed < tooMany; removed++) formatting.removeAt(first);
  if (tooMany > 0) tree.droppedFormatting += tooMany;
  return first;
}

function reopen(tree: TreeConstruction, first: number): void {
  const { formatting, arena, open } = tree;
  for (let entry = first; entry < formatting.length; entry++) {
    const clone = cloneElement(tree, formatting.nodes[entry]!);
    const name = arena.name[clone]!;
    tree.insertNode(clone);
    open.push(clone, name, bitsOfHtml(name));
    formatting.nodes[entry] = clone;
  }
}
