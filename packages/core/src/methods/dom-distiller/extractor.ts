import type { PageTree } from '../../page/tree.ts';
import { classifyByWords } from '../../text-blocks/classify-by-words.ts';
import {
  addLargeBlocks,
  addListAtEnd,
  dropBoilerplate,
  expandToTitle,
} from '../../text-blocks/expand-content.ts';
import type { BlockFilter } from '../../text-blocks/text-block.ts';
import { labelTitles } from '../../text-blocks/title-match.ts';
import { fuseContent, fuseContentOnLevel, fuseHeadings } from './fusions.ts';
import { keepLargestAndSiblings } from './keep-largest.ts';
import { dropNeverContent, labelEndPhrases } from './never-content.ts';
import { expandToSiblings } from './similar-siblings.ts';

/** The steps, first to last, for a page with these titles. */
export function extractorSteps(tree: PageTree, titles: ReadonlySet<string>): readonly BlockFilter[] {
  return [
    labelEndPhrases,
    (blocks) => labelTitles(blocks, titles, 'all'),
    classifyByWords,
    dropNeverContent,
    (blocks) => expandToSiblings(tree, blocks, { needsSameTag: true, maxLinkDensity: 0.5 }),
    (blocks) => expandToSiblings(tree, blocks, { needsSameTag: false, maxLinkDensity: 0 }),
    fuseHeadings,
    fuseContent,
    dropBoilerplate,
    fuseContentOnLevel,
    (blocks) => keepLargestAndSiblings(tree, blocks),
    expandToTitle,
    addLargeBlocks,
    addListAtEnd,
  ];
}
