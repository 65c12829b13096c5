/**
 * Reads the DOM safely on pages that shadow its properties: `<input name="attributes">` hides the attributes of its
 * form, `<img name="body">` the body of its document. Prototypes have no such named properties.
 */

/** The type of a node. */
export const nodeTypeOf: (node: Node) => number = readerOf(() => Node.prototype, 'nodeType');

/** The document of a node. */
export const documentOf: (node: Node) => Document | null = readerOf(() => Node.prototype, 'ownerDocument');

/** The name of an element without its prefix. */
export const localNameOf: (element: Element) => string = readerOf(() => Element.prototype, 'localName');

/** The namespace of an element. */
export const namespaceOf: (element: Element) => string | null = readerOf(
  () => Element.prototype,
  'namespaceURI',
);

/** The open shadow root of an element. */
export const shadowRootOf: (element: Element) => ShadowRoot | null = readerOf(
  () => Element.prototype,
  'shadowRoot',
);

/** The parent of a node. */
export const parentOf: (node: Node) => ParentNode | null = readerOf(() => Node.prototype, 'parentNode');

/** The first child of a node. */
export const firstChildOf: (node: Node) => ChildNode | null = readerOf(() => Node.prototype, 'firstChild');

/** The next sibling of a node. */
export const nextSiblingOf: (node: Node) => ChildNode | null = readerOf(() => Node.prototype, 'nextSibling');

/** The child nodes as a fixed list. Walking from sibling to sibling avoids a live list of the browser. */
export function childNodesOf(node: Node): readonly ChildNode[] {
  const first = firstChildOf(node);
  if (first === null) return NO_NODES;
  // A list with its first element has no spare capacity; most elements have one child.
  const nodes = [first];
  for (let child = nextSiblingOf(first); child !== null; child = nextSiblingOf(child)) nodes.push(child);
  return nodes;
}

const NO_NODES: readonly ChildNode[] = [];

/** The text content of a node. */
export function textContentOf(node: Node): string {
  return (Reflect.get(Node.prototype, 'textContent', node) as string | null) ?? '';
}

/** The address that links in a document are relative to. */
export function baseUriOf(node: Node): string {
  return Reflect.get(Node.prototype, 'baseURI', node) as string;
}

/** A property of an element. */
export function elementProperty<Key extends keyof Element>(element: Element, key: Key): Element[Key] {
  return Reflect.get(Element.prototype, key, element) as Element[Key];
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

/** The rectangle of an element in client coordinates. */
export function rectangleOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

/** A new range in a document, for measuring one text after another. */
export function rangeIn(document: Document): Range {
  return Document.prototype.createRange.call(document);
}

/** A property of a document. */
export function documentProperty<Key extends keyof Document>(document: Document, key: Key): Document[Key] {
  return Reflect.get(Document.prototype, key, document) as Document[Key];
}

/**
 * Returns a function that reads a property of many nodes. It looks the getter up once, on first use, because the lookup
 * takes longer than the getter itself. If the page has replaced the getter by a plain value, it returns that.
 */
function readerOf<Owner extends object, Key extends keyof Owner>(
  prototype: () => Owner,
  key: Key,
): (owner: Owner) => Owner[Key] {
  let getter: ((this: Owner) => Owner[Key]) | undefined;
  return (owner) => {
    getter ??= Object.getOwnPropertyDescriptor(prototype(), key)?.get;
    return getter === undefined ? (Reflect.get(prototype(), key, owner) as Owner[Key]) : getter.call(owner);
  };
}
