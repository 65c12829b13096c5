import type { Page } from './page.ts';
import { FIRST_CUSTOM_TAG, TAG_NAMES } from './tags.ts';
import { type NodeId, NodeKind, type PageTree } from './tree.ts';

/** The tag name of an element (lower case for HTML), `''` for any other node. */
export function tagNameOf(tree: PageTree, node: NodeId): string {
  const id = tree.tag[node]!;
  return id < FIRST_CUSTOM_TAG ? TAG_NAMES[id]! : tree.customTags[id - FIRST_CUSTOM_TAG]!;
}

/** The text of one text or comment node. */
export function textOf(page: Page, node: NodeId): string {
  const { pieceStart, pieces } = page.tree;
  const from = pieceStart[node]!;
  const to = pieceStart[node + 1]!;
  let text = '';
  for (let piece = from; piece < to; piece++) {
    text += pieces.decoded.get(piece) ?? page.source!.slice(pieces.start[piece]!, pieces.end[piece]!);
  }
  return text;
}

/** All text below a node, in document order, as the DOM's `textContent` would give it. */
export function textContent(page: Page, node: NodeId): string {
  const { kind, end } = page.tree;
  let text = '';
  for (let id = node; id < end[node]!; id++) {
    if (kind[id] === NodeKind.text) text += textOf(page, id);
  }
  return text;
}

/** The value of an attribute, `null` where the element does not have it. Names are lower case. */
export function getAttribute(page: Page, node: NodeId, name: string): string | null {
  const { attributeStart, attributes } = page.tree;
  const id = attributes.nameIds.get(name);
  if (id === undefined) return null;
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) {
    if (attributes.name[row] === id) return attributeValue(page, row);
  }
  return null;
}

/** The attributes of an element as `[name, value]`, in source order. */
export function attributesOf(page: Page, node: NodeId): [name: string, value: string][] {
  const { attributeStart, attributes } = page.tree;
  const list: [string, string][] = [];
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) {
    list.push([attributes.names[attributes.name[row]!]!, attributeValue(page, row)]);
  }
  return list;
}

/** The value in one row of the attribute table. */
export function attributeValue(page: Page, row: number): string {
  const { attributes } = page.tree;
  const decoded = attributes.decoded.get(row);
  if (decoded !== undefined) return decoded;
  const start = attributes.valueStart[row]!;
  return start < 0 ? '' : page.source!.slice(start, attributes.valueEnd[row]!);
}

/** The child nodes of a node, in order. */
export function* childrenOf(tree: PageTree, node: NodeId): Generator<NodeId> {
  for (let child = tree.firstChild[node]!; child >= 0; child = tree.nextSibling[child]!) yield child;
}
