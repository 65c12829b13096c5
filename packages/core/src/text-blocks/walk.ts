import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** Receives every start tag, end tag and text below an element, in order. */
export interface PageVisitor {
  /** Returns whether to enter the element; one that is not entered is not closed either. */
  open(element: NodeId): boolean;
  close(element: NodeId): void;
  text(node: NodeId): void;
}

/** Walks a subtree, including its root, as a parser of the source would have reported it. */
export function walkPage({ kind, end }: PageTree, root: NodeId, visitor: PageVisitor): void {
  const open: NodeId[] = [];
  for (let id = root; id < end[root]!; ) {
    while (open.length > 0 && id >= end[open.at(-1)!]!) visitor.close(open.pop()!);
    if (kind[id] === NodeKind.element && visitor.open(id)) open.push(id++);
    else if (kind[id] === NodeKind.element) id = end[id]!;
    else {
      if (kind[id] === NodeKind.text) visitor.text(id);
      id++;
    }
  }
  while (open.length > 0) visitor.close(open.pop()!);
}
