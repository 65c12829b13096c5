import type { html, Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5';
import { Namespace, NO_NODE, NodeKind } from '../tree.ts';
import { Field, type TreeBuilder } from '../tree-builder.ts';
import { valueRange } from './value-range.ts';

/** To parse5 a node is a number: its row in the builder. Row 0 is the document, so element numbers are truthy. */
export type NodeMap = TreeAdapterTypeMap<
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number
>;

/** Where each attribute of a tag stands in the source, by name. */
export type AttributeRanges = Readonly<Record<string, Token.Location>>;

const NAMESPACE_URIS = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
] as readonly string[] as readonly html.NS[];

const NO_LOCATION = null;

/**
 * Lets parse5 build straight into a `TreeBuilder`. Text and source offsets do not pass through here: the parser
 * subclass hands them to the builder itself, because the adapter interface has no place for them.
 */
export function treeAdapterFor(
  builder: TreeBuilder,
  rangesOf: (attributes: Token.Attribute[]) => AttributeRanges | undefined,
): TreeAdapter<NodeMap> {
  const tagNames: string[] = [];
  return {
    ...creation(builder, tagNames, rangesOf),
    ...mutation(builder),
    ...queries(builder, tagNames),
    setNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
    getNodeSourceCodeLocation: () => NO_LOCATION,
  };
}

type Creation = Pick<
  TreeAdapter<NodeMap>,
  | 'createDocument'
  | 'createDocumentFragment'
  | 'createElement'
  | 'createCommentNode'
  | 'createTextNode'
  | 'setDocumentType'
  | 'setDocumentMode'
  | 'getDocumentMode'
  | 'adoptAttributes'
>;

function creation(
  builder: TreeBuilder,
  tagNames: string[],
  rangesOf: (attributes: Token.Attribute[]) => AttributeRanges | undefined,
): Creation {
  let mode = 'no-quirks' as html.DOCUMENT_MODE;
  return {
    createDocument: () => 0,
    // Only templates ask for one, and their content hangs below the template itself.
    createDocumentFragment: () => 0,
    createElement: (tagName, namespaceUri, attributes) => {
      const node = builder.createElement(tagName, namespaceOf(namespaceUri));
      tagNames[node] = tagName;
      addAttributes(builder, node, attributes, rangesOf(attributes));
      return node;
    },
    createCommentNode: (data) => {
      const node = builder.createNode(NodeKind.comment);
      builder.addPiece(node, data, 0, 0);
      return node;
    },
    createTextNode: () => builder.createNode(NodeKind.text),
    setDocumentType: (document) => {
      builder.insert(document, builder.createNode(NodeKind.doctype));
    },
    setDocumentMode: (_document, newMode) => {
      mode = newMode;
      builder.quirks = newMode === 'quirks';
    },
    getDocumentMode: () => mode,
    adoptAttributes: (node, attributes) => {
      builder.reopenAttributes(node);
      const known = attributeNames(builder, node);
      for (const { name, value } of attributes) {
        if (!known.has(name)) builder.addAttribute(node, name, value, -1, -1);
      }
    },
  };
}

type Mutation = Pick<
  TreeAdapter<NodeMap>,
  | 'appendChild'
  | 'insertBefore'
  | 'insertText'
  | 'insertTextBefore'
  | 'detachNode'
  | 'setTemplateContent'
  | 'getTemplateContent'
>;

function mutation(builder: TreeBuilder): Mutation {
  return {
    appendChild: (parent, node) => builder.insert(parent, node),
    insertBefore: (parent, node, reference) => builder.insert(parent, node, reference),
    insertText: (parent, text) => builder.insertText(parent, text, 0, 0),
    insertTextBefore: (parent, text, reference) => builder.insertText(parent, text, 0, 0, reference),
    detachNode: (node) => builder.detach(node),
    setTemplateContent: () => undefined,
    getTemplateContent: (template) => template,
  };
}

type Queries = Omit<
  TreeAdapter<NodeMap>,
  | keyof Creation
  | keyof Mutation
  | 'setNodeSourceCodeLocation'
  | 'updateNodeSourceCodeLocation'
  | 'getNodeSourceCodeLocation'
>;

function queries(builder: TreeBuilder, tagNames: readonly string[]): Queries {
  const isKind =
    (kind: number) =>
    (node: number): node is number =>
      builder.kinds[node] === kind;
  return {
    getFirstChild: (node) => orNull(builder.get(node, Field.firstChild)),
    getParentNode: (node) => orNull(builder.get(node, Field.parent)),
    getChildNodes: (node) => childNodes(builder, node),
    getTagName: (node) => tagNames[node]!,
    getNamespaceURI: (node) => NAMESPACE_URIS[builder.namespaces[node]!]!,
    getAttrList: (node) => attributeList(builder, node),
    getTextNodeContent: () => '',
    getCommentNodeContent: () => '',
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: isKind(NodeKind.text),
    isCommentNode: isKind(NodeKind.comment),
    isDocumentTypeNode: isKind(NodeKind.doctype),
    isElementNode: isKind(NodeKind.element),
  };
}

function addAttributes(
  builder: TreeBuilder,
  node: number,
  attributes: readonly Token.Attribute[],
  ranges: AttributeRanges | undefined,
): void {
  for (const { name, prefix, value } of attributes) {
    const range = ranges?.[name];
    if (range === undefined) {
      builder.addAttribute(node, prefix ? `${prefix}:${name}` : name, value, -1, -1);
    } else {
      const { start, end } = valueRange(builder.source, range.startOffset + name.length, range.endOffset);
      builder.addAttribute(node, prefix ? `${prefix}:${name}` : name, value, start, end);
    }
  }
}

function namespaceOf(uri: string): number {
  const index = (NAMESPACE_URIS as readonly string[]).indexOf(uri);
  return index < 0 ? Namespace.other : index;
}

function orNull(node: number): number | null {
  return node === NO_NODE ? null : node;
}

function childNodes(builder: TreeBuilder, node: number): number[] {
  const children: number[] = [];
  let child = builder.get(node, Field.firstChild);
  for (; child !== NO_NODE; child = builder.get(child, Field.next)) children.push(child);
  return children;
}

/** Names and values as parse5 needs them to tell integration points of MathML. */
function attributeList(builder: TreeBuilder, node: number): Token.Attribute[] {
  const from = builder.get(node, Field.attributeStart);
  return Array.from({ length: builder.get(node, Field.attributeCount) }, (_, index) => ({
    name: builder.attributeNames[builder.attributeName.data[from + index]!]!,
    value: attributeText(builder, from + index),
  }));
}

function attributeText(builder: TreeBuilder, row: number): string {
  const start = builder.attributeValueStart.data[row]!;
  if (start >= 0) return builder.source.slice(start, builder.attributeValueEnd.data[row]!);
  return builder.decodedAttributes.get(row) ?? '';
}

function attributeNames(builder: TreeBuilder, node: number): Set<string> {
  return new Set(attributeList(builder, node).map(({ name }) => name));
}
