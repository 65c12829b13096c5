import { sourceOf } from '../../features/text-stream/page-source.ts';
import { bodyRun, scanSource } from '../../features/text-stream/scan.ts';
import { tokenStream } from '../../features/text-stream/tokens.ts';
import { WORD_CUTS, type WordCut } from '../../features/text-stream/words.ts';
import { rangeSelection } from '../../selection/range-selection.ts';
import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { bestSpan } from './best-span.ts';

/** What to count, and where. */
export interface BteOptions {
  readonly scope: 'body' | 'page';
  readonly words: WordCut;
}

/** Body text extraction: the one span of a page with the most words and the fewest tags (Finn et al. 2001). */
export const bte: Method<BteOptions> = {
  name: 'bte',
  about: 'The one stretch of the source that holds most of the words and leaves out most of the tags.',
  needs: ['source'],
  parameters: listParameters<BteOptions>({
    scope: {
      default: 'body',
      about: 'Where tags count: in the body, or in the whole page with its head.',
      choices: ['body', 'page'],
    },
    words: {
      default: 'script',
      about: 'How words are counted: by script, or as runs between white space.',
      choices: WORD_CUTS,
    },
  }),
  citation: {
    authors: 'Finn, Kushmerick, Smyth',
    title: 'Fact or Fiction: Content Classification for Digital Libraries',
    year: 2001,
  },
  select(page, { options }) {
    const source = sourceOf(page, 'bte');
    const runs = scanSource(source);
    const from = options.scope === 'body' ? bodyRun(runs) : 0;
    const tokens = tokenStream(source, runs, { words: options.words, from });
    const span = bestSpan(tokens);
    const ranges = span === null ? [] : [{ start: tokens.start[span.first]!, end: tokens.end[span.last]! }];
    return rangeSelection(
      ranges,
      `Of ${tokens.size} words and tags, the chosen stretch has ${span?.value} more words than tags.`,
      'The page has no words.',
    );
  },
};
