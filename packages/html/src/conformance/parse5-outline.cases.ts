import type { DefaultTreeAdapterTypes } from 'parse5';
import * as parse5 from 'parse5';
import { attributesOf, tagNameOf, textOf } from '../access.ts';
import type { FragmentContextElement } from '../parse.ts';
import { type DoctypeInfo, type HtmlTree, Namespace, NodeKind } from '../tree.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Prefixes of the namespaces, by `Namespace`. */
const PREFIXES = ['', 'svg:', 'math:', 'other:'];
const NAMESPACES = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1998/Math/MathML',
];

/** A tree as one line per node, for comparison. */
export function outlineOf(tree: HtmlTree): string[] {
  const lines: string[] = [];
  for (let id = 1; id < tree.size; id++) {
    const depth = tree.depth[id]!;
    if (tree.kind[id] === NodeKind.text) lines.push(`${depth} ${JSON.stringify(textOf(tree, id))}`);
    else if (tree.kind[id] === NodeKind.comment) lines.push(`${depth} <!--${textOf(tree, id)}-->`);
    else if (tree.kind[id] === NodeKind.doctype) lines.push(`${depth} ${doctypeLine(tree.doctype!)}`);
    else lines.push(elementLine(depth, tree.namespace[id]!, tagNameOf(tree, id), attributesOf(tree, id)));
  }
  return lines;
}

/** The same for parse5's default tree; template content is below its template. */
export function outlineOfParse5(root: Node): string[] {
  const lines: string[] = [];
  const stack: [node: Node, depth: number][] = [[root, 0]];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const [node, depth] = item;
    if (depth > 0) lines.push(lineOf(node, depth));
    const holder = 'content' in node ? (node.content as DefaultTreeAdapterTypes.DocumentFragment) : node;
    const children = 'childNodes' in holder ? holder.childNodes : [];
    for (let index = children.length - 1; index >= 0; index--) stack.push([children[index]!, depth + 1]);
  }
  return lines;
}

function lineOf(node: Node, depth: number): string {
  if (node.nodeName === '#text') {
    return `${depth} ${JSON.stringify((node as DefaultTreeAdapterTypes.TextNode).value)}`;
  }
  if (node.nodeName === '#comment')
    return `${depth} <!--${(node as DefaultTreeAdapterTypes.CommentNode).data}-->`;
  if (node.nodeName === '#documentType') {
    return `${depth} ${doctypeLine(node as DefaultTreeAdapterTypes.DocumentType)}`;
  }
  const { namespaceURI, tagName, attrs } = node as DefaultTreeAdapterTypes.Element;
  const attributes = attrs.map(
    ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
  );
  return elementLine(depth, NAMESPACES.indexOf(namespaceURI), tagName, attributes);
}

function doctypeLine({ name, publicId, systemId }: DoctypeInfo): string {
  const ids = publicId === '' && systemId === '' ? '' : ` "${publicId}" "${systemId}"`;
  return `<!DOCTYPE ${name}${ids}>`;
}

function elementLine(
  depth: number,
  namespace: number,
  tag: string,
  attributes: readonly (readonly [string, string])[],
): string {
  const written = attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  return `${depth} <${PREFIXES[namespace]}${tag}${written}>`;
}

/** The context element in which parse5 parses a fragment. */
export function parse5Context(
  { name, namespace = 'html' }: FragmentContextElement,
  isInForm = false,
): DefaultTreeAdapterTypes.Element {
  const { createElement, appendChild } = parse5.defaultTreeAdapter;
  const element = createElement(name, NAMESPACES[Namespace[namespace]] as parse5.html.NS, []);
  if (isInForm) appendChild(createElement('form', parse5.html.NS.HTML, []), element);
  return element;
}

/** The first inconsistency in the links of a tree, or `''`. */
export function brokenLink(tree: HtmlTree): string {
  const lastOf = new Map<number, number>();
  for (let id = 1; id < tree.size; id++) {
    const parent = tree.parent[id]!;
    const before = lastOf.get(parent) ?? -1;
    lastOf.set(parent, id);
    if (parent < 0 || parent >= id) return `parent of ${id}`;
    if (tree.depth[id] !== tree.depth[parent]! + 1) return `depth of ${id}`;
    if (tree.end[id]! > tree.end[parent]! || tree.end[id]! <= id) return `end of ${id}`;
    if (tree.previousSibling[id] !== before) return `previousSibling of ${id}`;
    if (before < 0 ? tree.firstChild[parent] !== id : tree.nextSibling[before] !== id) return `link to ${id}`;
    if (before >= 0 && tree.end[before] !== id) return `end of ${before}`;
  }
  for (const [parent, last] of lastOf) {
    if (tree.lastChild[parent] !== last || tree.nextSibling[last] !== -1) return `lastChild of ${parent}`;
  }
  return '';
}
