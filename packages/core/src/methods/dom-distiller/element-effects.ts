import { BREAKS_LINE } from '../../elements/line-breaking.ts';
import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import type { TagEffect } from '../../text-blocks/block-builder.ts';
import { Label } from '../../text-blocks/text-block.ts';

const LABELS: ReadonlyMap<number, number> = new Map([
  [Tag.aside, Label.notContent],
  [Tag.nav, Label.notContent],
  [Tag.li, Label.listItem],
  [Tag.h1, Label.heading],
  [Tag.h2, Label.heading],
  [Tag.h3, Label.heading],
  [Tag.h4, Label.heading],
  [Tag.h5, Label.heading],
  [Tag.h6, Label.heading],
]);

/** Inline blocks in the default style sheet of browsers. */
const INLINE_BLOCKS = tagSet('button', 'input', 'select', 'textarea', 'meter', 'progress', 'marquee');
/** Elements whose names may mention comments without being comments. */
const NEVER_COMMENTS = tagSet('html', 'body', 'article');
const SPACES = /\s+/u;
const COMMENTS = /\bcomments?\b/u;
/** Maximum number of classes of a comment box. @source DOM Distiller, Chromium's source. */
const MAX_CLASSES = 2;
/** Longest attribute that is searched. @cap */
const MAX_NAME_CHARS = 500;

/** What an element does to the blocks. Its box is the browser's default, without style sheets. */
export function elementEffect(page: Page, element: NodeId): TagEffect {
  const tag = page.tree.tag[element]!;
  const isBlock = BREAKS_LINE[tag] === 1;
  const isLink = tag === Tag.a && getAttribute(page, element, 'href') !== null;
  const comments = NEVER_COMMENTS[tag] === 0 && isAboutComments(page, element) ? Label.notContent : 0;
  return {
    raisesLevel: isBlock || tag === Tag.a || INLINE_BLOCKS[tag] === 1,
    breaksBlock: isBlock,
    isLink,
    isSpaced: false,
    labels: comments | (LABELS.get(tag) ?? 0),
  };
}

function isAboutComments(page: Page, element: NodeId): boolean {
  const { attributeStart } = page.tree;
  if (attributeStart[element] === attributeStart[element + 1]) return false;
  const classes = getAttribute(page, element, 'class')?.slice(0, MAX_NAME_CHARS) ?? '';
  const id = getAttribute(page, element, 'id')?.slice(0, MAX_NAME_CHARS) ?? '';
  if (!COMMENTS.test(classes) && !COMMENTS.test(id)) return false;
  return new Set(classes.split(SPACES).filter((name) => name !== '')).size <= MAX_CLASSES;
}
