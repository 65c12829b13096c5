import { FIRST_CUSTOM_TAG, TAG_NAMES } from './names/tags.ts';
import { decodeRange } from './text/decode.ts';
import { type HtmlTree, type NodeId, NodeKind } from './tree.ts';

/** The tag name of an element (lower case for HTML), or `''` for any other node. */
export function tagNameOf(tree: HtmlTree, node: NodeId): string {
  const id = tree.tag[node]!;
  return id < FIRST_CUSTOM_TAG ? TAG_NAMES[id]! : tree.customTags[id - FIRST_CUSTOM_TAG]!;
}

/** The text of one piece. */
export function pieceText(tree: HtmlTree, piece: number): string {
  const { start, end, bits } = tree.pieces;
  const from = start[piece]!;
  const to = end[piece]!;
  return bits[piece] === 0 ? tree.source.slice(from, to) : decodeRange(tree.source, from, to, bits[piece]!);
}

/** The text of one text or comment node. */
export function textOf(tree: HtmlTree, node: NodeId): string {
  const from = tree.pieceStart[node]!;
  const to = tree.pieceStart[node + 1]!;
  let text = '';
  for (let piece = from; piece < to; piece++) text += pieceText(tree, piece);
  return text;
}

/** All text below a node, in document order, as the DOM's `textContent` would give it. */
export function textContent(tree: HtmlTree, node: NodeId): string {
  const { kind, end } = tree;
  let text = '';
  for (let id = node; id < end[node]!; id++) if (kind[id] === NodeKind.text) text += textOf(tree, id);
  return text;
}

/** The value in one row of the attribute table. */
export function attributeValue(tree: HtmlTree, row: number): string {
  const { valueStart, valueEnd, bits } = tree.attributes;
  const start = valueStart[row]!;
  if (start < 0) return '';
  const end = valueEnd[row]!;
  return bits[row] === 0 ? tree.source.slice(start, end) : decodeRange(tree.source, start, end, bits[row]!);
}

/** The value of an attribute, or `null` if the element does not have it. Names are lower case for HTML. */
export function getAttribute(tree: HtmlTree, node: NodeId, name: string): string | null {
  const { attributeStart, attributes } = tree;
  const id = attributes.nameIds.get(name);
  if (id === undefined) return null;
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) {
    if (attributes.name[row] === id) return attributeValue(tree, row);
  }
  return null;
}

/** The attributes of an element as `[name, value]`, in source order. */
export function attributesOf(tree: HtmlTree, node: NodeId): [name: string, value: string][] {
  const { attributeStart, attributes } = tree;
  const list: [string, string][] = [];
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) {
    list.push([attributes.names[attributes.name[row]!]!, attributeValue(tree, row)]);
  }
  return list;
}

/** The child nodes of a node, in order. */
export function* childrenOf(tree: HtmlTree, node: NodeId): Generator<NodeId> {
  for (let child = tree.firstChild[node]!; child >= 0; child = tree.nextSibling[child]!) yield child;
}
