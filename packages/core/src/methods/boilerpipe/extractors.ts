import { classifyByWords } from '../../text-blocks/classify-by-words.ts';
import {
  addLargeBlocks,
  addListAtEnd,
  dropBoilerplate,
  expandToTitle,
} from '../../text-blocks/expand-content.ts';
import type { BlockFilter } from '../../text-blocks/text-block.ts';
import { labelTitles, titleCandidates } from '../../text-blocks/title-match.ts';
import { classifyByDensity } from './classify-by-density.ts';
import { dropAfterEnd, dropTrailingHeadings, labelEndOfText } from './end-of-text.ts';
import { fuseContentOnLevel, fuseEqualDensity, fuseIntoPrevious } from './fusions.ts';
import { keepLargest, keepLargestAndLevel } from './keep-largest.ts';

const SPACES = / +/u;

/** The steps of an extractor, first to last, for a page of that title. */
export type Extractor = (title: string) => readonly BlockFilter[];

/**
 * Any text: densities decide. The second fusion has nothing to fuse, because nothing is content yet; kept as published.
 */
export const defaultExtractor: Extractor = () => [fuseEqualDensity, fuseIntoPrevious, classifyByDensity];

/** The largest text of a page. */
export const largestExtractor: Extractor = () => [classifyByWords, fuseIntoPrevious, keepLargest];

/** News articles: the largest text with its title and what is on its level, without what follows articles. */
export const articleExtractor: Extractor = (title) => [
  labelEndOfText,
  (blocks) => labelTitles(blocks, titleCandidates(title, spacedWords), 'first'),
  classifyByWords,
  dropAfterEnd,
  dropTrailingHeadings,
  fuseIntoPrevious,
  dropBoilerplate,
  fuseContentOnLevel,
  keepLargestAndLevel,
  expandToTitle,
  addLargeBlocks,
  addListAtEnd,
];

/** Words of a part of a title, separated by spaces only. */
function spacedWords(part: string): number {
  return part.split(SPACES).length;
}
