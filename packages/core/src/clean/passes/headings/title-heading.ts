import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { rawTextOf } from '../../../content/content-walk.ts';
import { HEADINGS } from '../../../elements/element-kinds.ts';
import { fold } from '../../../plain-text/fold.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';

const STEP = 'clean/title';

/** A heading that says the title comes before the text; after this many characters it is a section's. @sweep title-place */
const MAX_BEFORE = 1_000;
/** Longer headings say more than a title. @cap */
const MAX_HEADING = 1_000;
/** Minimum length ratio of the shorter to the longer of title and heading. @sweep title-share */
const MIN_TITLE_SHARE = 0.6;

/**
 * Removes the heading that says the title: the result holds it apart, so the content is the same on pages that repeat
 * it and on those that do not. It stays where it is all there is.
 */
export const titleHeading: Pass = {
  name: STEP,
  needs: [...HEADINGS],
  run(content, { title, trace }, elements) {
    const wanted = fold(title ?? '');
    if (wanted === '') return false;
    const says = elements.filter((element) => HEADINGS.has(element.tag) && saysTitle(element, wanted));
    if (says.length === 0) return false;
    const early = new Set(says.slice(0, 1).filter((heading) => isBeforeText(content, heading)));
    for (const heading of says) if (heading.tag === 'h1') early.add(heading);
    if (early.size === 0 || isWholeContent(content, early)) return false;
    return removeElements(content, STEP, trace, (element) =>
      early.has(element) ? 'heading that says the title' : null,
    );
  },
};

function saysTitle(heading: ContentElement, title: string): boolean {
  const text = fold(rawTextOf(heading, MAX_HEADING));
  if (text === title) return true;
  if (text.length < title.length)
    return text.length >= MIN_TITLE_SHARE * title.length && title.includes(text);
  return title.length >= MIN_TITLE_SHARE * text.length && text.includes(title);
}

/** Whether there is little text before a heading: a date, a byline, a lead at most. */
function isBeforeText(content: ContentElement, heading: ContentElement): boolean {
  let length = 0;
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined && length <= MAX_BEFORE; node = open.pop()) {
    if (node === heading) return true;
    if (node.kind === 'text') length += node.text.trim().length;
    else for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
  }
  return false;
}

/** Whether nothing but these headings would be left out: no text, no picture. */
function isWholeContent(content: ContentElement, headings: ReadonlySet<ContentElement>): boolean {
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'text') {
      if (node.text.trim() !== '') return false;
    } else if (!headings.has(node)) {
      if (MEDIA.has(node.tag)) return false;
      for (const child of node.children) open.push(child);
    }
  }
  return true;
}

const MEDIA: ReadonlySet<string> = new Set([
  'img',
  'picture',
  'video',
  'audio',
  'iframe',
  'svg',
  'math',
  'object',
]);
