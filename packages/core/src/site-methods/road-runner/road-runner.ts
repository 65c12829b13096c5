import { listParameters } from '../../methods/parameters.ts';
import { samplePages } from '../../site-trees/sample.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { type LabelAttributes, siteTree } from '../../site-trees/site-tree.ts';
import type { SiteMethod } from '../site-method.ts';
import { copyOf, mergePage, readUnion, storeUnion, type UnionNode } from './union-template.ts';

/** The parameters of the union template. */
export interface RoadRunnerOptions {
  readonly attributes: LabelAttributes;
  readonly maxPages: number;
}

/**
 * The union of pages with holes, optional parts and repetitions; the rest is template (after Crescenzi et al. 2001).
 * @source Crescenzi, Mecca, Merialdo 2001, for the idea; see the README.
 */
export const roadRunner: SiteMethod<RoadRunnerOptions> = {
  name: 'road-runner',
  about: 'RoadRunner-like: pages merged into one; what never differs, is left out or repeats is template.',
  parameters: listParameters<RoadRunnerOptions>({
    attributes: {
      default: 'idClass',
      about: 'Attributes that elements in the same place have in common.',
      choices: ['none', 'idClass', 'all'],
    },
    maxPages: { default: 25, about: 'Most pages to learn from.' },
  }),
  citation: {
    authors: 'Crescenzi, Mecca, Merialdo',
    title: 'RoadRunner: Towards Automatic Data Extraction from Large Web Sites',
    year: 2001,
  },
  learn(pages, { options }) {
    let union: UnionNode | null = null;
    for (const page of samplePages(pages, options.maxPages)) {
      const tree = siteTree(page, options.attributes);
      if (tree.size === 0) continue;
      if (union === null) union = copyOf(tree, 0);
      else mergePage(union, tree);
    }
    return union === null ? { parent: [], tag: [], label: [], slot: [] } : storeUnion(union);
  },
  open(data, { options }) {
    // Checked now, and read again for each page, because merging changes it.
    readUnion(data);
    return (page) => {
      const tree = siteTree(page, options.attributes);
      const union = readUnion(data);
      const isTemplate = union === null ? new Uint8Array(tree.size) : mergePage(union, tree);
      return selectRest(page, tree, isTemplate);
    };
  },
};
