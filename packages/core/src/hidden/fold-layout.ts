import { type TextSums, textSums } from '../features/text-sums.ts';
import { HiddenBy, type PageLayout } from '../layout/layout.ts';
import { styleOf } from '../layout/layout-of.ts';
import { invisibleBy } from '../layout/seen.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { controlledIds, isOverlay, isPanel } from './controls.ts';
import { MAX_LINKED, MAX_SHARE, MIN_PANEL_LETTERS } from './hidden-part.ts';

/**
 * A rendered page on which what is hidden only for now counts as folded away: panels that a control opens, what has yet to fade
 * in, and all that is hidden where that is most of the prose, because a script that shows the page never ran. Pages without
 * layout stay as they are.
 */
export function foldLayout(page: Page): Page {
  const { layout, tree } = page;
  if (layout === null) return page;
  const finder = new FoldFinder(page, layout);
  let folded: NodeId[] = [];
  const gone: NodeId[] = [];
  for (let id = 1; id < tree.size; ) {
    const begins =
      tree.kind[id] === NodeKind.element && invisibleBy(layout, id) & ~layout.hidden[tree.parent[id]!]!;
    if (begins) (finder.isFolded(id) ? folded : gone).push(id);
    id = begins ? tree.end[id]! : id + 1;
  }
  if (finder.isMost(gone)) folded = folded.concat(gone);
  if (folded.length === 0) return page;
  const hidden = layout.hidden.slice();
  for (const root of folded) for (let id = root; id < tree.end[root]!; id++) hidden[id]! |= HiddenBy.folded;
  return { ...page, tree, layout: { ...layout, hidden } };
}

class FoldFinder {
  readonly #page: Page;
  readonly #layout: PageLayout;
  readonly #sums: (node: NodeId) => TextSums;
  #controlled: ReadonlySet<string> | undefined;

  constructor(page: Page, layout: PageLayout) {
    this.#page = page;
    this.#layout = layout;
    // Most rendered pages hide something, so that this is wanted anyway.
    this.#sums = textSums(page);
  }

  isFolded(node: NodeId): boolean {
    return this.#hasYetToFadeIn(node) || this.#isClosedPanel(node);
  }

  /** Whether most of the page's prose stands in some subtrees, which are apart. */
  isMost(nodes: readonly NodeId[]): boolean {
    const prose = (node: NodeId): number => this.#sums(node).letters - this.#sums(node).linked;
    return nodes.reduce((sum, node) => sum + prose(node), 0) > MAX_SHARE * prose(0);
  }

  /** What is transparent in its place in the page is revealed while one scrolls; menus and pop-ups stand outside of it. */
  #hasYetToFadeIn(node: NodeId): boolean {
    if (invisibleBy(this.#layout, node) !== HiddenBy.opacity) return false;
    const { position } = styleOf(this.#layout, node);
    return position !== 'absolute' && position !== 'fixed';
  }

  #isClosedPanel(node: NodeId): boolean {
    const { letters, linked } = this.#sums(node);
    if (letters < MIN_PANEL_LETTERS || linked > letters * MAX_LINKED || isOverlay(this.#page, node))
      return false;
    this.#controlled ??= controlledIds(this.#page);
    return isPanel(this.#page, node, this.#controlled);
  }
}
