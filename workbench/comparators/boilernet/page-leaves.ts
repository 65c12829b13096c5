import type { Page } from 'fovea';
import { NodeKind, tagNameOf, textOf } from 'fovea/page';

/** Elements whose text is never classified. @source Leonhardt et al. 2020, code (`TAGS_TO_IGNORE`). */
const IGNORED: ReadonlySet<string> = new Set([
  'head',
  'iframe',
  'script',
  'meta',
  'link',
  'style',
  'input',
  'checkbox',
  'button',
  'noscript',
]);

const NOT_BLANK = /\S/;

/** Leaves that are classified; later ones count as boilerplate. Longer pages are lists or attacks. @cap */
export const MAX_LEAVES = 5000;

/** The leaves of a page: its text nodes that are not blank, in document order. */
export function pageLeaves(page: Page): Int32Array {
  const { tree } = page;
  const leaves: number[] = [];
  for (let id = 0; id < tree.size && leaves.length < MAX_LEAVES; ) {
    if (tree.kind[id] === NodeKind.element && IGNORED.has(tagNameOf(tree, id))) {
      id = tree.end[id]!;
      continue;
    }
    if (tree.kind[id] === NodeKind.text && NOT_BLANK.test(textOf(page, id))) leaves.push(id);
    id++;
  }
  return Int32Array.from(leaves);
}
