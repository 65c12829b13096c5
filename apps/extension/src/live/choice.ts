import type { NodeId, Page } from 'fovea';
import { NO_NODE, NodeKind, tagNameOf, textOf } from 'fovea/page';

/** The current choice, and the narrower ones it was widened from, the last one first. */
export interface Choice {
  readonly roots: readonly NodeId[];
  readonly narrower: readonly (readonly NodeId[])[];
}

const INK = /\S/;

/** The next larger part of the page with more text; the same choice if there is none. */
export function widen(page: Page, { roots, narrower }: Choice): Choice {
  const first = roots[0];
  if (first === undefined) return { roots, narrower };
  const last = roots.at(-1)!;
  const { parent, end } = page.tree;
  for (let at = parent[first]!; at !== NO_NODE && isInBody(page, at); at = parent[at]!) {
    if (at > first || end[at]! < end[last]!) continue;
    // With a wrapper that adds nothing, the key would seem broken.
    const isMore = roots.length > 1 || hasInk(page, at, first) || hasInk(page, end[last]!, end[at]!);
    if (isMore) return { roots: [at], narrower: [roots, ...narrower] };
  }
  return { roots, narrower };
}

/** Returns to the choice it was widened from, or else narrows to the part with the most text. */
export function narrow(page: Page, { roots, narrower }: Choice): Choice {
  const [before, ...others] = narrower;
  if (before !== undefined) return { roots: before, narrower: others };
  const heaviest = heaviestBelow(page, roots);
  return heaviest === NO_NODE ? { roots, narrower } : { roots: [heaviest], narrower };
}

/** Descends through wrappers until the text is divided, and takes the part with the most text. */
function heaviestBelow(page: Page, roots: readonly NodeId[]): NodeId {
  if (roots.length > 1) return heaviestOf(page, roots).node;
  for (let at = roots[0] ?? NO_NODE; at !== NO_NODE; ) {
    const whole = inkBetween(page, at, page.tree.end[at]!);
    const { node, ink } = heaviestOf(page, elementsIn(page, at));
    if (node === NO_NODE || ink === 0 || isPhrase(page, node)) return NO_NODE;
    if (ink < whole) return node;
    at = node;
  }
  return NO_NODE;
}

/** True for part of a sentence, which is not content of its own. */
function isPhrase(page: Page, node: NodeId): boolean {
  const { layout } = page;
  return layout !== null && layout.styles[layout.style[node]!]?.display === 'inline';
}

function heaviestOf(page: Page, nodes: readonly NodeId[]): { node: NodeId; ink: number } {
  let best: { node: NodeId; ink: number } = { node: NO_NODE, ink: -1 };
  for (const node of nodes) {
    const ink = inkBetween(page, node, page.tree.end[node]!);
    if (ink > best.ink) best = { node, ink };
  }
  return best;
}

function elementsIn(page: Page, node: NodeId): NodeId[] {
  const { kind, end } = page.tree;
  const found: NodeId[] = [];
  for (let at = node + 1; at < end[node]!; at = end[at]!) if (kind[at] === NodeKind.element) found.push(at);
  return found;
}

function isInBody(page: Page, node: NodeId): boolean {
  return page.tree.kind[node] === NodeKind.element && tagNameOf(page.tree, node) !== 'html';
}

function hasInk(page: Page, from: NodeId, to: NodeId): boolean {
  return inkBetween(page, from, to) > 0;
}

/** Characters of visible text between two ids. */
function inkBetween(page: Page, from: NodeId, to: NodeId): number {
  let ink = 0;
  for (let at = from; at < to; at++) {
    if (page.tree.kind[at] !== NodeKind.text || page.layout?.hidden[at]) continue;
    const text = textOf(page, at);
    if (INK.test(text)) ink += text.length;
  }
  return ink;
}
