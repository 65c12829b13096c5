/**
 * Reads the DOM past what a page can put in its own way: `<input name="attributes">` hides the attributes of its form,
 * `<img name="body">` the body of its document. Prototypes are not named after anything in the page.
 */

/** What kind of node it is. */
export function nodeTypeOf(node: Node): number {
  return Reflect.get(Node.prototype, 'nodeType', node) as number;
}

/** The child nodes, as a list that does not change any more; from one to the next, which needs no list of the browser's. */
export function childNodesOf(node: Node): readonly ChildNode[] {
  const nodes: ChildNode[] = [];
  let child = Reflect.get(Node.prototype, 'firstChild', node) as ChildNode | null;
  while (child !== null) {
    nodes.push(child);
    child = Reflect.get(Node.prototype, 'nextSibling', child) as ChildNode | null;
  }
  return nodes;
}

/** The text below a node. */
export function textContentOf(node: Node): string {
  return (Reflect.get(Node.prototype, 'textContent', node) as string | null) ?? '';
}

/** The document of a node. */
export function documentOf(node: Node): Document {
  return Reflect.get(Node.prototype, 'ownerDocument', node) as Document;
}

/** The address that links in a document are relative to. */
export function baseUriOf(node: Node): string {
  return Reflect.get(Node.prototype, 'baseURI', node) as string;
}

/** A property of an element. */
export function elementProperty<Key extends keyof Element>(element: Element, key: Key): Element[Key] {
  return Reflect.get(Element.prototype, key, element) as Element[Key];
}

/** The name of an element without its prefix. */
export function localNameOf(element: Element): string {
  return Reflect.get(Element.prototype, 'localName', element) as string;
}

/** The names of an element's attributes, prefixes included. */
export function attributeNamesOf(element: Element): readonly string[] {
  return Element.prototype.hasAttributes.call(element)
    ? Element.prototype.getAttributeNames.call(element)
    : NO_NAMES;
}

const NO_NAMES: readonly string[] = [];

/** An attribute of an element. */
export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** Where an element is, in client coordinates. */
export function rectangleOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

/** A property of a document. */
export function documentProperty<Key extends keyof Document>(document: Document, key: Key): Document[Key] {
  return Reflect.get(Document.prototype, key, document) as Document[Key];
}
