import type { ComparedTree } from '../../site-trees/stored-tree.ts';
import { type WorkBudget, workBudget } from '../../site-trees/work-budget.ts';
import { Alignment, childLists, pairKey, type TreePair } from './alignment.ts';

/** What makes elements comparable: the tag alone, or with the chosen attributes. */
export type SameKind = 'tag' | 'label';

/** Two trees, mapped from their roots down. */
export interface Mapping {
  /** The cost of turning one into the other. */
  readonly distance: number;
  /** 1 for the nodes of each tree that are mapped unchanged. */
  readonly inA: Uint8Array;
  readonly inB: Uint8Array;
}

/** The restricted top-down mapping: below what is inserted, deleted or replaced nothing is mapped. */
export function mapTopDown(a: ComparedTree, b: ComparedTree, sameKind: SameKind): Mapping {
  const pair: TreePair = { a, b, kindA: a[sameKind], kindB: b[sameKind], distances: new Map() };
  const inA = new Uint8Array(a.size);
  const inB = new Uint8Array(b.size);
  if (a.size === 0 || b.size === 0) return { distance: a.size + b.size, inA, inB };
  const budget = workBudget(a.size + b.size);
  measure(pair, budget);
  markMapped(pair, inA, inB);
  return { distance: pair.distances.get(pairKey(pair, 0, 0))!, inA, inB };
}

/** The work for a pair beside its cells. @cap */
const PAIR_STEPS = 50;

/** A pair of elements whose children are being aligned. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly alignments: readonly Alignment[];
  /** The alignment that runs. */
  at: number;
}

/** Fills in the distances of all pairs that are needed for that of the roots, deepest first. */
function measure(pair: TreePair, budget: WorkBudget): void {
  const stack: Frame[] = [];
  open(pair, 0, 0, budget, stack);
  while (stack.length > 0) {
    const frame = stack.at(-1)!;
    const alignment = frame.alignments[frame.at];
    if (alignment === undefined) {
      const distance = frame.alignments.reduce((sum, { cost }) => sum + cost, 0);
      pair.distances.set(pairKey(pair, frame.x, frame.y), distance);
      stack.pop();
      continue;
    }
    const missing = alignment.run();
    if (missing === null) frame.at++;
    else open(pair, ...missing, budget, stack);
  }
}

/** Starts with a pair; where no work is left, its subtrees count as different throughout. */
function open(pair: TreePair, x: number, y: number, budget: WorkBudget, stack: Frame[]): void {
  const { parts } = childLists(pair, x, y);
  const steps = parts.reduce((sum, [xs, ys]) => sum + (xs.length + 1) * (ys.length + 1), PAIR_STEPS);
  if (budget.take(steps)) {
    stack.push({ x, y, alignments: parts.map(([xs, ys]) => new Alignment(pair, xs, ys)), at: 0 });
  } else {
    const { a, b } = pair;
    pair.distances.set(pairKey(pair, x, y), a.end[x]! - x + b.end[y]! - y);
  }
}

/** Marks what is mapped, from the roots down. */
function markMapped(pair: TreePair, inA: Uint8Array, inB: Uint8Array): void {
  const { a, b } = pair;
  const pending: (readonly [number, number])[] = [[0, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [x, y] = next;
    if (a.sig[x] === b.sig[y]) {
      inA.fill(1, x, a.end[x]!);
      inB.fill(1, y, b.end[y]!);
      continue;
    }
    // A different leaf of the same kind is a changed one, as a picture with another source.
    const isLeaf = a.end[x] === x + 1 && b.end[y] === y + 1;
    if (!isLeaf) {
      inA[x] = 1;
      inB[y] = 1;
    }
    const { identical, parts } = childLists(pair, x, y);
    for (const same of identical) pending.push(same);
    for (const [xs, ys] of parts) {
      const alignment = new Alignment(pair, xs, ys);
      // Stops early where no work was left to measure a pair.
      if (alignment.run() === null) for (const mapped of alignment.mapped()) pending.push(mapped);
    }
  }
}
