import { childNodesOf, elementProperty, frameOf, nodeTypeOf, parentOf } from '../live/page-dom.ts';

/** The parent of a node in the flat tree: through slots, shadow roots and frames of the same origin. */
export function shownParent(node: Node): Node | null {
  const isElement = nodeTypeOf(node) === Node.ELEMENT_NODE;
  const slot = isElement
    ? elementProperty(node as Element, 'assignedSlot')
    : (node as Partial<Text>).assignedSlot;
  if (slot) return slot;
  const parent = parentOf(node);
  if (parent === null) return null;
  if (nodeTypeOf(parent) === Node.DOCUMENT_FRAGMENT_NODE) return (parent as Partial<ShadowRoot>).host ?? null;
  return nodeTypeOf(parent) === Node.DOCUMENT_NODE ? frameOf(parent) : parent;
}

/** The children of an element in the flat tree. */
export function shownChildren(element: Element): readonly Node[] {
  const root = elementProperty(element, 'shadowRoot');
  if (root !== null) return childNodesOf(root);
  const isSlot = elementProperty(element, 'localName') === 'slot';
  const assigned = isSlot ? (element as HTMLSlotElement).assignedNodes() : [];
  return assigned.length > 0 ? assigned : childNodesOf(element);
}
