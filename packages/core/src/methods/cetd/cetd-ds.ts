import type { Method } from '../method.ts';
import { CETD_PAPER, selectByDensity } from './page-densities.ts';
import { plainDensity } from './plain-density.ts';
import { selectBySum } from './select-by-sum.ts';

/** Text density with DensitySum (Sun, Song, Liao 2011). */
export const cetdDs: Method = {
  name: 'cetd-ds',
  about: 'Text density: much text and few tags, links or not, summed over the children of an element.',
  needs: [],
  parameters: [],
  citation: CETD_PAPER,
  select: (page) => selectByDensity(page, plainDensity, selectBySum),
};
