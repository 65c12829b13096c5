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
 * The longest text that `aria-hidden` may hide: icons, counters and repetitions, but not an answer that its script folds away, or a
 * whole page behind a dialog.
 * @sweep aria-hidden-letters
 */
const MAX_ARIA_LETTERS = 200;

/**
 * The parts of the selected subtrees that the page does not show, in document order. `removed` are nodes in them that are not
 * selected. If hardly anything else is selected, a script that never ran would have shown the parts: they count as collapsed.
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
      // An element with nothing in it has no text to hide.
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
      // Bait may lie inside a folded part. Inside a part that goes anyway there is nothing to look for.
      if (part.kind === 'invisible') node = end[node]! - 1;
    }
  }
  return unlessNearlyAll(parts, judge, removed);
}

/** Tells how the nodes of a page are hidden: by the layout if it has one, otherwise by its markup and its own sheets. */
export function hidingReader(page: Page): HidingReader {
  return page.layout === null ? new ElementHiding(page) : new LayoutHiding(page, page.layout);
}

function unlessNearlyAll(
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

  /** Whether a hidden node is collapsed or invisible; `null` if it is not really hidden, or has no text. */
  judge(node: NodeId, { by, isOpened }: Hiding): HiddenSubtree | null {
    const { letters, linked, holdsFormula } = this.text.of(node);
    // The readable form of a formula is hidden behind a drawing of it.
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
