import { contentMeasure } from './content.ts';
import { encoding } from './encoding.ts';
import { language } from './language.ts';
import { layoutMeasure } from './layout.ts';
import type { Measure } from './measure.ts';

/** All measures; the first that applies to a constant measures it. */
export const MEASURES: readonly Measure[] = [
  encoding,
  language,
  // The pages are in English, where the method looks for verbs by default.
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
