/** What stands above a node as the page is shown: through slots, shadow roots and frames of the same origin. */
export function shownParent(node: Node): Node | null {
  const slot = (node as Partial<Element>).assignedSlot ?? null;
  if (slot !== null) return slot;
  const parent = node.parentNode;
  if (isShadowRoot(parent)) return (parent as ShadowRoot).host;
  if (parent?.nodeType === Node.DOCUMENT_NODE) return (parent as Document).defaultView?.frameElement ?? null;
  return parent;
}

/** What stands below an element as the page is shown. */
export function shownChildren(element: Element): readonly Node[] {
  if (element.shadowRoot !== null) return [...element.shadowRoot.childNodes];
  const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  return assigned.length > 0 ? assigned : [...element.childNodes];
}

/** Roots of frames are instances of another window's class. */
function isShadowRoot(node: Node | null): boolean {
  return node?.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node;
}
