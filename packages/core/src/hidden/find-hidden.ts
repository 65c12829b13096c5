import { attributeReader, getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind } from '../page/tree.ts';
import type { Declarations } from './declarations.ts';
import { type HiddenSubtree, MAX_LINKED, MIN_PANEL_LETTERS } from './hidden-subtree.ts';
import { hasNoFontSize, hidingWay } from './hiding.ts';
import { isAriaHidden, isUntilFound } from './hiding-markup.ts';
import { controlledIds, isOverlay, isPanel } from './panels.ts';
import { type HiddenWay, isBait, wayInLayout } from './reasons.ts';
import type { RuleMatcher } from './rule-matcher.ts';
import { SelectedText } from './selected-text.ts';
import { readStyleRules } from './style-rules.ts';

/**
 * Longest text that `aria-hidden` takes away: signs, counters and repetitions, not a page behind a dialog.
 * @sweep aria-hidden-letters
 */
const MAX_ARIA_LETTERS = 200;

/**
 * What of the selected subtrees the page does not show, in document order; `removed` are those within them that are not selected.
 * Where hardly anything else is selected, a script that never ran shows it: it counts as collapsed, however many parts it is in.
 */
export function findHidden(
  page: Page,
  roots: readonly NodeId[],
  removed: readonly NodeId[] = [],
): readonly HiddenSubtree[] {
  const { tree } = page;
  const finder = new HiddenFinder(page, roots);
  const parts: HiddenSubtree[] = [];
  const { kind, namespace, end } = tree;
  for (const root of roots) {
    const last = end[root]!;
    for (let node = root; node < last; node++) {
      // An element with nothing in it has no text to hide.
      if (kind[node] !== NodeKind.element || namespace[node] !== Namespace.html || end[node] === node + 1)
        continue;
      const by = finder.wayOf(node);
      if (by === null) continue;
      const part = finder.judge(node, by);
      if (part === null) continue;
      parts.push(part);
      // Bait can stand in what is folded; nothing has to be looked for in what goes anyway.
      if (part.kind === 'invisible') node = end[node]! - 1;
    }
  }
  const waiting = parts.filter(({ kind, by }) => kind === 'invisible' && !isBait(by));
  const isNearlyAll = finder.text.isNearlyAll(
    waiting.map(({ node }) => node),
    removed,
  );
  if (!isNearlyAll) return parts;
  const revealed = new Set(waiting);
  return parts.map((part) => (revealed.has(part) ? { ...part, kind: 'collapsed' } : part));
}

/** How a style hides an element: one with others in it, which may style themselves otherwise, and one with nothing but text. */
interface Ways {
  readonly ofBox: HiddenWay | null;
  readonly ofLeaf: HiddenWay | null;
}

class HiddenFinder {
  readonly #page: Page;
  readonly text: SelectedText;
  readonly #hiddenOf: (node: NodeId) => string | null;
  readonly #ariaHiddenOf: (node: NodeId) => string | null;
  #rules: RuleMatcher | undefined;
  /** Elements that share their declarations are hidden alike. */
  readonly #ways = new Map<Declarations, Ways>();
  #controlled: ReadonlySet<string> | undefined;

  constructor(page: Page, roots: readonly NodeId[]) {
    this.#page = page;
    this.text = new SelectedText(page, roots);
    this.#hiddenOf = attributeReader(page, 'hidden');
    this.#ariaHiddenOf = attributeReader(page, 'aria-hidden');
  }

  /** How an element itself is hidden; what hides those around it was asked before. */
  wayOf(node: NodeId): HiddenWay | null {
    const { tree, layout } = this.#page;
    // Reasons are inherited there; only the element where one begins is meant.
    if (layout !== null) return wayInLayout(layout.hidden[node]! & ~layout.hidden[tree.parent[node]!]!);
    if (tree.tag[node] === Tag.details)
      return getAttribute(this.#page, node, 'open') === null ? 'folded' : null;
    if (tree.attributeStart[node] === tree.attributeStart[node + 1]) return this.#styleWay(node);
    const hidden = this.#hiddenOf(node);
    if (hidden !== null) return isUntilFound(hidden) ? 'folded' : 'attribute';
    const style = this.#styleWay(node);
    if (style !== null) return style;
    return isAriaHidden(this.#ariaHiddenOf(node)) ? 'aria-hidden' : null;
  }

  #styleWay(node: NodeId): HiddenWay | null {
    this.#rules ??= readStyleRules(this.#page);
    const declarations = this.#rules.declarationsOf(node);
    if (declarations.size === 0) return null;
    let ways = this.#ways.get(declarations);
    if (ways === undefined) {
      const way = hidingWay(declarations);
      ways = { ofBox: way, ofLeaf: way ?? (hasNoFontSize(declarations) ? 'no-size' : null) };
      this.#ways.set(declarations, ways);
    }
    const isLeaf = this.#page.tree.end[node]! <= node + 2;
    return isLeaf ? ways.ofLeaf : ways.ofBox;
  }

  /** Which kind of hidden it is; `null` for what is not really hidden, or is no text at all. */
  judge(node: NodeId, by: HiddenWay): HiddenSubtree | null {
    const { letters, linked, holdsFormula } = this.text.of(node);
    // The readable form of a formula is hidden behind a drawing of the same.
    if (letters === 0 || holdsFormula || this.text.isMost(letters)) return null;
    if (by === 'folded') return { node, kind: 'collapsed', by };
    if (by === 'aria-hidden' && letters > MAX_ARIA_LETTERS) return null;
    const isText = letters >= MIN_PANEL_LETTERS && linked <= letters * MAX_LINKED;
    if (!isText || isOverlay(this.#page, node) || !this.#isPanel(node))
      return { node, kind: 'invisible', by };
    return { node, kind: 'collapsed', by };
  }

  #isPanel(node: NodeId): boolean {
    this.#controlled ??= controlledIds(this.#page);
    return isPanel(this.#page, node, this.#controlled);
  }
}
