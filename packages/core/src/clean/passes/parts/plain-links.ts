import type { Pass } from '../../context.ts';
import { structure } from '../structure/structure.ts';

/** Replaces links by their contents if the caller wants only their text. */
export const plainLinks: Pass = {
  name: 'clean/plain-links',
  needs: ['a', 'iframe'],
  run(content, context, elements) {
    if (context.parts?.links !== 'text') return false;
    const links = elements.filter(({ tag }) => tag === 'a');
    if (links.length === 0) return false;
    for (const link of links) {
      // Language and direction may still matter.
      link.tag = 'span';
      for (const name of ['href', 'title']) link.attributes.delete(name);
    }
    // The texts and phrases on both sides of a removed link join.
    return structure.run(content, context, elements);
  },
};
