/**
 * Nodes of a page are read through their prototypes: `<input name="parentNode">` would stand in the way of its form's
 * own property, and pages may do that by chance or on purpose. What else is needed comes from `fovea-capture`.
 */
export { childNodesOf, elementProperty, nodeTypeOf, rectangleOf } from 'fovea-capture';

/** What a node is in. */
export function parentOf(node: Node): ParentNode | null {
  return Reflect.get(Node.prototype, 'parentNode', node) as ParentNode | null;
}

/** Sets an attribute, or takes it away. */
export function putAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** The document or shadow root that a node is in. */
export function rootOf(node: Node): Document | ShadowRoot {
  return Node.prototype.getRootNode.call(node) as Document | ShadowRoot;
}

/** The frame that shows the document of a node, where there is one and its page is of the same site. */
export function frameOf(node: Node): Element | null {
  const document = Reflect.get(Node.prototype, 'ownerDocument', node) as Document | null;
  return (document ?? (node as Document)).defaultView?.frameElement ?? null;
}
