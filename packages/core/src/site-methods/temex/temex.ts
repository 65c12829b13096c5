import { listParameters } from '../../methods/parameters.ts';
import {
  EQUAL_TEMPLATE_PARAMETERS,
  type EqualTemplateOptions,
  learnLooks,
  openLooks,
} from '../../site-trees/equal-mapping/site-template.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import type { SiteMethod } from '../site-method.ts';

/** The parameters of TemEx. */
export type TemexOptions = EqualTemplateOptions;

/** What has a look-alike in the same place on several pages is the template (Alarte et al. 2015). */
export const temex: SiteMethod<TemexOptions> = {
  name: 'temex',
  about: 'TemEx: elements that have a look-alike in their place on several pages are template.',
  parameters: listParameters<TemexOptions>(EQUAL_TEMPLATE_PARAMETERS),
  citation: {
    authors: 'Alarte, Insa, Silva, Tamarit',
    title: 'TeMex: The Web Template Extractor',
    year: 2015,
    doi: '10.1145/2740908.2742835',
  },
  learn: (pages, { options }) => learnLooks(pages, options),
  open(data, { options }) {
    const mark = openLooks(data, options);
    return (page) => {
      const { tree, isTemplate } = mark(page);
      return selectRest(page, tree, isTemplate);
    };
  },
};
