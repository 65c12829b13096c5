/**
 * Reads the DOM past what a page can put in its own way: `<input name="attributes">` hides the attributes of its form,
 * `<img name="body">` the body of its document. Prototypes are not named after anything in the page.
 */

/** What kind of node it is. */
export const nodeTypeOf: (node: Node) => number = readerOf(() => Node.prototype, 'nodeType');

/** The document of a node. */
export const documentOf: (node: Node) => Document | null = readerOf(() => Node.prototype, 'ownerDocument');

/** The name of an element without its prefix. */
export const localNameOf: (element: Element) => string = readerOf(() => Element.prototype, 'localName');

/** The namespace that an element is in. */
export const namespaceOf: (element: Element) => string | null = readerOf(
  () => Element.prototype,
  'namespaceURI',
);

/** The open shadow root of an element. */
export const shadowRootOf: (element: Element) => ShadowRoot | null = readerOf(
  () => Element.prototype,
  'shadowRoot',
);

const firstChildOf: (node: Node) => ChildNode | null = readerOf(() => Node.prototype, 'firstChild');
const nextSiblingOf: (node: Node) => ChildNode | null = readerOf(() => Node.prototype, 'nextSibling');

/** The child nodes, as a list that does not change any more; from one to the next, which needs no list of the browser's. */
export function childNodesOf(node: Node): readonly ChildNode[] {
  const first = firstChildOf(node);
  if (first === null) return NO_NODES;
  // A list that starts with what it holds has no room for more; most elements have one child.
  const nodes = [first];
  for (let child = nextSiblingOf(first); child !== null; child = nextSiblingOf(child)) nodes.push(child);
  return nodes;
}

const NO_NODES: readonly ChildNode[] = [];

/** The text below a node. */
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

/** Where an element is, in client coordinates. */
export function rectangleOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

/** A range in a document, to be set on one text after the other. */
export function rangeIn(document: Document): Range {
  return Document.prototype.createRange.call(document);
}

/** A property of a document. */
export function documentProperty<Key extends keyof Document>(document: Document, key: Key): Document[Key] {
  return Reflect.get(Document.prototype, key, document) as Document[Key];
}

/**
 * Reads a property that every node of a page is asked for. Its getter is looked up once, on first use: at every node
 * that would take longer than the answer. A page may have put a plain value in its place, which is then what there is to read.
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
