import { listParameters } from '../../methods/parameters.ts';
import { samplePages } from '../../site-trees/sample.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { type LabelAttributes, siteTree } from '../../site-trees/site-tree.ts';
import { type ComparedTree, readTree, storeTree } from '../../site-trees/stored-tree.ts';
import type { SiteMethod } from '../site-method.ts';
import { mapTopDown, type SameKind } from './top-down-mapping.ts';

/** The parameters of RTDM-TD. */
export interface RtdmOptions {
  readonly attributes: LabelAttributes;
  readonly sameKind: SameKind;
  readonly maxPages: number;
}

/**
 * What a restricted top-down mapping leaves unchanged on all pages is the template (Vieira et al. 2006).
 * @source Vieira et al. 2006, Reis et al. 2004.
 */
export const rtdmTd: SiteMethod<RtdmOptions> = {
  name: 'rtdm-td',
  about: 'RTDM-TD: what a top-down mapping of the trees leaves unchanged on all pages is template.',
  parameters: listParameters<RtdmOptions>({
    attributes: {
      default: 'idClass',
      about: 'Attributes that identical subtrees have in common.',
      choices: ['none', 'idClass', 'all'],
    },
    sameKind: {
      default: 'tag',
      about: 'What elements must have in common to be compared: the tag, or also these attributes.',
      choices: ['tag', 'label'],
    },
    maxPages: { default: 25, about: 'Most pages to learn from.' },
  }),
  citation: {
    authors: 'Vieira, da Silva, Pinto, de Moura, Cavalcanti, Freire',
    title: 'A Fast and Robust Method for Web Page Template Detection and Removal',
    year: 2006,
    doi: '10.1145/1183614.1183654',
  },
  learn(pages, { options }) {
    let template: ComparedTree | null = null;
    for (const page of samplePages(pages, options.maxPages)) {
      const tree = siteTree(page, options.attributes);
      if (tree.size === 0) continue;
      template = template === null ? tree : common(template, tree, options.sameKind);
    }
    return template === null ? { parent: [], tag: [], label: [] } : storeTree(template);
  },
  open(data, { options }) {
    const template = readTree(data);
    return (page) => {
      const tree = siteTree(page, options.attributes);
      return selectRest(page, tree, mapTopDown(template, tree, options.sameKind).inB);
    };
  },
};

/** The part of a tree that another one has too. */
function common(template: ComparedTree, tree: ComparedTree, sameKind: SameKind): ComparedTree {
  const { inA } = mapTopDown(template, tree, sameKind);
  return readTree(storeTree(template, (index) => index === 0 || inA[index] === 1));
}
