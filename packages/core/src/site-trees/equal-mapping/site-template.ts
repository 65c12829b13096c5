import type { Page } from '../../page/page.ts';
import { samplePages } from '../sample.ts';
import { type SiteTree, siteTree } from '../site-tree.ts';
import { listIn, objectIn } from '../stored-data.ts';
import { WEIGHTS } from './likeness.ts';
import { checkLook, lookOf, lookTree } from './look-tree.ts';
import { mapEqual } from './map-equal.ts';

/** The parameters of mapping a page to others of its site. */
export interface EqualTemplateOptions {
  readonly pages: number;
  readonly least: number;
  readonly weights: keyof typeof WEIGHTS;
}

/**
 * The same for lists of parameters.
 * @source TemEx, Alarte et al. 2015; numbers from HybEx, later code of its authors.
 */
export const EQUAL_TEMPLATE_PARAMETERS = {
  pages: { default: 3, about: 'Most pages to compare with.' },
  least: { default: 0.9, about: 'Smallest likeness of elements that are mapped to each other.' },
  weights: {
    default: 'hybex',
    about: 'How classes, position and the number of children are weighed.',
    choices: ['hybex', 'psi2015'],
  },
} as const;

/** Pages that must have a node of the template, beside copies of the page. @source HybEx. */
const MIN_PAGES = 2;

/** What there is to compare a page with: the looks of some pages of its site, as plain data. */
export function learnLooks(pages: Iterable<Page>, { pages: most }: EqualTemplateOptions): object {
  return { looks: Array.from(samplePages(pages, most), (page) => lookOf(page)) };
}

/** A page as a tree, with a mark for each node of the template of its site. */
export interface MarkedPage {
  readonly tree: SiteTree;
  readonly isTemplate: Uint8Array;
}

/** Marks the nodes of pages that have a partner on enough of the learned pages. */
export function openLooks(data: object, options: EqualTemplateOptions): (page: Page) => MarkedPage {
  const looks = listIn(data, 'looks').map((entry) => lookTree(checkLook(objectIn(entry, 'looks'))));
  const mapping = { weights: WEIGHTS[options.weights], least: options.least };
  return (page) => {
    const tree = siteTree(page, 'none');
    const own = lookTree(lookOf(page, tree));
    const votes = new Int32Array(tree.size);
    let copies = 0;
    for (const other of looks) {
      const isMapped = mapEqual(own, other, mapping);
      if (isMapped.every((mark) => mark === 1)) copies++;
      for (let index = 0; index < votes.length; index++) votes[index]! += isMapped[index]!;
    }
    const needed = Math.min(looks.length, MIN_PAGES + copies);
    return { tree, isTemplate: Uint8Array.from(votes, (count) => (needed > 0 && count >= needed ? 1 : 0)) };
  };
}
