import type { Page } from 'fovea';
import { tagNameOf, textOf } from 'fovea/page';
import { contentTexts } from '../nodes/page-nodes.ts';
import { collapseSpace } from '../text/tokens.ts';

/** Represents markup between texts. It never matches, because it is removed from the texts themselves. */
export const GAP = '\u25A1';

const GAPS = new RegExp(GAP, 'g');

/** Elements without blocks in Web2Text's tree, besides those that are never content. */
const SKIPPED: ReadonlySet<string> = new Set(['select', 'textarea', 'video']);

/** The text nodes of a page as one string with a gap between any two. */
export interface MaskedText {
  readonly text: string;
  /** Ids of the text nodes, in document order: the blocks that get labels. */
  readonly leaves: Int32Array;
  /** Where each leaf begins in `text`; it ends one gap before the next begins. */
  readonly start: Int32Array;
}

/**
 * Masks a page for alignment. Where Web2Text overwrites markup in the source with as many gap characters, this takes
 * the text nodes of the tree: a run of gaps costs the same as one gap, and character references are decoded.
 */
export function maskedText(page: Page): MaskedText {
  const leaves = leavesOf(page);
  const start = new Int32Array(leaves.length + 1);
  const parts = leaves.map((leaf, i) => {
    const text = alignable(textOf(page, leaf));
    start[i + 1] = start[i]! + text.length + 1;
    return text;
  });
  return { text: parts.join(GAP), leaves: Int32Array.from(leaves), start };
}

/** Normalises text for both sides of an alignment. */
export function alignable(text: string): string {
  return collapseSpace(text.replace(GAPS, ' '));
}

function leavesOf(page: Page): number[] {
  const texts = contentTexts(page);
  const { tree } = page;
  const leaves: number[] = [];
  for (let id = 0; id < tree.size; ) {
    if (SKIPPED.has(tagNameOf(tree, id))) {
      id = tree.end[id]!;
      continue;
    }
    if (texts[id] === 1) leaves.push(id);
    id++;
  }
  return leaves;
}
