import { getAttribute, textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';

const STYLE_SHEET = /(?:^|\s)stylesheet(?:\s|$)/iu;
const IMPORT = /@import/iu;

/** Whether a page may have styles that are not at hand, so that no background or size is certain. */
export function hasOtherSheets(page: Page): boolean {
  const { tag } = page.tree;
  // A page without a title is a piece of one, cut off from the head that would name its styles.
  if (!tag.includes(Tag.title)) return true;
  for (let link = tag.indexOf(Tag.link); link !== -1; link = tag.indexOf(Tag.link, link + 1))
    if (STYLE_SHEET.test(getAttribute(page, link, 'rel') ?? '')) return true;
  for (let style = tag.indexOf(Tag.style); style !== -1; style = tag.indexOf(Tag.style, style + 1))
    if (IMPORT.test(textContent(page, style))) return true;
  return false;
}
