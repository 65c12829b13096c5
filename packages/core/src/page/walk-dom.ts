import { type DomDocument, type DomElement, type DomNode, DomNodeType } from './dom.ts';

/** Siblings to read, and their depth. */
interface Siblings {
  next: DomNode | null;
  readonly depth: number;
}

/**
 * Visits every node below a document but its type, in document order, with its distance from the document. Ends where
 * `visit` says `false`, and says whether it came to the end.
 */
export function walkDom(document: DomDocument, visit: (node: DomNode, depth: number) => boolean): boolean {
  // Not from the first child: in linkedom no way leads from the document type to its siblings.
  const open: Siblings[] = [{ next: document.documentElement, depth: 1 }];
  for (let siblings = open.at(-1); siblings !== undefined; siblings = open.at(-1)) {
    const { next: node, depth } = siblings;
    if (node === null) {
      open.pop();
      continue;
    }
    if (!visit(node, depth)) return false;
    siblings.next = node.nextSibling;
    if (node.nodeType !== DomNodeType.element) continue;
    for (const next of contentsOf(node as DomElement)) open.push({ next, depth: depth + 1 });
  }
  return true;
}

/** The first nodes inside an element, in stack order: its children come after those of its shadow root or template. */
function contentsOf({ firstChild, shadowRoot, localName, content }: DomElement): (DomNode | null)[] {
  const inner = shadowRoot ?? (localName === 'template' ? content : null);
  return inner === null || inner === undefined ? [firstChild] : [firstChild, inner.firstChild];
}
