import * as html from 'fovea-html';
import type { Page } from './page.ts';
import type { NodeId } from './tree.ts';

export { childrenOf, tagNameOf } from 'fovea-html';

/** The text of one text or comment node. */
export function textOf(page: Page, node: NodeId): string {
  return html.textOf(page.tree, node);
}

/** All text below a node, in document order, as the DOM's `textContent` would give it. */
export function textContent(page: Page, node: NodeId): string {
  return html.textContent(page.tree, node);
}

/** The value of an attribute, or `null` if the element does not have it. Names are lower case. */
export function getAttribute(page: Page, node: NodeId, name: string): string | null {
  return html.getAttribute(page.tree, node, name);
}

/** Like `getAttribute` for reading the same attribute of many elements: looks its name up once. */
export function attributeReader({ tree }: Page, name: string): (node: NodeId) => string | null {
  const { attributeStart, attributes } = tree;
  const id = attributes.nameIds.get(name);
  if (id === undefined) return () => null;
  return (node) => {
    const to = attributeStart[node + 1]!;
    for (let row = attributeStart[node]!; row < to; row++) {
      if (attributes.name[row] === id) return html.attributeValue(tree, row);
    }
    return null;
  };
}

/** The attributes of an element as `[name, value]`, in source order. */
export function attributesOf(page: Page, node: NodeId): [name: string, value: string][] {
  return html.attributesOf(page.tree, node);
}

/** The value in one row of the attribute table. */
export function attributeValue(page: Page, row: number): string {
  return html.attributeValue(page.tree, row);
}
