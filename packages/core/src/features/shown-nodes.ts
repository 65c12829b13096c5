import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** The visible part of the tree, and its structure. */
export interface ShownNodes {
  /** 1 for rendered elements and for text that is not blank. */
  readonly isShown: Uint8Array;
  /** How many of a node's children are visible: white space between tags and comments do not count. */
  readonly children: Int32Array;
}

/**
 * Finds the visible nodes, without comments, blank text and what is not rendered; `chars` and `unseen` come from the
 * text features.
 */
export function shownNodes(
  { size, kind, parent }: PageTree,
  chars: Int32Array,
  unseen: Uint8Array,
): ShownNodes {
  const isShown = new Uint8Array(size);
  const children = new Int32Array(size);
  for (let id = 1; id < size; id++) {
    const isElement = kind[id] === NodeKind.element;
    if (unseen[id] === 1 || !(isElement || (kind[id] === NodeKind.text && chars[id]! > 0))) continue;
    isShown[id] = 1;
    children[parent[id]!]!++;
  }
  return { isShown, children };
}

/** The children of a node that are shown, in order. */
export function shownChildrenOf(
  { firstChild, nextSibling }: PageTree,
  { isShown }: Pick<ShownNodes, 'isShown'>,
  node: NodeId,
): NodeId[] {
  const children: NodeId[] = [];
  for (let child = firstChild[node]!; child >= 0; child = nextSibling[child]!) {
    if (isShown[child] === 1) children.push(child);
  }
  return children;
}
