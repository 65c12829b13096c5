import { tagNameOf } from '../access.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../tree.ts';
import type { NthTest } from './selector.ts';

/** Offset that makes every known value positive, including NO_NODE. */
const KNOWN_OFFSET = 1 - NO_NODE;

/** Places of elements among their siblings, worked out once for all children of an element. */
export class SiblingPlaces {
  readonly #tree: PageTree;
  readonly #places = new Map<NodeId, Places>();
  #before: Int32Array | undefined;
  #after: Int32Array | undefined;

  constructor(tree: PageTree) {
    this.#tree = tree;
  }

  /** Whether an element has the position that a test asks for. */
  meets(node: NodeId, { step, offset, isOfType, isFromEnd }: NthTest): boolean {
    const above = this.#tree.parent[node]!;
    let places = this.#places.get(above);
    if (places === undefined) {
      places = this.#count(above);
      this.#places.set(above, places);
    }
    const { of, totals } = isOfType ? places.ofType : places.ofAll;
    const place = of.get(node)!;
    const total = totals.get(isOfType ? tagNameOf(this.#tree, node) : '')!;
    const rest = (isFromEnd ? total + 1 - place : place) - offset;
    return step === 0 ? rest === 0 : rest % step === 0 && rest / step >= 0;
  }

  /** The element before another one, or `NO_NODE`; however many texts and comments stand between them, the second answer is free. */
  before(node: NodeId): NodeId {
    const { previousSibling } = this.#tree;
    this.#before ??= new Int32Array(this.#tree.size);
    return this.#neighbour(this.#before, previousSibling, node);
  }

  /** The element after another one, or `NO_NODE`. */
  after(node: NodeId): NodeId {
    const { nextSibling } = this.#tree;
    this.#after ??= new Int32Array(this.#tree.size);
    return this.#neighbour(this.#after, nextSibling, node);
  }

  /** Neighbours are kept with an offset, because an array begins as zeros. */
  #neighbour(known: Int32Array, next: Int32Array, node: NodeId): NodeId {
    if (known[node] === 0) {
      const { kind } = this.#tree;
      let sibling = next[node]!;
      while (sibling !== NO_NODE && kind[sibling] !== NodeKind.element) sibling = next[sibling]!;
      known[node] = sibling + KNOWN_OFFSET;
    }
    return known[node]! - KNOWN_OFFSET;
  }

  #count(above: NodeId): Places {
    const { kind, firstChild, nextSibling } = this.#tree;
    const places: Places = { ofAll: noCounts(), ofType: noCounts() };
    for (let node = firstChild[above]!; node !== NO_NODE; node = nextSibling[node]!) {
      if (kind[node] !== NodeKind.element) continue;
      add(places.ofAll, node, '');
      add(places.ofType, node, tagNameOf(this.#tree, node));
    }
    return places;
  }
}

interface Counts {
  readonly of: Map<NodeId, number>;
  readonly totals: Map<string, number>;
}

interface Places {
  readonly ofAll: Counts;
  readonly ofType: Counts;
}

function noCounts(): Counts {
  return { of: new Map(), totals: new Map() };
}

function add({ of, totals }: Counts, node: NodeId, kind: string): void {
  const place = (totals.get(kind) ?? 0) + 1;
  totals.set(kind, place);
  of.set(node, place);
}
