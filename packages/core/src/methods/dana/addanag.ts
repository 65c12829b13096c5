import type { Method } from '../method.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { ADDANAG_CITATION } from './citations.ts';
import { type DanaOptions, danaOptions, MARKUP_PARAMETERS, PAPER_GAP } from './options.ts';
import { selectLines } from './select.ts';

/** DANAg with hyperlinks neutralised, so that text with many links does not look like a menu. */
export const addanag: Method<WithPreset<DanaOptions>> = withPaperPreset<DanaOptions>(
  {
    name: 'addanag',
    about: 'Lines with more text than markup, where the attributes of links do not count as markup.',
    needs: ['source'],
    parameters: MARKUP_PARAMETERS,
    citation: ADDANAG_CITATION,
    select: (page, { options }) => selectLines(page, 'addanag', danaOptions(options)).selection,
  },
  PAPER_GAP,
);
