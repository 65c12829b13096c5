import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { ElementHiding } from './element-hiding.ts';
import {
  type HiddenSubtree,
  type Hiding,
  type HidingReader,
  MAX_LINKED,
  MIN_PANEL_LETTERS,
} from './hidden-subtree.ts';
import { LayoutHiding } from './layout-hiding.ts';
import { controlledIds, isBelowHeading, isOverlay, isPanel } from './panels.ts';
import { isBait } from './reasons.ts';
import { SelectedText } from './selected-text.ts';

/**
 * The longest text that `aria-hidden` may hide: icons, counters and repetitions, but not an answer that a script collapses, or the
 * whole page behind a dialog.
 * @sweep aria-hidden-letters
 */
const MAX_ARIA_LETTERS = 200;

/**
 * Finds the parts of the selected subtrees that the page does not show, in document order. `removed` lists nodes inside them that
 * are not selected. If the rest of the selection is hardly anything, the parts wait for a script that never ran: they count as collapsed.
 */
export function findHidden(
  page: Page,
  roots: readonly NodeId[],
  removed: readonly NodeId[] = [],
): readonly HiddenSubtree[] {
  const { kind, end } = page.tree;
  const reader = hidingReader(page);
  const judge = new HiddenJudge(page, roots);
  const parts: HiddenSubtree[] = [];
  for (const root of roots) {
    const last = end[root]!;
    for (let node = root; node < last; node++) {
      // An empty element has no text to hide.
      if (kind[node] === NodeKind.element && end[node] === node + 1) continue;
      const hiding = reader.hidingOf(node);
      if (hiding === null) continue;
      const part = judge.judge(node, hiding);
      if (part === null) continue;
      if (part.kind === 'invisible' && hiding.texts !== null) {
        for (const text of hiding.texts) parts.push({ ...part, node: text, around: node });
        continue;
      }
      parts.push(part);
      // A collapsed part may contain bait. A part that is removed as a whole need not be searched.
      if (part.kind === 'invisible') node = end[node]! - 1;
    }
  }
  return keepIfNearlyAll(parts, judge, removed);
}

/** The reader for a page: by its layout if it has one, otherwise by its markup and its own style sheets. */
export function hidingReader(page: Page): HidingReader {
  return page.layout === null ? new ElementHiding(page) : new LayoutHiding(page, page.layout);
}

function keepIfNearlyAll(
  parts: readonly HiddenSubtree[],
  { text }: HiddenJudge,
  removed: readonly NodeId[],
): readonly HiddenSubtree[] {
  const waiting = parts.filter(({ kind, by }) => kind === 'invisible' && !isBait(by));
  const nodes = waiting.map(({ node }) => node);
  if (!text.isNearlyAll(nodes, removed)) return parts;
  const revealed = new Set(waiting);
  return parts.map((part) => (revealed.has(part) ? { ...part, kind: 'collapsed' } : part));
}

class HiddenJudge {
  readonly #page: Page;
  readonly text: SelectedText;
  #controlled: ReadonlySet<string> | undefined;

  constructor(page: Page, roots: readonly NodeId[]) {
    this.#page = page;
    this.text = new SelectedText(page, roots);
  }

  /** Decides whether a hidden node is collapsed or invisible; `null` if it is not really hidden or has no text. */
  judge(node: NodeId, { by, isOpened }: Hiding): HiddenSubtree | null {
    const { letters, linked, holdsFormula } = this.text.of(node);
    // Pages draw a formula and hide its readable form.
    if (letters === 0 || holdsFormula || this.text.isMost(letters)) return null;
    if (by === 'folded') return { node, kind: 'collapsed', by };
    const isText = letters >= MIN_PANEL_LETTERS && linked <= letters * MAX_LINKED;
    const isLong = by === 'aria-hidden' && letters > MAX_ARIA_LETTERS;
    const isPanel =
      isText && !isOverlay(this.#page, node) && (isLong || this.#isPanel(node) || isOpened?.() === true);
    return { node, kind: isPanel ? 'collapsed' : 'invisible', by };
  }

  #isPanel(node: NodeId): boolean {
    this.#controlled ??= controlledIds(this.#page);
    return isPanel(this.#page, node, this.#controlled) || isBelowHeading(this.#page, node);
  }
}
