import type { ContentElement } from '../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../content/content-walk.ts';
import { collapse } from '../../plain-text/collapse.ts';
import type { Pass } from '../context.ts';
import { isFileName } from './media/file-name.ts';

/** Characters compared: longer titles do not get into the output. @cap */
const MAX_COMPARED = 2000;

/**
 * Drops what only repeats what is there: titles (the text of a link, an address, the name of a file), and what a picture
 * and its caption say alike.
 */
export const repeatedTitles: Pass = {
  name: 'clean/repeated-titles',
  needs: ['a', 'img'],
  run(_content, _context, elements) {
    for (const element of elements) {
      const { tag, attributes } = element;
      if (tag === 'figure') settleFigure(element);
      if (tag !== 'a' && tag !== 'img') continue;
      const alt = attributes.get('alt') ?? '';
      const title = attributes.get('title');
      if (title === undefined) continue;
      const said = tag === 'img' ? alt : rawTextOf(element, MAX_COMPARED);
      const isRepeated = comparable(title) === comparable(said) || title === attributes.get('href');
      if (isRepeated || isFileName(title, element)) attributes.delete('title');
    }
    return false;
  },
};

/**
 * Drops the alternative text of a picture that is its caption, and a title with which the caption begins. Figures inside settle their
 * own pictures, so that every element is looked at once.
 */
function settleFigure(figure: ContentElement): void {
  const inside = figure.children.flatMap((child) => (child.kind === 'element' ? elementsOutside(child) : []));
  const caption = inside.find(({ tag }) => tag === 'figcaption');
  if (caption === undefined) return;
  const said = comparable(rawTextOf(caption, MAX_COMPARED));
  for (const { tag, attributes } of inside) {
    if (tag !== 'img') continue;
    const title = comparable(attributes.get('title') ?? '');
    if (title !== '' && said.startsWith(title)) attributes.delete('title');
    if (said !== '' && said === comparable(attributes.get('alt') ?? '')) attributes.delete('alt');
  }
}

/** The elements from a root down, except those in a figure. */
function elementsOutside(root: ContentElement): readonly ContentElement[] {
  return root.tag === 'figure' ? [] : elementsOf(root, ({ tag }) => tag !== 'figure');
}

/** Signs count: a title of five stars says something, and `C++` is not `C`. */
function comparable(text: string): string {
  return collapse(text.slice(0, MAX_COMPARED), MAX_COMPARED).normalize('NFKC').toLowerCase();
}
