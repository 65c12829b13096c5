import { workBudget } from '../work-budget.ts';
import { type LikenessWeights, likeness, type PlacedChild } from './likeness.ts';
import type { LookTree } from './look-tree.ts';

/** How to map. */
export interface EqualMappingOptions {
  readonly weights: LikenessWeights;
  /** The smallest likeness of mapped elements. */
  readonly least: number;
}

/**
 * The equal top-down mapping: from the bodies down, the children that are most alike are mapped to each other, whatever
 * their order. Marks the nodes of `a` that have a partner in `b`.
 */
export function mapEqual(a: LookTree, b: LookTree, options: EqualMappingOptions): Uint8Array {
  const isMapped = new Uint8Array(a.size);
  if (a.size === 0 || b.size === 0) return isMapped;
  const budget = workBudget(a.size + b.size);
  const pending: (readonly [number, number])[] = [[0, 0]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [x, y] = pair;
    if (x < a.size) isMapped[x] = 1;
    const xs = placed(a.children[x]!);
    const ys = placed(b.children[y]!);
    // Where no work is left, only children in the same place are compared.
    const isFree = budget.take(xs.length * ys.length);
    for (const match of bestPairs(a, b, xs, ys, isFree, options)) pending.push(match);
  }
  return isMapped;
}

function placed(children: readonly number[]): PlacedChild[] {
  return children.map((node, place) => ({ node, place, of: children.length }));
}

/** Takes the most alike pair, again and again; earlier ones first among equals. */
function bestPairs(
  a: LookTree,
  b: LookTree,
  xs: readonly PlacedChild[],
  ys: readonly PlacedChild[],
  isFree: boolean,
  { weights, least }: EqualMappingOptions,
): (readonly [number, number])[] {
  const found: { readonly x: number; readonly y: number; readonly score: number }[] = [];
  for (const [n, x] of xs.entries()) {
    for (const y of isFree ? ys : ys.slice(n, n + 1)) {
      const score = likeness(a, b, x, y, weights);
      if (score >= least) found.push({ x: x.node, y: y.node, score });
    }
  }
  // Sorting is stable, so equal scores stay in document order.
  found.sort((p, q) => q.score - p.score);
  const takenX = new Set<number>();
  const takenY = new Set<number>();
  const pairs: (readonly [number, number])[] = [];
  for (const { x, y } of found) {
    if (takenX.has(x) || takenY.has(y)) continue;
    takenX.add(x);
    takenY.add(y);
    pairs.push([x, y]);
  }
  return pairs;
}
