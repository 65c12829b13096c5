import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';
import type { SweepOptions } from '../options.ts';
import type { ConstantSweep, MeasureSweep } from './measure-sweep.ts';
import { sweepMeasure } from './sweep-measure.ts';

/** Fewer changed cases say too little. */
const MIN_CHANGED = 20;

/** Sweeps constants by a measure, and those that hardly any case depends on with more cases instead. */
export async function sweepInDepth(
  measure: Measure,
  constants: readonly SweptConstant[],
  { pages, morePages, jobs }: Pick<SweepOptions, 'pages' | 'morePages' | 'jobs'>,
): Promise<readonly MeasureSweep[]> {
  const first = await sweepMeasure(measure, constants, { pages, jobs });
  const rare = first.constants.filter(isRare);
  if (rare.length === 0 || morePages <= pages) return [first];
  const rest = first.constants.filter((swept) => !rare.includes(swept));
  const more = await sweepMeasure(
    measure,
    rare.map(({ constant }) => constant),
    { pages: morePages, jobs },
  );
  return rest.length === 0 ? [more] : [{ ...first, constants: rest }, more];
}

function isRare({ variants }: ConstantSweep): boolean {
  return new Set(variants.flatMap(({ changed }) => [...changed.keys()])).size < MIN_CHANGED;
}
