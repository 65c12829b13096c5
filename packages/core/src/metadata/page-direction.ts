import type { Direction } from '../language/direction.ts';
import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';
import { isRightToLeft, readLanguageTag } from './language-tag.ts';

/**
 * The direction that the markup states: `dir` on `<html>` or `<body>`, or a language written from right to left. `null`
 * where the markup is silent; a left-to-right language does not count, because it is the default.
 */
export function explicitDirection(page: Page): Direction | null {
  const roots = rootElements(page);
  for (const node of roots) {
    const dir = getAttribute(page, node, 'dir')?.trim().toLowerCase();
    if (dir === 'rtl' || dir === 'ltr') return dir;
  }
  for (const node of roots) {
    const lang = readLanguageTag(getAttribute(page, node, 'lang') ?? '');
    if (lang !== null) return isRightToLeft(lang) ? 'rtl' : null;
  }
  return null;
}

/** `<html>` and `<body>`: children of the document and of its root element. */
function rootElements({ tree }: Page): NodeId[] {
  const { tag, firstChild, nextSibling } = tree;
  const roots: NodeId[] = [];
  let node = firstChild[0]!;
  while (node >= 0) {
    if (tag[node] === Tag.html || tag[node] === Tag.body) roots.push(node);
    node = tag[node] === Tag.html ? firstChild[node]! : nextSibling[node]!;
  }
  return roots;
}
