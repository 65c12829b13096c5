import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';

/** Names of boxes with buttons for sharing, and of MediaWiki's edit links, as DOM Distiller lists them. */
const SHARING_CLASSES: readonly string[] = ['sharing', 'socialArea'];
const SHARING_COMPONENT = 'share';
const EDIT_CLASS = 'mw-editsection';
const EDIT_ADDRESS = 'action=edit&section=';

/** Whether the name of a box shows that it is not part of a text. */
export function isSkippedByName(page: Page, element: NodeId): boolean {
  const { tag, attributeStart } = page.tree;
  if (attributeStart[element] === attributeStart[element + 1]) return false;
  const className = getAttribute(page, element, 'class') ?? '';
  if (SHARING_CLASSES.includes(className)) return true;
  if (getAttribute(page, element, 'data-component') === SHARING_COMPONENT) return true;
  if (tag[element] === Tag.span) return className === EDIT_CLASS;
  return tag[element] === Tag.a && (getAttribute(page, element, 'href') ?? '').includes(EDIT_ADDRESS);
}
