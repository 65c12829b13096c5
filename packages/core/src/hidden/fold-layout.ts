import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { HiddenBy, type PageLayout, styleOf } from '../page/page-layout.ts';
import { withTags } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { MAX_LINKED, MAX_SHARE, MIN_PANEL_LETTERS } from './hidden-subtree.ts';
import { controlledIds, isOverlay, isPanel } from './panels.ts';
import { beginsInvisible, invisibleBy } from './seen-nodes.ts';
import { SelectedText } from './selected-text.ts';
import { CODE } from './unread-tags.ts';

/** Elements whose text is not prose. */
const NOT_PROSE = withTags(CODE, 'a');

/**
 * Marks what a rendered page hides only for now as folded: panels that a control opens, elements that have yet to fade in, and
 * everything hidden if that is most of the prose, because then the script that shows the page never ran. Pages without a layout
 * stay as they are.
 */
export function foldLayout(page: Page): Page {
  const { layout } = page;
  if (layout === null) return page;
  // Read this late, because a page from source alone is parsed on first use.
  const { tree } = page;
  const finder = new FoldFinder(page, layout);
  let folded: NodeId[] = [];
  const gone: NodeId[] = [];
  for (let id = 1; id < tree.size; ) {
    const begins = tree.kind[id] === NodeKind.element && beginsInvisible(tree, layout, id) !== 0;
    if (begins) (finder.isFolded(id) ? folded : gone).push(id);
    id = begins ? tree.end[id]! : id + 1;
  }
  if (finder.isMostProse(gone)) folded = folded.concat(gone);
  if (folded.length === 0) return page;
  const hidden = layout.hidden.slice();
  for (const root of folded) for (let id = root; id < tree.end[root]!; id++) hidden[id]! |= HiddenBy.folded;
  return { ...page, tree, layout: { ...layout, hidden } };
}

class FoldFinder {
  readonly #page: Page;
  readonly #layout: PageLayout;
  readonly #text: SelectedText;
  #controlled: ReadonlySet<string> | undefined;

  constructor(page: Page, layout: PageLayout) {
    this.#page = page;
    this.#layout = layout;
    this.#text = new SelectedText(page, [0]);
  }

  isFolded(node: NodeId): boolean {
    return this.#hasYetToFadeIn(node) || this.#isClosedPanel(node);
  }

  /** Whether these subtrees, none of which contains another, hold most of the page's prose. */
  isMostProse(nodes: readonly NodeId[]): boolean {
    let prose = 0;
    for (const node of nodes) {
      const { letters, linked } = this.#text.of(node);
      prose += letters - linked;
    }
    return prose > 0 && !this.#hasProse(prose / MAX_SHARE);
  }

  /** Whether the page has at least `enough` letters outside of links; counting stops there. */
  #hasProse(enough: number): boolean {
    const { kind, tag, end, size } = this.#page.tree;
    let letters = 0;
    for (let id = 0; id < size && letters < enough; id++) {
      if (kind[id] === NodeKind.text) letters += countLetters(textOf(this.#page, id));
      else if (NOT_PROSE[tag[id]!] === 1) id = end[id]! - 1;
    }
    return letters >= enough;
  }

  /** A transparent element in the flow appears when the reader scrolls to it; menus and pop-ups are outside the flow. */
  #hasYetToFadeIn(node: NodeId): boolean {
    if (invisibleBy(this.#layout, node) !== HiddenBy.opacity) return false;
    const { position } = styleOf(this.#layout, node);
    return position !== 'absolute' && position !== 'fixed';
  }

  #isClosedPanel(node: NodeId): boolean {
    const { letters, linked } = this.#text.of(node);
    if (letters < MIN_PANEL_LETTERS || linked > letters * MAX_LINKED || isOverlay(this.#page, node))
      return false;
    this.#controlled ??= controlledIds(this.#page);
    return isPanel(this.#page, node, this.#controlled);
  }
}
