import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { composite } from './composite-density.ts';
import { CETD_PAPER, selectByDensity } from './page-densities.ts';
import { type SmoothingOptions, selectBySmoothing } from './select-by-smoothing.ts';

/** Composite text density, smoothed (Sun, Song, Liao 2011). */
export const cectdS: Method<SmoothingOptions> = {
  name: 'cectd-s',
  about: 'Composite text density, smoothed over neighbouring elements; elements below a threshold are cut.',
  needs: [],
  parameters: listParameters<SmoothingOptions>({
    radius: { default: 1, about: 'Elements on either side that smoothing includes, 0 to 100.' },
    threshold: {
      default: 'path',
      about:
        'Density an element needs: the smallest on the path to the densest element, or that of the body.',
      choices: ['path', 'body'],
    },
  }),
  citation: CETD_PAPER,
  select: (page, { options }) =>
    selectByDensity(page, composite, (densities) => selectBySmoothing(densities, smoothingOptions(options))),
};

/** Largest radius, so that the kernel stays small compared to the page. @cap */
const MAX_RADIUS = 100;

function smoothingOptions(options: SmoothingOptions): SmoothingOptions {
  return { ...options, radius: Math.min(Math.max(0, Math.floor(options.radius)), MAX_RADIUS) };
}
