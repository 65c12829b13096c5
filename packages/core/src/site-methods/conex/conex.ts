import { listParameters, resolveParameters } from '../../methods/parameters.ts';
import { r4 } from '../../methods/r4/r4.ts';
import { selectByRatios } from '../../methods/r4/select-by-ratios.ts';
import type { Page } from '../../page/page.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import {
  EQUAL_TEMPLATE_PARAMETERS,
  type EqualTemplateOptions,
  learnLooks,
  type MarkedPage,
  openLooks,
} from '../../site-trees/equal-mapping/site-template.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { isLeaf } from '../../site-trees/site-tree.ts';
import type { SiteMethod } from '../site-method.ts';

/** The parameters of ConEx. */
export type ConexOptions = EqualTemplateOptions;

/** TemEx, and then R⁴ on what is not template: an approximation of ConEx (Alarte et al. 2018). */
export const conex: SiteMethod<ConexOptions> = {
  name: 'conex',
  about: 'ConEx: what is not template by TemEx, and of that the elements that R⁴ picks; an approximation.',
  parameters: listParameters<ConexOptions>(EQUAL_TEMPLATE_PARAMETERS),
  citation: {
    authors: 'Alarte, Insa, Silva, Tamarit',
    title: 'Main Content Extraction from Heterogeneous Webpages',
    year: 2018,
    doi: '10.1007/978-3-030-02922-7_27',
  },
  learn: (pages, { options }) => learnLooks(pages, options),
  open(data, { options }) {
    const mark = openLooks(data, options);
    return (page) => pickContent(page, mark(page));
  },
};

/** Of the elements that R⁴ picks on the rest of the page, what is not template. */
function pickContent(page: Page, { tree, isTemplate }: MarkedPage): Selection {
  const rest = selectRest(page, tree, isTemplate);
  if (rest.empty !== undefined) return rest;
  const leftOut = new Uint8Array(page.tree.size);
  for (let index = 0; index < tree.size; index++) {
    const node = tree.node[index]!;
    if (isTemplate[index] === 1 && isLeaf(page, node)) leftOut[node] = 1;
  }
  const picked = selectByRatios(page, resolveParameters(r4), leftOut);
  if (picked.empty !== undefined) return rest;
  const isPicked = new Uint8Array(page.tree.size);
  for (const root of picked.roots) isPicked.fill(1, root, page.tree.end[root]!);
  for (const node of picked.removed) isPicked.fill(0, node, page.tree.end[node]!);
  const isDropped = isTemplate.map((mark, index) => (isPicked[tree.node[index]!] === 1 ? mark : 1));
  const selection = selectRest(page, tree, isDropped);
  if (selection.empty !== undefined) return emptySelection('no-match', 'R⁴ picks only template.');
  return {
    ...selection,
    why: 'template of the site, or not picked by R⁴',
    reasons: [...rest.reasons, ...picked.reasons],
  };
}
