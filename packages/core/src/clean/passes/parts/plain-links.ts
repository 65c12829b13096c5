import type { Pass } from '../../context.ts';
import { structure } from '../structure/structure.ts';

/** Leaves nothing of links but what is in them where the caller wants only their text. */
export const plainLinks: Pass = {
  name: 'clean/plain-links',
  needs: ['a', 'iframe'],
  run(content, context, elements) {
    if (context.parts?.links !== 'text') return false;
    const links = elements.filter(({ tag }) => tag === 'a');
    if (links.length === 0) return false;
    for (const link of links) {
      // Language and direction may still be worth having.
      link.tag = 'span';
      for (const name of ['href', 'title']) link.attributes.delete(name);
    }
    // Texts and phrases on both sides of a link that is gone are one.
    return structure.run(content, context, elements);
  },
};
