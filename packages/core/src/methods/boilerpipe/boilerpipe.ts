import type { Citation, Method, MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { articleExtractor, defaultExtractor, type Extractor, largestExtractor } from './extractors.ts';
import type { WordCount } from './page-blocks.ts';
import { selectBlocks } from './select-blocks.ts';

const PAPER: Citation = {
  authors: 'Kohlschütter, Fankhauser, Nejdl',
  title: 'Boilerplate Detection using Shallow Text Features',
  year: 2010,
  doi: '10.1145/1718487.1718542',
};

/** What to count. */
export interface BoilerpipeOptions {
  readonly words: WordCount;
}

const PARAMETERS: readonly MethodParameter[] = listParameters<BoilerpipeOptions>({
  words: {
    default: 'script',
    about: 'What a word is: as published, or by letters in scripts that are written without spaces.',
    choices: ['script', 'original'],
  },
});

/** boilerpipe's extractor for any text. */
export const boilerpipeDefault: Method<BoilerpipeOptions> = boilerpipe(
  'boilerpipe-default',
  'Text blocks by their text density and link density and those of their neighbours.',
  defaultExtractor,
);

/** boilerpipe's extractor for news articles. */
export const boilerpipeArticle: Method<BoilerpipeOptions> = boilerpipe(
  'boilerpipe-article',
  'Text blocks by words and link density; the largest run of them, with the title and what is on its level.',
  articleExtractor,
);

/** boilerpipe's extractor for the largest text. */
export const boilerpipeLargest: Method<BoilerpipeOptions> = boilerpipe(
  'boilerpipe-largest',
  'Text blocks by words and link density; the largest run of them alone.',
  largestExtractor,
);

function boilerpipe(name: string, about: string, extractor: Extractor): Method<BoilerpipeOptions> {
  return {
    name,
    about,
    needs: [],
    parameters: PARAMETERS,
    citation: PAPER,
    select: (page, { options }) => selectBlocks(page, extractor, options.words),
  };
}
