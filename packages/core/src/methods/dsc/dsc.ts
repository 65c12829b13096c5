import { sourceOf } from '../../features/text-stream/page-source.ts';
import { scanSource } from '../../features/text-stream/scan.ts';
import { TokenKind, type TokenStream, tokenStream } from '../../features/text-stream/tokens.ts';
import { rangeSelection } from '../../selection/range-selection.ts';
import type { SourceRange } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { DSC_PARAMETERS, type DscOptions, dscOptions, windowFor } from './options.ts';
import { flatSections, slopeCurve, type TokenSection } from './slope-curve.ts';

/**
 * Document slope curve: the sections of a page where tags are rare (Pinto et al. 2002).
 * @source Secondary descriptions, for the preset; the defaults are in options.ts.
 */
export const dsc: Method<WithPreset<DscOptions>> = withPaperPreset<DscOptions>(
  {
    name: 'dsc',
    about: 'The stretches of the source in which tags are rarer than on the page as a whole.',
    needs: ['source'],
    parameters: DSC_PARAMETERS,
    citation: {
      authors: 'Pinto, Branstein, Coleman, Croft, King, Li, Wei',
      title: 'QuASM: A System for Question Answering Using Semi-Structured Data',
      year: 2002,
      doi: '10.1145/544220.544228',
    },
    select(page, context) {
      const options = dscOptions(context.options);
      const source = sourceOf(page, 'dsc');
      const tokens = tokenStream(source, scanSource(source), options);
      const window = windowFor(tokens.size, options);
      const sections = flatSections(slopeCurve(tokens), { ...options, window });
      return rangeSelection(
        sections.flatMap((section) => wordsOf(tokens, section)),
        `${sections.length} flat sections of the slope curve, windows of ${window} words and tags.`,
        'The slope curve of the page has no flat section.',
      );
    },
  },
  // As secondary sources describe it; the paper counts words between white space.
  { window: 50, adaptiveWindow: false, words: 'space' },
);

/** A section from its first to its last word; empty if it has no words. */
function wordsOf({ kind, start, end }: TokenStream, section: TokenSection): SourceRange[] {
  let first = section.start;
  let last = section.end - 1;
  while (first <= last && kind[first] !== TokenKind.word) first++;
  while (last >= first && kind[last] !== TokenKind.word) last--;
  return first > last ? [] : [{ start: start[first]!, end: end[last]! }];
}
