import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';
import type { SweepOptions } from '../options.ts';
import type { ConstantSweep, MeasureSweep } from './measure-sweep.ts';
import { sweepMeasure } from './sweep-measure.ts';

/** Fewer changed cases say too little. */
const MIN_CHANGED = 20;
/** A constant that more cases can tell about, and hardly any does, has been heard already; on all of them it would take hours. */
const MAX_CANDIDATES = 400;

/**
 * Sweeps constants by a measure. Those that hardly a case tells about are looked for among many more cases, each of which is run
 * once; and are swept on the ones found, unless these are too many.
 */
export async function sweepInDepth(
  measure: Measure,
  constants: readonly SweptConstant[],
  { pages, morePages, jobs }: Pick<SweepOptions, 'pages' | 'morePages' | 'jobs'>,
): Promise<readonly MeasureSweep[]> {
  const maxCandidates = Number.POSITIVE_INFINITY;
  const first = await sweepMeasure(measure, constants, { pages, jobs, maxCandidates });
  const rare = first.constants.filter(isRare).map(({ constant }) => constant);
  if (rare.length === 0 || morePages <= pages) return [first];
  const more = await sweepMeasure(measure, rare, { pages: morePages, jobs, maxCandidates: MAX_CANDIDATES });
  const deeper = new Set(more.constants.map(({ constant }) => constant.id));
  const rest = first.constants.filter(({ constant }) => !deeper.has(constant.id));
  return [{ ...first, constants: rest }, more].filter((sweep) => sweep.constants.length > 0);
}

function isRare({ variants }: ConstantSweep): boolean {
  return new Set(variants.flatMap(({ changed }) => [...changed.keys()])).size < MIN_CHANGED;
}
