import type { ContentElement } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import type { WantedParts } from '../../wanted-parts.ts';

const CAPTIONS: ReadonlySet<string> = new Set(['figcaption', 'caption']);
const MEDIA: ReadonlySet<string> = new Set(['img', 'video', 'audio']);

/** Leaves captions out where they are not wanted; a picture that a page keeps in one stays. */
export const dropCaptions: Pass = {
  name: 'clean/captions',
  needs: [...CAPTIONS],
  run: (content, context) => drop(content, context, 'captions', ({ tag }) => CAPTIONS.has(tag)),
};

/** Leaves pictures out where they are not wanted. */
export const dropImages: Pass = {
  name: 'clean/images',
  // Players without an address have become their picture.
  needs: ['img', 'picture', 'video'],
  run: (content, context) =>
    drop(content, context, 'images', ({ tag }) => tag === 'img' || tag === 'picture'),
};

/** Leaves tables out where they are not wanted. */
export const dropTables: Pass = {
  name: 'clean/tables',
  needs: ['table'],
  run: (content, context) => drop(content, context, 'tables', ({ tag }) => tag === 'table'),
};

/** Leaves links out with their text where they are not wanted; pictures in them stay. */
export const dropLinks: Pass = {
  name: 'clean/links',
  // Frames have become links.
  needs: ['a', 'iframe'],
  run: (content, context) =>
    drop(content, context, 'links', ({ tag, attributes }) => tag === 'a' && attributes.has('href')),
};

/** Takes out what is meant; gives whether there was any. */
function drop(
  content: ContentElement,
  { parts, trace }: CleanContext,
  part: keyof WantedParts,
  isMeant: (element: ContentElement) => boolean,
): boolean {
  if (parts?.[part] !== 'drop') return false;
  let isChanged = false;
  const isRemoved = removeElements(content, `clean/${part}`, trace, (element) => {
    if (!isMeant(element)) return null;
    if (HAS_MEDIA.has(part) && leaveMedia(element)) {
      isChanged = true;
      return null;
    }
    return `the option \`${part}\` is \`drop\``;
  });
  return isRemoved || isChanged;
}

/** The parts that may hold media that have an option of their own. */
const HAS_MEDIA: ReadonlySet<string> = new Set<keyof WantedParts>(['captions', 'links']);

/** Turns an element into a plain one with nothing but its media; gives whether it has any. */
function leaveMedia(element: ContentElement): boolean {
  const media = elementsOf(element).filter(({ tag }) => MEDIA.has(tag));
  if (media.length === 0) return false;
  element.tag = 'span';
  element.attributes.clear();
  element.children = media;
  return true;
}
