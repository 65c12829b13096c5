import type { Method } from '../method.ts';
import { composite } from './composite-density.ts';
import { CETD_PAPER, selectByDensity } from './page-densities.ts';
import { selectBySum } from './select-by-sum.ts';

/** Composite text density with DensitySum (Sun, Song, Liao 2011). */
export const cectdDs: Method = {
  name: 'cectd-ds',
  about: 'Composite text density: much text, few tags, few links, summed over the children of an element.',
  needs: [],
  parameters: [],
  citation: CETD_PAPER,
  select: (page) => selectByDensity(page, composite, selectBySum),
};
