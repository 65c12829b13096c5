import type { Page } from 'fovea';
import { NodeKind } from 'fovea/page';
import { oncePerPage } from '../nodes/once-per-page.ts';
import { align } from './align.ts';
import { UniqueSubstrings } from './anchors.ts';
import { alignable, type MaskedText, maskedText } from './masked-text.ts';

/** A text projected onto the nodes of a page. */
export interface Projection {
  /** 1 for every node of the text: text nodes by alignment, elements by their descendants. */
  readonly nodes: Uint8Array;
  /** The text nodes that could get a label, in document order. */
  readonly leaves: Int32Array;
  /** Characters of the text that were aligned word by word because their segment was too large. */
  readonly byWord: number;
  /** Characters of the text that were not aligned because their segment was too large even by word. */
  readonly unaligned: number;
}

/** A page prepared once for any number of texts. */
interface Prepared {
  readonly masked: MaskedText;
  readonly unique: UniqueSubstrings;
}

const prepare: (page: Page) => Prepared = oncePerPage((page) => {
  const masked = maskedText(page);
  return { masked, unique: new UniqueSubstrings(masked.text) };
});

/** Projects a text onto a page: which text nodes, and so which elements, does the text consist of? */
export function projectText(page: Page, text: string): Projection {
  const { masked, unique } = prepare(page);
  const { kept, byWord, unaligned } = align(masked.text, alignable(text), unique);
  const nodes = new Uint8Array(page.tree.size);
  masked.leaves.forEach((leaf, i) => {
    nodes[leaf] = isKept(masked, i, kept) ? 1 : 0;
  });
  labelElements(page, masked.leaves, nodes);
  return { nodes, leaves: masked.leaves, byWord, unaligned };
}

/** 1 for every node of the page that the gold text consists of. */
export function projectGold(page: Page, goldText: string): Uint8Array {
  return projectText(page, goldText).nodes;
}

/** A leaf belongs to the text when more than two thirds of its characters were found there. */
function isKept({ text, start }: MaskedText, leaf: number, kept: Uint8Array): boolean {
  const from = start[leaf]!;
  const to = start[leaf + 1]! - 1;
  let found = 0;
  for (let at = from; at < to; at++) found += kept[at]!;
  const length = Math.max(1, text.slice(from, to).trim().length);
  return found > Math.floor((2 * length) / 3);
}

/**
 * An element is included if it has leaves and all of them are; one without leaves (an image, a rule) follows its parent.
 * One pass upwards counts, one pass downwards labels.
 */
function labelElements(page: Page, leaves: Int32Array, nodes: Uint8Array): void {
  const { size, kind, parent } = page.tree;
  const all = new Int32Array(size);
  const kept = new Int32Array(size);
  for (const leaf of leaves) {
    all[leaf] = 1;
    kept[leaf] = nodes[leaf]!;
  }
  for (let id = size - 1; id > 0; id--) {
    all[parent[id]!]! += all[id]!;
    kept[parent[id]!]! += kept[id]!;
  }
  for (let id = 1; id < size; id++) {
    if (kind[id] !== NodeKind.element) continue;
    nodes[id] = all[id] === 0 ? nodes[parent[id]!]! : Number(kept[id] === all[id]);
  }
}
