import { UnsupportedPageError } from '../../errors.ts';
import type { Page } from '../../page/page.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { DANA_CITATION } from './citations.ts';
import { DANA_PARAMETERS, type DanaMethodOptions, danaOptions, MARKUP_DEFAULTS } from './options.ts';
import { selectLines } from './select.ts';

/** Density of non-ASCII against ASCII characters (Mohammadzadeh et al. 2011). */
export const dana: Method<WithPreset<DanaMethodOptions>> = withPaperPreset<DanaMethodOptions>(
  {
    name: 'dana',
    about:
      'Lines with more non-ASCII than ASCII characters: pages in non-Latin scripts, straight from the source.',
    needs: ['source'],
    parameters: DANA_PARAMETERS,
    citation: DANA_CITATION,
    select(page, context) {
      const options = danaOptions(context.options);
      const { selection, size } = selectLines(page, 'dana', options);
      return size >= options.minChars && size > 0 ? selection : fallBack(page, size, options);
    },
  },
  // Scripts stay in the lines, and a page in a Latin script has no content.
  { stripScripts: false, fallback: 'none', minChars: 0 },
);

function fallBack(page: Page, size: number, options: DanaMethodOptions): Selection {
  const unit = options.unit === 'byte' ? 'bytes' : 'characters';
  const problem = `The candidate content has only ${size} non-ASCII ${unit}, too few for dana.`;
  if (options.fallback === 'none') throw new UnsupportedPageError(problem);
  const { selection } = selectLines(page, 'danag', MARKUP_DEFAULTS);
  const message = `${problem} The content was found with danag instead.`;
  return {
    ...selection,
    reasons: [message, ...selection.reasons],
    warnings: [{ code: 'method-fallback', message }],
  };
}
