import { contentMeasure } from './content.ts';
import { encoding } from './encoding.ts';
import { language } from './language.ts';
import type { Measure } from './measure.ts';

/** Every measure; a constant is measured by the first that means it. */
export const MEASURES: readonly Measure[] = [
  encoding,
  language,
  contentMeasure('content-r4', 'r4', ['methods/r4/']),
  contentMeasure('content-danag', 'danag', ['methods/dana/']),
  contentMeasure('content', null, ['']),
];

/** The measure of that name. */
export function measureNamed(name: string): Measure {
  const found = MEASURES.find((measure) => measure.name === name);
  if (found === undefined) throw new Error(`No measure ${name}.`);
  return found;
}
