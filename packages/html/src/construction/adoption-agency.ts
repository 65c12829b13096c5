import { Barrier, bitsOfHtml, TagBit } from '../names/tag-bits.ts';
import { anyOtherEndTag } from './actions.ts';
import { NONE } from './arena.ts';
import { cloneElement } from './reconstruct.ts';
import type { TreeConstruction } from './tree-construction.ts';

/** Rounds of the outer loop and clones of the inner loop in the standard. */
const OUTER_ROUNDS = 8;
const INNER_CLONES = 3;

/**
 * Steps (stack entries rebuilt, children moved) after which misnested formatting is only closed instead of repaired,
 * because the algorithm is inherently quadratic. Of 6,904 real pages none needs more than 250.
 */
const MAX_WORK = 2_000_000;

/** Part of the stack of open elements, removed for repair. */
interface StackPart {
  readonly nodes: Int32Array;
  readonly names: Int32Array;
  readonly bits: Int32Array;
}

/**
 * The adoption agency algorithm (section 13.2.6.4.7) for an end tag, or for `<a>` and `<nobr>` inside one of their
 * own.
 */
export function runAdoptionAgency(tree: TreeConstruction, tag: number): void {
  const { open, formatting } = tree;
  if (open.currentName === tag && formatting.indexOf(open.current) < 0) {
    open.pop();
    return;
  }
  for (let round = 0; round < OUTER_ROUNDS; round++) {
    const entry = formatting.lastOf(tag);
    if (entry < 0) {
      anyOtherEndTag(tree, tag);
      return;
    }
    if (!repairOnce(tree, tag, entry)) return;
  }
}

/** One round of the outer loop; false if the algorithm returns. */
function repairOnce(tree: TreeConstruction, tag: number, entry: number): boolean {
  const { open, formatting } = tree;
  const formattingElement = formatting.nodes[entry]!;
  const at = open.indexOf(formattingElement, tag);
  if (at < 0) {
    formatting.removeAt(entry);
    return false;
  }
  if (at < open.nearest(Barrier.scope)) return false;
  let furthest = at + 1;
  while (furthest < open.length && (open.bits[furthest]! & TagBit.special) === 0) furthest++;
  const isSpent = tree.adoptionWork > MAX_WORK;
  if (furthest === open.length || isSpent) {
    if (isSpent) tree.droppedFormatting++;
    open.popThrough(at);
    formatting.removeAt(entry);
    return false;
  }
  adopt(tree, at, furthest, entry);
  return true;
}

/** The steps from "let common ancestor be …" on, with the furthest block found. */
function adopt(tree: TreeConstruction, at: number, furthest: number, entry: number): void {
  const { arena, open, formatting } = tree;
  const formattingElement = open.nodes[at]!;
  const formattingName = open.names[at]!;
  const commonAncestor = at - 1;
  const part = takePart(tree, at + 1);
  const blockIndex = furthest - at - 1;
  const block = part.nodes[blockIndex]!;
  const { last, bookmark, removed } = cloneBetween(tree, part, blockIndex, entry);
  open.setSourceEnd(formattingElement, formattingName);
  insertAtCommonAncestor(tree, commonAncestor, last);
  const clone = cloneElement(tree, formattingElement);
  tree.adoptionWork += arena.moveChildren(block, clone);
  arena.append(block, clone);
  const old = formatting.indexOf(formattingElement);
  formatting.removeAt(old);
  formatting.insertAt(old < bookmark ? bookmark - 1 : bookmark, clone);
  // The formatting element leaves the stack; its clone goes right above the furthest block.
  open.cutTo(at);
  for (let index = 0; index < part.nodes.length; index++) {
    if (part.nodes[index] !== NONE) open.push(part.nodes[index]!, part.names[index]!, part.bits[index]!);
    if (index === blockIndex) open.push(clone, formattingName, bitsOfHtml(formattingName));
  }
  tree.adoptionWork += part.nodes.length + removed;
}

function takePart(tree: TreeConstruction, from: number): StackPart {
  const { open } = tree;
  const part = {
    nodes: open.nodes.slice(from, open.length),
    names: open.names.slice(from, open.length),
    bits: open.bits.slice(from, open.length),
  };
  open.cutTo(from);
  return part;
}

/** The inner loop: from the furthest block up to the formatting element, clone what is formatting, drop the rest. */
function cloneBetween(
  tree: TreeConstruction,
  part: StackPart,
  blockIndex: number,
  entry: number,
): { last: number; bookmark: number; removed: number } {
  const { arena, formatting, open } = tree;
  const block = part.nodes[blockIndex]!;
  let last = block;
  let bookmark = entry;
  let removed = 0;
  for (let index = blockIndex - 1; index >= 0; index--) {
    const node = part.nodes[index]!;
    let place = formatting.indexOf(node);
    if (blockIndex - index > INNER_CLONES && place >= 0) {
      formatting.removeAt(place);
      if (place < bookmark) bookmark--;
      place = -1;
    }
    if (place < 0) {
      open.setSourceEnd(node, part.names[index]!);
      part.nodes[index] = NONE;
      removed++;
      continue;
    }
    const clone = cloneElement(tree, node);
    formatting.nodes[place] = clone;
    part.nodes[index] = clone;
    if (last === block) bookmark = place + 1;
    arena.detach(last);
    arena.append(clone, last);
    last = clone;
  }
  return { last, bookmark, removed };
}

/** "Insert last node at the appropriate place for inserting a node, with common ancestor as the override target". */
function insertAtCommonAncestor(tree: TreeConstruction, index: number, node: number): void {
  const { arena, open } = tree;
  arena.detach(node);
  if ((open.bits[index]! & TagBit.fosters) !== 0) {
    tree.findFosterPlace();
    arena.insertBefore(tree.placeParent, node, tree.placeBefore);
  } else arena.append(open.nodes[index]!, node);
}
