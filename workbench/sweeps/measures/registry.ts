import { contentMeasure } from './content.ts';
import { encoding } from './encoding.ts';
import { language } from './language.ts';
import { layoutMeasure } from './layout.ts';
import type { Measure } from './measure.ts';

/** Every measure; a constant is measured by the first that means it. */
export const MEASURES: readonly Measure[] = [
  encoding,
  language,
  // The pages are in English, where a verb is looked for unless it is told not to.
  layoutMeasure('layout-analysis-any', ({ id }) => id.startsWith('verbless-'), 'layout-analysis', {
    verbTest: 'any',
  }),
  layoutMeasure(
    'layout-analysis',
    ({ file }) => file.startsWith('methods/layout-analysis/'),
    'layout-analysis',
  ),
  // Its guard is an option.
  contentMeasure('r4', ['methods/r4/'], 'r4', { criterion3: 'guarded' }),
  contentMeasure('content', [''], null),
];

/** The measure of that name. */
export function measureNamed(name: string): Measure {
  const found = MEASURES.find((measure) => measure.name === name);
  if (found === undefined) throw new Error(`No measure ${name}.`);
  return found;
}
