/**
 * The part of the DOM that Fovea reads, which every implementation has: browsers, jsdom, linkedom, happy-dom.
 * Structural types, so that core needs no DOM types; Fovea never writes to it.
 */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
}

/** The parts of an element that Fovea reads. */
export interface DomElement extends DomNode {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: ArrayLike<DomAttribute>;
  /** The contents of a `<template>`. */
  readonly content?: DomNode;
  /** The shadow root of a host, if open. */
  readonly shadowRoot?: DomNode | null;
}

/** The parts of an attribute that Fovea reads. */
export interface DomAttribute {
  readonly name: string;
  readonly value: string;
}

/** The parts of a document that Fovea reads. */
export interface DomDocument extends DomNode {
  readonly documentElement: DomNode | null;
  /** Its address. */
  readonly URL?: string;
  readonly compatMode?: string;
  readonly doctype?: DomDoctype | null;
}

/** The parts of a document type that Fovea reads. */
export interface DomDoctype extends DomNode {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
}

/** Values of `DomNode.nodeType` in the standard. */
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
