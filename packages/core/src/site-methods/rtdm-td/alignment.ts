import { mixHash } from '../../site-trees/hash.ts';
import { childrenIn } from '../../site-trees/site-tree.ts';
import type { ComparedTree } from '../../site-trees/stored-tree.ts';

/** Two trees, and what counts as the same kind of element in them. */
export interface TreePair {
  readonly a: ComparedTree;
  readonly b: ComparedTree;
  /** Equal for elements that may be mapped to each other. */
  readonly kindA: Float64Array;
  readonly kindB: Float64Array;
  /** Distances of pairs of elements, by `pairKey`. */
  readonly distances: Map<number, number>;
}

/** Children in one alignment at most; longer lists are cut into parts that are aligned one by one. @cap */
const MAX_CHILDREN = 100;

/** The key of a pair of nodes: the same for identical pairs, which lists are full of. */
export function pairKey({ a, b }: TreePair, x: number, y: number): number {
  return mixHash(a.sig[x]!, b.sig[y]!);
}

/** The nodes in a subtree. */
function weight({ end }: ComparedTree, index: number): number {
  return end[index]! - index;
}

/** Whether two nodes are elements of the same kind, so that their children are compared. */
function isSameKind({ a, kindA, kindB }: TreePair, x: number, y: number): boolean {
  return a.tag[x] !== 0 && kindA[x] === kindB[y];
}

/** Stands for a distance that is not known yet. @format */
const UNKNOWN = -1;

/**
 * The alignment of two lists of children with the least cost: inserting or deleting a subtree costs its nodes, replacing
 * a leaf costs 1, and elements of the same kind cost the distance of their subtrees, which has to be known first.
 */
export class Alignment {
  readonly #pair: TreePair;
  readonly #x: readonly number[];
  readonly #y: readonly number[];
  /** Costs of the first `i` and `j` children, row by row. */
  readonly #costs: Float64Array;
  /** The next cell. */
  #i = 0;
  #j = 0;

  constructor(pair: TreePair, x: readonly number[], y: readonly number[]) {
    this.#pair = pair;
    this.#x = x;
    this.#y = y;
    this.#costs = new Float64Array((x.length + 1) * (y.length + 1));
  }

  /** Goes on until a distance is missing: returns that pair, or `null` at the end. */
  run(): readonly [number, number] | null {
    const { a, b } = this.#pair;
    const costs = this.#costs;
    const width = this.#y.length + 1;
    for (; this.#i <= this.#x.length; this.#i++, this.#j = 0) {
      const x = this.#x[this.#i - 1] ?? -1;
      for (; this.#j < width; this.#j++) {
        const at = this.#i * width + this.#j;
        const y = this.#y[this.#j - 1] ?? -1;
        if (x < 0) costs[at] = y < 0 ? 0 : costs[at - 1]! + weight(b, y);
        else if (y < 0) costs[at] = costs[at - width]! + weight(a, x);
        else {
          const replacing = this.#replacing(x, y);
          if (replacing === UNKNOWN) return [x, y];
          const deleting = costs[at - width]! + weight(a, x);
          const inserting = costs[at - 1]! + weight(b, y);
          costs[at] = Math.min(deleting, inserting, costs[at - width - 1]! + replacing);
        }
      }
    }
    return null;
  }

  /** The cost of all. */
  get cost(): number {
    return this.#costs[this.#costs.length - 1]!;
  }

  /** The pairs that are mapped to each other, from the last to the first; what is replaced is not. */
  *mapped(): Generator<readonly [number, number], void> {
    const width = this.#y.length + 1;
    let i = this.#x.length;
    let j = this.#y.length;
    while (i > 0 && j > 0) {
      const cost = this.#costs[i * width + j]!;
      const [x, y] = [this.#x[i - 1]!, this.#y[j - 1]!];
      if (cost === this.#costs[(i - 1) * width + j - 1]! + this.#replacing(x, y)) {
        const { a, b } = this.#pair;
        if (a.sig[x] === b.sig[y] || isSameKind(this.#pair, x, y)) yield [x, y];
        i--;
        j--;
      } else if (cost === this.#costs[(i - 1) * width + j]! + weight(this.#pair.a, x)) i--;
      else j--;
    }
  }

  /** The cost of mapping or replacing a pair; two different elements with children do not replace each other. */
  #replacing(x: number, y: number): number {
    const pair = this.#pair;
    if (pair.a.sig[x] === pair.b.sig[y]) return 0;
    if (isSameKind(pair, x, y)) return pair.distances.get(pairKey(pair, x, y)) ?? UNKNOWN;
    const inside = Math.max(weight(pair.a, x), weight(pair.b, y)) - 1;
    const isLeafIn = weight(pair.a, x) === 1 || weight(pair.b, y) === 1;
    return isLeafIn ? 1 + inside : Number.POSITIVE_INFINITY;
  }
}

/** What to align for two elements: pairs of identical children at both ends apart, long lists in parts. */
export interface ChildLists {
  readonly identical: readonly (readonly [number, number])[];
  readonly parts: readonly (readonly [x: readonly number[], y: readonly number[]])[];
}

/** The children of two elements, ready to be aligned. */
export function childLists({ a, b }: TreePair, x: number, y: number): ChildLists {
  const xs = childrenIn(a, x);
  const ys = childrenIn(b, y);
  const identical: (readonly [number, number])[] = [];
  let start = 0;
  const shorter = Math.min(xs.length, ys.length);
  while (start < shorter && a.sig[xs[start]!] === b.sig[ys[start]!]) {
    identical.push([xs[start]!, ys[start]!]);
    start++;
  }
  let atEnd = 0;
  while (atEnd < shorter - start && a.sig[xs.at(-1 - atEnd)!] === b.sig[ys.at(-1 - atEnd)!]) {
    identical.push([xs.at(-1 - atEnd)!, ys.at(-1 - atEnd)!]);
    atEnd++;
  }
  const [restX, restY] = [xs.slice(start, xs.length - atEnd), ys.slice(start, ys.length - atEnd)];
  const count = Math.max(1, Math.ceil(Math.max(restX.length, restY.length) / MAX_CHILDREN));
  const part = (list: readonly number[], n: number): readonly number[] =>
    list.slice(Math.floor((n * list.length) / count), Math.floor(((n + 1) * list.length) / count));
  return { identical, parts: Array.from({ length: count }, (_, n) => [part(restX, n), part(restY, n)]) };
}
