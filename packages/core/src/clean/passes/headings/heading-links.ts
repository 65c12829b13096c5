import { fragmentOf, isOwnAddress } from '../../../addresses/same-page.ts';
import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { rawTextOf } from '../../../content/content-walk.ts';
import { HEADINGS } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { findHeadingTools, LETTER_OR_DIGIT } from './heading-tools.ts';

const STEP = 'clean/heading-links';

/** Longest permalink sign: `¶`, `#`, `[§]`. @sweep permalink-sign */
const MAX_SIGN = 8;

/** Maximum number of children of a box around a heading and its permalink. @sweep permalink-box */
const MAX_BOX = 6;

/**
 * Removes links from a heading to itself: the sign in it or beside it (`¶`, `#`), and the link around its words, which
 * stay. Links that act on the section (`[edit]`, in any language) go as well.
 */
export const headingLinks: Pass = {
  name: STEP,
  needs: [...HEADINGS],
  run(content, { base, trace }, elements) {
    const signs = new Set<ContentElement>();
    const inTitle = new Set<ContentNode>();
    const linkAround = new Map<ContentNode, ContentElement>();
    const tools = findHeadingTools(elements);
    for (const element of elements) {
      const { tag, attributes, children } = element;
      const isTitle = HEADINGS.has(tag) || inTitle.has(element);
      const mayBeTitle = isTitle || isTitleBox(element);
      const isOwnLink = tag === 'a' && isOwn(attributes.get('href'), base, mayBeTitle);
      const link = isOwnLink ? element : linkAround.get(element);
      if (isTitle) link?.attributes.delete('href');
      if (!mayBeTitle && link === undefined) continue;
      for (const child of children) {
        if (isTitle) inTitle.add(child);
        if (link !== undefined) linkAround.set(child, link);
        if (isPermalink(child, base)) signs.add(child);
      }
    }
    if (signs.size + tools.size === 0) return false;
    return removeElements(content, STEP, trace, (element) => {
      if (tools.has(element)) return 'link that works on a section';
      return signs.has(element) ? 'permalink' : null;
    });
  },
};

/** Whether a link leads to a fragment of this page or, with `mayBeTitle`, to the page itself. */
function isOwn(href: string | undefined, base: string | null, mayBeTitle: boolean): boolean {
  return fragmentOf(href, base) !== null || (mayBeTitle && isOwnAddress(href, base));
}

function isTitleBox({ children }: ContentElement): boolean {
  return (
    children.length <= MAX_BOX &&
    children.some((child) => child.kind === 'element' && HEADINGS.has(child.tag))
  );
}

function isPermalink(node: ContentNode, base: string | null): node is ContentElement {
  if (node.kind === 'text' || node.tag !== 'a') return false;
  return fragmentOf(node.attributes.get('href'), base) !== null && isSign(node);
}

function isSign(link: ContentElement): boolean {
  const text = rawTextOf(link, MAX_SIGN + 1);
  return text.length <= MAX_SIGN && !LETTER_OR_DIGIT.test(text);
}
