import { constants } from './constants-sweep.ts';
import { danaGap, danaLine, danaUnit } from './dana-sweeps.ts';
import { gceParameters, gcePortrait, gceViewport } from './gce-sweeps.ts';
import { r4Ratios } from './r4-ratios.ts';
import { r4Readings } from './r4-readings.ts';
import { r4SetSize, r4Thresholds } from './r4-sweeps.ts';
import type { Sweep } from './sweep.ts';

/** Every sweep. */
export const SWEEPS: readonly Sweep[] = [
  r4SetSize,
  r4Thresholds,
  r4Ratios,
  r4Readings,
  danaGap,
  danaLine,
  danaUnit,
  constants,
  gceParameters,
  gceViewport,
  gcePortrait,
];

/** The sweep of that name; throws with the list of names. */
export function sweepNamed(name: string): Sweep {
  const found = SWEEPS.find((sweep) => sweep.name === name);
  if (found !== undefined) return found;
  throw new Error(`No sweep '${name}'. There are: ${SWEEPS.map((sweep) => sweep.name).join(', ')}.`);
}
