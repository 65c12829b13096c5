/**
 * The part of the DOM that Fovea reads, as any implementation of it has: browsers, jsdom, linkedom, happy-dom. Written
 * as shapes, so that core needs no DOM types; only ever read.
 */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
}

/** An element, as far as it is read. */
export interface DomElement extends DomNode {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: ArrayLike<DomAttribute>;
  /** Of a `<template>`. */
  readonly content?: DomNode;
  /** Of a host whose shadow root is open. */
  readonly shadowRoot?: DomNode | null;
}

/** An attribute, as far as it is read. */
export interface DomAttribute {
  readonly name: string;
  readonly value: string;
}

/** A document, as far as it is read. */
export interface DomDocument extends DomNode {
  readonly documentElement: DomNode | null;
  /** Its address. */
  readonly URL?: string;
  readonly compatMode?: string;
  readonly doctype?: DomDoctype | null;
}

/** A document type, as far as it is read. */
export interface DomDoctype extends DomNode {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
}

/** Values of `DomNode.nodeType`, as the standard numbers them. */
export const DomNodeType = {
  element: 1,
  text: 3,
  cdata: 4,
  comment: 8,
  document: 9,
  doctype: 10,
  fragment: 11,
} as const;

/** Whether a value is a document of some DOM. */
export function isDomDocument(value: unknown): value is DomDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Partial<DomDocument>).nodeType === DomNodeType.document &&
    'documentElement' in value
  );
}
