import type { MethodOptions } from 'fovea';
import { variantName } from '../../baselines/fovea/method-variant.ts';

/** The values among which the constants of a method are chosen. */
export interface Candidates {
  readonly method: string;
  /** Every combination of these is a candidate. */
  readonly grid: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

const THRESHOLDS = [0.5, 0.7, 0.75, 0.8, 0.85, 0.9];

/** Methods with constants that no public source states, or that the authors state and our pages do not bear out. */
export const CANDIDATES: readonly Candidates[] = [
  { method: 'dsc', grid: { window: [10, 15, 20, 30, 50], slopeShare: [0.4, 0.5, 0.6] } },
  { method: 'ccb', grid: { threshold: THRESHOLDS } },
  { method: 'accb-40', grid: { threshold: THRESHOLDS } },
  { method: 'tccb-18', grid: { threshold: THRESHOLDS } },
  { method: 'tccb-25', grid: { threshold: THRESHOLDS } },
  { method: 'density', grid: { maxDistance: [5, 10, 20, 30], minLength: [0, 40, 50, 60, 80] } },
  { method: 'cetr', grid: { clusters: [2, 3], sigma: [0, 1, 2, 4] } },
  { method: 'danag', grid: { gap: [5, 20, 40, 80, 160, 320] } },
  { method: 'addanag', grid: { gap: [5, 20, 40, 80, 160, 320] } },
  // One cluster would be no clustering, which is another method.
  { method: 'kfe', grid: { k: [2, 3, 4], dominance: [0.25, 0.5, 0.75] } },
  { method: 'wlr', grid: { coverage: [0.5, 1, 1.5, 2, 2.5, 3] } },
  { method: 'cectd-s', grid: { radius: [0, 1, 2, 4] } },
];

/** The combinations of a grid, as options. */
export function optionsOf({ grid }: Candidates): readonly MethodOptions[] {
  let all: readonly MethodOptions[] = [{}];
  for (const [name, values] of Object.entries(grid))
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  return all;
}

/** The name of a candidate in results of the bench. */
export function systemOf(method: string, options: MethodOptions): string {
  return `fovea:${variantName(method, options)}`;
}
