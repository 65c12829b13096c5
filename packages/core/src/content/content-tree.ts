import type { NodeId } from '../page/tree.ts';
import { AttributeList, type ContentAttributes } from './content-attributes.ts';

/** A piece of text in the content copy. */
export interface ContentText {
  readonly kind: 'text';
  text: string;
  /** The node of the page it was copied from. */
  readonly node: NodeId;
  /** Nodes whose texts were joined to it; only if the caller wants to know all places. */
  joined?: NodeId[];
}

/** An element of the content copy; passes may rename, unwrap and remove freely. */
export interface ContentElement {
  readonly kind: 'element';
  tag: string;
  readonly attributes: ContentAttributes;
  children: ContentNode[];
  /** The node of the page it was copied from; the document's id for elements that a pass created. */
  readonly node: NodeId;
}

/** A node of the selected part of a page, copied so that the page itself never changes. */
export type ContentNode = ContentText | ContentElement;

/** A new element; it corresponds to none of the page's unless a node is given. */
export function newElement(
  tag: string,
  attributes: readonly (readonly [string, string])[] = [],
  node: NodeId = 0,
): ContentElement {
  return { kind: 'element', tag, attributes: new AttributeList(attributes), children: [], node };
}

/** Adds a child. Most elements have one, and a list that begins with it takes no room for more. */
export function appendChild(parent: Pick<ContentElement, 'children'>, child: ContentNode): void {
  if (parent.children.length === 0) parent.children = [child];
  else parent.children.push(child);
}
