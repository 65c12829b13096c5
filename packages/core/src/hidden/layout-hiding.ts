import type { Page } from '../page/page.ts';
import { HiddenBy, type PageLayout } from '../page/page-layout.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { hiddenTexts } from './declarations/inherited-hiding.ts';
import type { Hiding, HidingReader } from './hidden-subtree.ts';
import { INVISIBLE_BITS, layoutWayOf } from './reasons.ts';

/** Finds what a rendered page hides, as the browser saw it. */
export class LayoutHiding implements HidingReader {
  readonly #page: Page;
  readonly #layout: PageLayout;

  constructor(page: Page, layout: PageLayout) {
    this.#page = page;
    this.#layout = layout;
  }

  hidingOf(node: NodeId): Hiding | null {
    const { kind, parent } = this.#page.tree;
    const { hidden } = this.#layout;
    // Reasons are inherited; only the node that introduces one counts.
    const by = layoutWayOf(hidden[node]! & ~hidden[parent[node]!]!);
    if (by === null) return null;
    if (kind[node] !== NodeKind.element) return { by, texts: null };
    const { texts, isPartial } = hiddenTexts(
      this.#page,
      node,
      (_, text) => (hidden[text]! & (INVISIBLE_BITS | HiddenBy.folded)) !== 0,
    );
    return { by, texts: isPartial ? texts : null };
  }
}
