import type { Sample } from '../../datasets/sample.ts';
import { positionOf } from '../../datasets/split.ts';

/** The set on which the authors train and validate. */
export const TRENDS = 'google-trends-2017';

/** Pages whose sites are below this position choose the epoch, the others teach: `VALIDATION_SHARE` of `train/train.py`. */
const VALIDATION_SHARE = 0.36;

/** The place of a page in the split. Many pages of the set have no known site, and are of different ones. */
export function trendsPosition({ id, site }: Pick<Sample, 'id' | 'site'>): number {
  return positionOf(site ?? `${TRENDS}/${id}`);
}

/** True for pages of the set that `boilernet` has not learned from. */
export function isHeldOut(page: Pick<Sample, 'id' | 'site'>): boolean {
  return trendsPosition(page) < VALIDATION_SHARE;
}
