/**
 * Reads nodes of a page through their prototypes: `<input name="parentNode">` would shadow the property of its form, and
 * pages may do that by chance or on purpose. Other such functions come from `fovea-capture`.
 */
export { childNodesOf, elementProperty, nodeTypeOf, rectangleOf } from 'fovea-capture';

/** The parent of a node. */
export function parentOf(node: Node): ParentNode | null {
  return Reflect.get(Node.prototype, 'parentNode', node) as ParentNode | null;
}

/** Sets or removes an attribute. */
export function putAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** The document or shadow root of a node. */
export function rootOf(node: Node): Document | ShadowRoot {
  return Node.prototype.getRootNode.call(node) as Document | ShadowRoot;
}

/** The frame of a node's document, if there is one and its page is from the same site. */
export function frameOf(node: Node): Element | null {
  const document = Reflect.get(Node.prototype, 'ownerDocument', node) as Document | null;
  return (document ?? (node as Document)).defaultView?.frameElement ?? null;
}
