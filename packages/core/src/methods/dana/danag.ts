import type { Method } from '../method.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { DANAG_CITATION } from './citations.ts';
import { type DanaOptions, danaOptions, MARKUP_PARAMETERS, PAPER_GAP } from './options.ts';
import { selectLines } from './select.ts';

/** Density of text against markup: DANA for every language. */
export const danag: Method<WithPreset<DanaOptions>> = withPaperPreset<DanaOptions>(
  {
    name: 'danag',
    about: 'Lines with more text than markup, in any language, straight from the source.',
    needs: ['source'],
    parameters: MARKUP_PARAMETERS,
    citation: DANAG_CITATION,
    select: (page, { options }) => selectLines(page, 'danag', danaOptions(options)).selection,
  },
  PAPER_GAP,
);
