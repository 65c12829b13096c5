import type { Page } from '../page.ts';
import { type NodeId, NodeKind } from '../tree.ts';
import { matchesCompound, unboundedMatching } from './match-selector.ts';
import type { Selector, SelectorStep } from './selector.ts';

/** The elements that match a selector, in document order. Linear in the page for every selector. */
export function selectNodes(page: Page, selector: Selector): NodeId[] {
  const found = new Set<NodeId>();
  for (const chain of selector) for (const node of matchChain(page, chain)) found.add(node);
  return [...found].sort((a, b) => a - b);
}

/**
 * One pass with a bit per step of the chain: which steps match this element, one of its ancestors, its previous
 * sibling, or any previous sibling. No step looks back further than its neighbours.
 */
function matchChain(page: Page, chain: readonly SelectorStep[]): NodeId[] {
  const { kind, parent, size } = page.tree;
  const own = new Int32Array(size);
  const around = new Int32Array(size);
  /** By parent, for the children seen so far. */
  const last = new Int32Array(size);
  const before = new Int32Array(size);
  const matching = unboundedMatching(page);
  const wanted = 1 << (chain.length - 1);
  const found: NodeId[] = [];
  for (let node = 1; node < size; node++) {
    if (kind[node] !== NodeKind.element) continue;
    const above = parent[node]!;
    around[node] = around[above]! | own[above]!;
    const reach = { ' ': around[node]!, '>': own[above]!, '+': last[above]!, '~': before[above]! };
    let matched = 0;
    for (let step = 0; step < chain.length; step++) {
      const { combinator, compound } = chain[step]!;
      const isReached = step === 0 || (reach[combinator] & (1 << (step - 1))) !== 0;
      if (isReached && matchesCompound(matching, node, compound)) matched |= 1 << step;
    }
    own[node] = matched;
    last[above] = matched;
    before[above]! |= matched;
    if ((matched & wanted) !== 0) found.push(node);
  }
  return found;
}
