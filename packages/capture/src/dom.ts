/**
 * Reads the DOM past what a page can put in its own way: `<input name="attributes">` hides the attributes of its form,
 * `<img name="body">` the body of its document. Prototypes are not named after anything in the page.
 */

/** What kind of node it is. */
export function nodeTypeOf(node: Node): number {
  return Reflect.get(Node.prototype, 'nodeType', node) as number;
}

/** The child nodes, as a list that does not change any more. */
export function childNodesOf(node: Node): readonly ChildNode[] {
  return Array.from(Reflect.get(Node.prototype, 'childNodes', node) as NodeListOf<ChildNode>);
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
