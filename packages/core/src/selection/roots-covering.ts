import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/**
 * The largest subtrees below `within` that hold chosen texts and no other text, so that paragraphs, lists and tables
 * stay intact. Nodes without text (images, rules, line breaks) are included between two chosen texts.
 *
 * @param isText 1 for the text nodes that count; blank and unseen ones do not.
 * @param isChosen 1 for those of them that are content.
 */
export function rootsCovering(
  tree: PageTree,
  within: NodeId,
  isText: Uint8Array,
  isChosen: Uint8Array,
): NodeId[] {
  const isWhole = wholeNodes(tree, within, isText, isChosen);
  const roots: NodeId[] = [];
  for (let id = within; id < tree.end[within]!; ) {
    if (isWhole[id] === 1) roots.push(id);
    id = isWhole[id] === 1 ? tree.end[id]! : id + 1;
  }
  return roots;
}

/** Marks chosen texts, elements whose texts are all chosen, and textless elements among them. */
function wholeNodes(tree: PageTree, within: NodeId, isText: Uint8Array, isChosen: Uint8Array): Uint8Array {
  const texts = new Int32Array(tree.size);
  const chosen = new Int32Array(tree.size);
  const isWhole = new Uint8Array(tree.size);
  const isAfterChosen = followsChosen(tree, within, isText, isChosen);
  let isBeforeChosen = 0;
  for (let id = tree.end[within]! - 1; id >= within; id--) {
    texts[id]! += isText[id]!;
    chosen[id]! += isText[id]! & isChosen[id]!;
    const isTextless = texts[id] === 0 && tree.kind[id] === NodeKind.element;
    isWhole[id] = isTextless
      ? isBeforeChosen & isAfterChosen[id]!
      : Number(texts[id]! > 0 && texts[id] === chosen[id]);
    if (isText[id] === 1) isBeforeChosen = isChosen[id]!;
    if (id === within) break;
    texts[tree.parent[id]!]! += texts[id]!;
    chosen[tree.parent[id]!]! += chosen[id]!;
  }
  return isWhole;
}

/** Marks the nodes whose preceding text is chosen. */
function followsChosen(
  { size, end }: PageTree,
  within: NodeId,
  isText: Uint8Array,
  isChosen: Uint8Array,
): Uint8Array {
  const follows = new Uint8Array(size);
  let last = 0;
  for (let id = within; id < end[within]!; id++) {
    follows[id] = last;
    if (isText[id] === 1) last = isChosen[id]!;
  }
  return follows;
}
