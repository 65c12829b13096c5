import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** How to smooth and cluster the ratios; see the README for the source of each default. */
export interface CetrOptions {
  readonly clusters: number;
  readonly alpha: number;
  /** 0 means the standard deviation of the page's ratios. */
  readonly sigma: number;
}

/**
 * What `fovea methods` lists.
 * @source Weninger, Hsu, Han 2010; swept as well.
 * @sweep cetr.clusters cetr.sigma
 */
export const CETR_PARAMETERS: readonly MethodParameter[] = listParameters<CetrOptions>({
  clusters: { default: 3, about: 'Clusters, the one around the origin included, 2 to 16.' },
  alpha: { default: 3, about: 'Lines ahead that a line is compared with, 1 to 64.' },
  sigma: {
    default: 1,
    about: 'Standard deviation of the blur in lines; 0 means that of the tag ratios, as in the paper.',
  },
});

/** Largest values, because work grows with both. @cap */
const MAX = { clusters: 16, alpha: 64 };

/** Checked options, clamped to their range. */
export function cetrOptions({ sigma, clusters, alpha }: CetrOptions): CetrOptions {
  return {
    sigma,
    clusters: Math.min(Math.max(2, Math.floor(clusters)), MAX.clusters),
    alpha: Math.min(Math.max(1, Math.floor(alpha)), MAX.alpha),
  };
}
