import { attributeValue } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { NodeKind } from '../page/tree.ts';

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
export function unseenNodes(page: Page): Uint8Array {
  const { size, kind, tag, end, attributeStart } = page.tree;
  const unseen = new Uint8Array(size);
  const hiddenName = page.tree.attributes.nameIds.get('hidden') ?? -1;
  const styleName = page.tree.attributes.nameIds.get('style') ?? -1;
  for (let id = 0; id < size; ) {
    const isUnseen =
      kind[id] === NodeKind.comment ||
      NEVER_CONTENT[tag[id]!] === 1 ||
      (attributeStart[id] !== attributeStart[id + 1] && isHidden(page, id, hiddenName, styleName));
    if (isUnseen) {
      unseen.fill(1, id, end[id]!);
      id = end[id]!;
    } else id++;
  }
  return unseen;
}

const HIDING_STYLE = /(?:^|;)\s{0,8}(?:display\s{0,8}:\s{0,8}none|visibility\s{0,8}:\s{0,8}hidden)/i;

/** Inline styles are short; a longer one is not worth the search. */
const MAX_STYLE_CHARS = 2000;

function isHidden(page: Page, node: number, hiddenName: number, styleName: number): boolean {
  const { attributeStart, attributes } = page.tree;
  const to = attributeStart[node + 1]!;
  for (let row = attributeStart[node]!; row < to; row++) {
    const name = attributes.name[row]!;
    // `hidden="until-found"` is text that the browser's search can open: collapsed, but content.
    if (name === hiddenName && attributeValue(page, row) !== 'until-found') return true;
    if (name === styleName && HIDING_STYLE.test(attributeValue(page, row).slice(0, MAX_STYLE_CHARS)))
      return true;
  }
  return false;
}
