import { sourceOf } from '../../features/text-stream/page-source.ts';
import { scanSource } from '../../features/text-stream/scan.ts';
import { keptRanges } from '../../selection/kept-ranges.ts';
import { rangeSelection } from '../../selection/range-selection.ts';
import type { Method } from '../method.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { CETR_PARAMETERS, type CetrOptions, cetrOptions } from './options.ts';
import { tagRatioLines } from './tag-ratio-lines.ts';
import { contentLines } from './tag-ratios.ts';

/** Content extraction via tag ratios (Weninger, Hsu, Han 2010). */
export const cetr: Method<WithPreset<CetrOptions>> = withPaperPreset<CetrOptions>(
  {
    name: 'cetr',
    about: 'Lines of the source with much text and few tags, found by clustering.',
    needs: ['source'],
    parameters: CETR_PARAMETERS,
    citation: {
      authors: 'Weninger, Hsu, Han',
      title: 'CETR: Content Extraction via Tag Ratios',
      year: 2010,
      doi: '10.1145/1772690.1772789',
    },
    select(page, { options }) {
      const source = sourceOf(page, 'cetr');
      const lines = tagRatioLines(source, scanSource(source));
      const isContent = contentLines(lines, cetrOptions(options));
      const found = keptRanges();
      let kept = 0;
      for (let line = 0; line < lines.size; line++) {
        if (lines.chars[line] === 0) continue;
        if (isContent[line] === 0) found.drop();
        else {
          kept++;
          found.keep(lines.start[line]!, lines.end[line]!);
        }
      }
      return rangeSelection(
        found.ranges,
        `${kept} of ${lines.size} lines lie away from the cluster of tags without text.`,
        'No line has more text than the others.',
      );
    },
  },
  // The deviation of the ratios; public implementations take 1.
  { sigma: 0 },
);
