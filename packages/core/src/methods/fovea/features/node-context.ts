import { attributeValue } from 'fovea-html';
import { type HidingNames, hidingNames, isHiding } from '../../../hidden/hiding-markup.ts';
import { beginsInvisible } from '../../../hidden/seen-nodes.ts';
import { NEVER_SHOWN, NOT_READ } from '../../../hidden/unread-tags.ts';
import type { Page } from '../../../page/page.ts';
import { isFixed, type PageLayout } from '../../../page/page-layout.ts';
import { Namespace, type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';
import { BREAKS_BLOCK } from './breaking-tags.ts';
import { BITS_OF_ROLE, BITS_OF_TAG, Inside } from './context-flags.ts';
import { hashRange, mix } from './text-hash.ts';

/** What every node inherits from its ancestors; computed in one pass from the top. */
export interface NodeContext {
  /** The nearest element, the node itself included, that separates blocks. */
  readonly container: Int32Array;
  /** `Inside` bits. */
  readonly inside: Int32Array;
  /**
   * Hash of the tags and classes from the root to the container: equal for items of one list and cells of one column.
   */
  readonly signature: Int32Array;
  /** The same for tags alone: equal also for list items with numbered classes. */
  readonly shape: Int32Array;
  /** 1 for nodes without text of any block. */
  readonly skipped: Uint8Array;
}

/** Bits by tag as a lookup table: one read per element. */
const TAG_BITS = /* @__PURE__ */ ((): Int32Array => {
  const table = Int32Array.from(NEVER_SHOWN, (isNever) => (isNever === 1 ? Inside.hidden : 0));
  for (const [tag, bits] of BITS_OF_TAG) table[tag]! |= bits;
  return table;
})();

/** Finds the container of every node, what surrounds it, and the signature of its place. */
export function nodeContext(page: Page): NodeContext {
  const { tree } = page;
  const { size, kind, tag, namespace, parent, end, source, attributeStart } = tree;
  const { name: nameOf, valueStart, valueEnd } = tree.attributes;
  const skipped = new Uint8Array(size);
  const container = new Int32Array(size);
  const inside = new Int32Array(size);
  const signature = new Int32Array(size);
  const shape = new Int32Array(size);
  const names = wantedNames(tree);
  const { role, style, hidden, class: className } = names;
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    if (kind[id] !== NodeKind.element) {
      container[id] = container[above]!;
      inside[id] = inside[above]!;
      continue;
    }
    const tagId = tag[id]!;
    if (NOT_READ[tagId] === 1 && skipped[id] === 0) skipped.fill(1, id, end[id]!);
    const isContainer = BREAKS_BLOCK[tagId] === 1 && namespace[id] === Namespace.html;
    let bits = inside[above]! | TAG_BITS[tagId]!;
    let look = 0;
    const to = attributeStart[id + 1]!;
    for (let row = attributeStart[id]!; row < to; row++) {
      const name = nameOf[row]!;
      if (name === className) look = isContainer ? hashRange(source, valueStart[row]!, valueEnd[row]!) : 0;
      else if (name === role) bits |= roleBits(tree, row);
      else if ((name === style || name === hidden) && isHiding(tree, row, names)) bits |= Inside.hidden;
    }
    inside[id] = bits;
    container[id] = isContainer ? id : container[above]!;
    shape[id] = isContainer ? mix(shape[above]!, tagId) : shape[above]!;
    signature[id] = isContainer ? mix(mix(signature[above]!, tagId), look) : signature[above]!;
  }
  if (page.layout !== null) skipInvisible(tree, page.layout, skipped);
  return { container, inside, signature, shape, skipped };
}

/**
 * An element with more than this share of the page's text is the page itself, which scrolls in a fixed box or has yet
 * to fade in.
 * @trained
 */
const MAX_SKIPPED_SHARE = 0.5;

/** On a rendered page, skips what is invisible and what floats over the page: bars, banners, pop-ups. */
function skipInvisible(tree: PageTree, layout: PageLayout, skipped: Uint8Array): void {
  const { size, kind, end } = tree;
  const lengthBefore = textLengths(tree, skipped);
  const most = lengthBefore[size]! * MAX_SKIPPED_SHARE;
  for (let id = 1; id < size; ) {
    // Reasons are inherited, so only the element where one begins needs to be measured.
    const isGone = beginsInvisible(tree, layout, id) !== 0;
    const isLeftOut = kind[id] === NodeKind.element && (isGone || isFixed(layout, id));
    if (isLeftOut && lengthBefore[end[id]!]! - lengthBefore[id]! <= most) {
      skipped.fill(1, id, end[id]!);
      id = end[id]!;
    } else id++;
  }
}

/** Characters of text that is not skipped: before every node and, last, in total. */
function textLengths({ size, kind, pieceStart, pieces }: PageTree, skipped: Uint8Array): Float64Array {
  const before = new Float64Array(size + 1);
  for (let id = 0; id < size; id++) {
    let length = 0;
    if (kind[id] === NodeKind.text && skipped[id] === 0) {
      for (let piece = pieceStart[id]!; piece < pieceStart[id + 1]!; piece++)
        length += pieces.end[piece]! - pieces.start[piece]!;
    }
    before[id + 1] = before[id]! + length;
  }
  return before;
}

interface WantedNames extends HidingNames {
  readonly role: number;
  readonly class: number;
}

function wantedNames(tree: PageTree): WantedNames {
  const { nameIds } = tree.attributes;
  const { hidden, style } = hidingNames(tree);
  // Spelled out: engines give each spread object a shape of its own, which makes every property read a search.
  return { hidden, style, role: nameIds.get('role') ?? -1, class: nameIds.get('class') ?? -1 };
}

function roleBits(tree: PageTree, row: number): number {
  return BITS_OF_ROLE.get(attributeValue(tree, row).trim().toLowerCase()) ?? 0;
}

/** The row of an attribute by the id of its name, or -1 if the element does not have it. */
export function attributeRow(tree: PageTree, node: NodeId, name: number): number {
  const { attributeStart, attributes } = tree;
  for (let row = attributeStart[node]!; row < attributeStart[node + 1]!; row++) {
    if (attributes.name[row] === name) return row;
  }
  return -1;
}
