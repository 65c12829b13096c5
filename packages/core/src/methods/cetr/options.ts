import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** How the ratios are smoothed and clustered; see the README for where each default comes from. */
export interface CetrOptions {
  readonly clusters: number;
  readonly alpha: number;
  /** 0 stands for the standard deviation of the page's ratios. */
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
    about:
      'Standard deviation of the blur in lines; 0 stands for that of the tag ratios, as the paper reads.',
  },
});

/** Work grows with both numbers, so they stay small. @cap */
const MAX = { clusters: 16, alpha: 64 };

/** Checked options, brought into range. */
export function cetrOptions({ sigma, clusters, alpha }: CetrOptions): CetrOptions {
  return {
    sigma,
    clusters: Math.min(Math.max(2, Math.floor(clusters)), MAX.clusters),
    alpha: Math.min(Math.max(1, Math.floor(alpha)), MAX.alpha),
  };
}
