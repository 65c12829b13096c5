import type { ContentElement } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import { MEDIA } from '../../../elements/element-kinds.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import type { WantedParts } from '../../wanted-parts.ts';

const CAPTIONS: ReadonlySet<string> = new Set(['figcaption', 'caption']);

/** Drops captions if the caller does not want them; a picture inside a caption stays. */
export const dropCaptions: Pass = {
  name: 'clean/captions',
  needs: [...CAPTIONS],
  run: (content, context) => drop(content, context, 'captions', ({ tag }) => CAPTIONS.has(tag)),
};

/** Drops pictures if the caller does not want them. */
export const dropImages: Pass = {
  name: 'clean/images',
  // Players without an address have become their picture.
  needs: ['img', 'picture', 'video'],
  run: (content, context) =>
    drop(content, context, 'images', ({ tag }) => tag === 'img' || tag === 'picture'),
};

/** Drops tables if the caller does not want them. */
export const dropTables: Pass = {
  name: 'clean/tables',
  needs: ['table'],
  run: (content, context) => drop(content, context, 'tables', ({ tag }) => tag === 'table'),
};

/** Drops links with their text if the caller does not want them; pictures in them stay. */
export const dropLinks: Pass = {
  name: 'clean/links',
  // Frames have become links.
  needs: ['a', 'iframe'],
  run: (content, context) =>
    drop(content, context, 'links', ({ tag, attributes }) => tag === 'a' && attributes.has('href')),
};

/** Drops the elements with these tags; returns whether there were any. */
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

/** The parts that may hold media, which have an option of their own. */
const HAS_MEDIA: ReadonlySet<string> = new Set<keyof WantedParts>(['captions', 'links']);

/** Reduces an element to its media; returns whether it has any. */
function leaveMedia(element: ContentElement): boolean {
  const media = elementsOf(element).filter(({ tag }) => MEDIA.has(tag));
  if (media.length === 0) return false;
  element.tag = 'span';
  element.attributes.clear();
  element.children = media;
  return true;
}
