import { attributeValue } from 'fovea-html';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../page/tree.ts';

/** Elements whose text is never content, whatever the method. */
export const NEVER_CONTENT: Uint8Array = tagSet(
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'meta',
  'link',
  'title',
);

/**
 * 1 for every node that a reader of the page does not see as far as the HTML itself tells: below a never-content
 * element, an element with `hidden`, or one with an inline `display: none` or `visibility: hidden`.
 */
export function unseenNodes({ tree }: Page): Uint8Array {
  const { size, kind, tag, end } = tree;
  const unseen = new Uint8Array(size);
  const names = hidingNames(tree);
  for (let id = 0; id < size; ) {
    const isUnseen =
      kind[id] === NodeKind.comment || NEVER_CONTENT[tag[id]!] === 1 || isHidden(tree, id, names);
    if (isUnseen) {
      unseen.fill(1, id, end[id]!);
      id = end[id]!;
    } else id++;
  }
  return unseen;
}

/** Numbers that a page has for the names of attributes that can hide an element; -1 for one that it does not have. */
export interface HidingNames {
  readonly hidden: number;
  readonly style: number;
}

/** Looks the names up, once for a page. */
export function hidingNames({ attributes: { nameIds } }: PageTree): HidingNames {
  return { hidden: nameIds.get('hidden') ?? -1, style: nameIds.get('style') ?? -1 };
}

const HIDING_STYLE = /(?:^|;)\s{0,8}(?:display\s{0,8}:\s{0,8}none|visibility\s{0,8}:\s{0,8}hidden)/i;

/** Inline styles are short; a longer one is not worth the search. */
const MAX_STYLE_CHARS = 2000;

/** Whether one attribute, a row of the table, hides the element that has it. */
export function isHiding(tree: PageTree, row: number, { hidden, style }: HidingNames): boolean {
  const name = tree.attributes.name[row]!;
  if (name === style) return HIDING_STYLE.test(attributeValue(tree, row).slice(0, MAX_STYLE_CHARS));
  // `hidden="until-found"` is text that the browser's search can open: collapsed, but content.
  return name === hidden && attributeValue(tree, row) !== 'until-found';
}

function isHidden(tree: PageTree, node: NodeId, names: HidingNames): boolean {
  const { attributeStart } = tree;
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) if (isHiding(tree, row, names)) return true;
  return false;
}
