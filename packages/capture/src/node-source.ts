import { firstChildOf, nextSiblingOf, parentOf } from './dom.ts';

/** Nodes, one by one; `undefined` after the last. */
export interface NodeSource {
  next(): Node | undefined;
}

/** A source without nodes. */
export const NO_NODES: NodeSource = { next: () => undefined };

/** The nodes of a list. */
export function nodesOf(list: readonly Node[]): NodeSource {
  let at = 0;
  return { next: () => list[at++] };
}

/** The children of a node, each when it is asked for: to list all of many takes long. */
export function childrenOneByOne(parent: Node): NodeSource {
  const first = firstChildOf(parent);
  return first === null ? NO_NODES : new ChildNodes(parent, first);
}

/** Children to read without the browser's live list; most nodes have fewer. @cap */
const MAX_WITHOUT_LIST = 32;

/** Goes from sibling to sibling, on a page that may change meanwhile. */
class ChildNodes implements NodeSource {
  readonly #parent: Node;
  #last: Node | null = null;
  #next: Node | null;
  #taken = 0;
  #most = Number.POSITIVE_INFINITY;

  constructor(parent: Node, first: Node) {
    this.#parent = parent;
    this.#next = first;
  }

  next(): Node | undefined {
    // No more than there are now besides those taken: a page could add children for ever.
    if (this.#taken === MAX_WITHOUT_LIST) this.#most = MAX_WITHOUT_LIST + this.#list().length;
    if (this.#next === null || this.#taken >= this.#most) return undefined;
    const node = parentOf(this.#next) === this.#parent ? this.#next : this.#inItsPlace();
    if (node === undefined) return undefined;
    this.#taken++;
    this.#last = node;
    this.#next = nextSiblingOf(node);
    return node;
  }

  /** The page has removed the next child: continues with what now follows the last one, or takes its place if that is gone too. */
  #inItsPlace(): Node | undefined {
    if (this.#last === null || parentOf(this.#last) !== this.#parent) return this.#list()[this.#taken];
    return nextSiblingOf(this.#last) ?? undefined;
  }

  #list(): NodeListOf<ChildNode> {
    return Reflect.get(Node.prototype, 'childNodes', this.#parent) as NodeListOf<ChildNode>;
  }
}
