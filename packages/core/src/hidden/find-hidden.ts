import { type TextSums, textSums } from '../features/text-sums.ts';
import { HiddenBy } from '../layout/layout.ts';
import { attributeReader, getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind } from '../page/tree.ts';
import { outermost } from '../selection/outermost.ts';
import { controlledIds, isOverlay, isPanel } from './controls.ts';
import type { Declarations } from './declarations.ts';
import {
  BAIT,
  type HiddenPart,
  type HiddenWay,
  MAX_LINKED,
  MAX_SHARE,
  MIN_PANEL_LETTERS,
} from './hidden-part.ts';
import { hasNoFontSize, hidingWay } from './hiding.ts';
import type { RuleMatcher } from './rule-matcher.ts';
import { readStyleRules } from './style-rules.ts';

/** Longest text that `aria-hidden` takes away: signs, counters and repetitions, not a page behind a dialog. */
const MAX_ARIA_LETTERS = 200;

/**
 * What is left of a selection, as a share, when it was hidden in parts: less is no content. A larger share may well be all that was
 * meant: with a half, every fourth page of WCXB lost .002 and of magic-html .008.
 */
const SCRAPS = 0.1;

/**
 * What of the selected subtrees the page does not show, in document order; `removed` are those within them that are not selected.
 * Where hardly anything else is selected, a script that never ran shows it: it counts as collapsed, however many parts it is in.
 */
export function findHidden(
  page: Page,
  roots: readonly NodeId[],
  removed: readonly NodeId[] = [],
): readonly HiddenPart[] {
  const { tree } = page;
  const finder = new HiddenFinder(page, roots);
  const parts: HiddenPart[] = [];
  for (const root of roots) {
    for (let node = root; node < tree.end[root]!; node++) {
      if (tree.kind[node] !== NodeKind.element || tree.namespace[node] !== Namespace.html) continue;
      const by = finder.wayOf(node);
      if (by === null) continue;
      const part = finder.judge(node, by);
      if (part === null) continue;
      parts.push(part);
      // Bait can stand in what is folded; nothing has to be looked for in what goes anyway.
      if (part.kind === 'invisible') node = tree.end[node]! - 1;
    }
  }
  const waiting = parts.filter(({ kind, by }) => kind === 'invisible' && !BAIT.has(by));
  if (!finder.isNearlyAll(waiting, removed)) return parts;
  const revealed = new Set(waiting);
  return parts.map((part) => (revealed.has(part) ? { ...part, kind: 'collapsed' } : part));
}

class HiddenFinder {
  readonly #page: Page;
  readonly #roots: readonly NodeId[];
  readonly #hiddenOf: (node: NodeId) => string | null;
  readonly #ariaHiddenOf: (node: NodeId) => string | null;
  #rules: RuleMatcher | undefined;
  /** Elements that share their declarations are hidden alike. */
  readonly #ways = new WeakMap<Declarations, HiddenWay | null>();
  #sums: ((node: NodeId) => TextSums) | undefined;
  #total = 0;
  #controlled: ReadonlySet<string> | undefined;

  constructor(page: Page, roots: readonly NodeId[]) {
    this.#page = page;
    this.#roots = roots;
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
    if (hidden !== null) return hidden.toLowerCase() === 'until-found' ? 'folded' : 'attribute';
    const style = this.#styleWay(node);
    if (style !== null) return style;
    return this.#ariaHiddenOf(node)?.toLowerCase() === 'true' ? 'aria-hidden' : null;
  }

  #styleWay(node: NodeId): HiddenWay | null {
    this.#rules ??= readStyleRules(this.#page);
    const declarations = this.#rules.declarationsOf(node);
    if (declarations.size === 0) return null;
    let way = this.#ways.get(declarations);
    if (way === undefined) {
      way = hidingWay(declarations);
      this.#ways.set(declarations, way);
    }
    const isLeaf = this.#page.tree.end[node]! <= node + 2;
    return way ?? (isLeaf && hasNoFontSize(declarations) ? 'no-size' : null);
  }

  /** Which kind of hidden it is; `null` for what is not really hidden, or is no text at all. */
  judge(node: NodeId, by: HiddenWay): HiddenPart | null {
    const { letters, linked, holdsFormula } = this.#measure(node);
    // The readable form of a formula is hidden behind a drawing of the same.
    if (letters === 0 || holdsFormula || letters > this.#total * MAX_SHARE) return null;
    if (by === 'folded') return { node, kind: 'collapsed', by };
    if (by === 'aria-hidden' && letters > MAX_ARIA_LETTERS) return null;
    const isText = letters >= MIN_PANEL_LETTERS && linked <= letters * MAX_LINKED;
    if (!isText || isOverlay(this.#page, node) || !this.#isPanel(node))
      return { node, kind: 'invisible', by };
    return { node, kind: 'collapsed', by };
  }

  /** Whether nothing but scraps of the selected text stands outside of some parts. */
  isNearlyAll(parts: readonly HiddenPart[], removed: readonly NodeId[]): boolean {
    if (parts.length === 0) return false;
    const lettersOf = (nodes: readonly NodeId[]): number =>
      outermost(this.#page.tree, nodes).reduce((sum, node) => sum + this.#measure(node).letters, 0);
    const left = lettersOf(removed);
    const gone = lettersOf([...removed, ...parts.map(({ node }) => node)]);
    return this.#total - gone < (this.#total - left) * SCRAPS;
  }

  /** Most pages hide nothing, so that nothing is counted before it has to be. */
  #measure(node: NodeId): TextSums {
    if (this.#sums === undefined) {
      const { end } = this.#page.tree;
      const from = this.#roots.reduce((first, root) => Math.min(first, root), node);
      const to = this.#roots.reduce((last, root) => Math.max(last, end[root]!), 0);
      const sums = textSums(this.#page, from, to);
      this.#sums = sums;
      this.#total = this.#roots.reduce((sum, root) => sum + sums(root).letters, 0);
    }
    return this.#sums(node);
  }

  #isPanel(node: NodeId): boolean {
    this.#controlled ??= controlledIds(this.#page);
    return isPanel(this.#page, node, this.#controlled);
  }
}

/** The first reason of those that a browser gave. */
function wayInLayout(bits: number): HiddenWay | null {
  if (bits === 0) return null;
  if ((bits & HiddenBy.folded) !== 0) return 'folded';
  const ways: readonly (readonly [number, HiddenWay])[] = [
    [HiddenBy.display, 'display'],
    [HiddenBy.visibility, 'visibility'],
    [HiddenBy.opacity, 'opacity'],
    [HiddenBy.clip, 'clip'],
    [HiddenBy.offScreen, 'off-screen'],
  ];
  return ways.find(([bit]) => (bits & bit) !== 0)?.[1] ?? null;
}
