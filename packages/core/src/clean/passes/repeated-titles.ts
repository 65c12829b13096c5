import { rawTextOf } from '../../content/content-walk.ts';
import { collapse } from '../../plain-text/collapse.ts';
import type { Pass } from '../context.ts';

/** Characters compared: longer titles do not get into the output. @cap */
const MAX_COMPARED = 2000;

/** Drops titles that only repeat what is there: the text of a link, the alternative text of a picture, an address. */
export const repeatedTitles: Pass = {
  name: 'clean/repeated-titles',
  needs: ['a', 'img'],
  run(_content, _context, elements) {
    for (const element of elements) {
      const { tag, attributes } = element;
      if (tag !== 'a' && tag !== 'img') continue;
      const title = attributes.get('title');
      if (title === undefined) continue;
      const said = tag === 'img' ? (attributes.get('alt') ?? '') : rawTextOf(element, MAX_COMPARED);
      if (comparable(title) === comparable(said) || title === attributes.get('href'))
        attributes.delete('title');
    }
    return false;
  },
};

/** Signs count: a title of five stars says something, and `C++` is not `C`. */
function comparable(text: string): string {
  return collapse(text.slice(0, MAX_COMPARED), MAX_COMPARED).normalize('NFKC').toLowerCase();
}
