import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';
import { buildVariant } from '../variants/build-variant.ts';
import { scaledValues } from '../variants/scale-value.ts';
import type { ConstantJob, VariantJob } from './sweep-job.ts';

/**
 * Plans the work of the threads for some of the constants. A plain number is set while the code runs; a list, and
 * whatever the code caches, gets its own build for every value.
 */
export async function planConstants(
  measure: Measure,
  constants: readonly SweptConstant[],
  meant: readonly SweptConstant[],
  remembered: ReadonlySet<number>,
  folder: string,
): Promise<readonly ConstantJob[]> {
  const jobs: ConstantJob[] = [];
  for (const constant of meant) {
    const number = constants.indexOf(constant);
    const isAll = remembered.has(number);
    const variants: VariantJob[] = [];
    for (const [place, { text, number: value }] of scaledValues(constant.text).entries()) {
      if (value !== null && !isAll) {
        variants.push({ value, build: null });
        continue;
      }
      const path = join(folder, `${constant.id}-${place}.mjs`);
      await buildVariant(measure.exported, constants, { constant, text }, path);
      variants.push({ value: null, build: pathToFileURL(path).href });
    }
    jobs.push({ number, variants, isAll });
  }
  return jobs;
}
