import type { Method } from '../method.ts';
import { R4_PARAMETERS, type R4Options } from './options.ts';
import { selectByRatios } from './select-by-ratios.ts';

/** Nodes as points in four-dimensional space; content is far from the rest (Alarte, Silva 2020). */
export const r4: Method<R4Options> = {
  name: 'r4',
  about: 'Page-level R⁴: elements that stand out by their words, links, children and position.',
  needs: [],
  parameters: R4_PARAMETERS,
  citation: {
    authors: 'Alarte, Silva',
    title: 'Page-Level Main Content Extraction from Heterogeneous Webpages',
    year: 2020,
  },
  select: (page, { options }) => selectByRatios(page, options),
};
