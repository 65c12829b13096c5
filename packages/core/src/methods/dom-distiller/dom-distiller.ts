import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { textContent } from '../../page/access.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { VISIBLE } from '../../page/spaces.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import { chosenParts, type Inset, nodesWithin, rootsOfBlocks } from '../../text-blocks/content-roots.ts';
import { hasLabel, Label, type TextBlock } from '../../text-blocks/text-block.ts';
import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { articleRoot } from './article-root.ts';
import { extractorSteps } from './extractor.ts';
import { type CutPage, pageBlocks } from './page-blocks.ts';
import { pageTitles } from './titles.ts';
import { type WordCount, wordCounter } from './word-meter.ts';

/** What to count and keep differently from the original. */
export interface DistillerOptions {
  readonly words: WordCount;
  readonly articleElement: boolean;
  readonly keepTitle: boolean;
}

/** The content decision of DOM Distiller, the reader mode of Chromium. */
export const domDistiller: Method<DistillerOptions> = {
  name: 'dom-distiller',
  about:
    'Text blocks by words and link density, extended to similar siblings; the largest run and its neighbours.',
  needs: [],
  parameters: listParameters<DistillerOptions>({
    words: {
      default: 'script',
      about: 'Scripts without spaces: count all of them by letters, or only Han and kana, as published.',
      choices: ['script', 'original'],
    },
    articleElement: {
      default: true,
      about: 'Look only inside the one article element, or around the items marked up as articles.',
    },
    keepTitle: {
      default: false,
      about: 'Keep the block that repeats the title of the page; the original shows the title elsewhere.',
    },
  }),
  citation: { authors: 'The Chromium Authors', title: 'DOM Distiller', year: 2014 },
  select: (page, { options }) => selectContent(page, options),
};

function selectContent(page: Page, options: DistillerOptions): Selection {
  const { tree } = page;
  const body = bodyOf(tree);
  if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
  const countWords = wordCounter(options.words);
  const unseen = unseenNodes(page);
  const root = options.articleElement ? articleRoot(page, unseen) : body;
  const cut = pageBlocks(page, root, unseen, countWords);
  if (cut.blocks.length === 0) return emptySelection('no-text', 'The page has no text blocks.');
  let blocks: readonly TextBlock[] = cut.blocks;
  for (const filter of extractorSteps(tree, pageTitles(page, unseen, countWords))) blocks = filter(blocks);
  const roots = rootsOf(page, root, cut, blocks, options.keepTitle);
  if (roots.length === 0) return emptySelection('no-match', 'No text block passes as content.');
  const reasons = [`Content was found in ${cut.blocks.length} text blocks.`];
  return { roots, removed: nodesWithin(tree, roots, cut.skipped), reasons };
}

/** The nodes of the content blocks, and of each picture or table that follows one with no other text between. */
function rootsOf(
  page: Page,
  root: NodeId,
  cut: CutPage,
  blocks: readonly TextBlock[],
  keepsTitle: boolean,
): NodeId[] {
  const { tree } = page;
  const content = blocks.filter((block) => block.isContent);
  const shown = content.filter((block) => keepsTitle || !hasLabel(block, Label.title));
  const isContent = chosenParts(cut.blocks.length, content);
  const insets = cut.embeds.map(
    ({ node, blocksBefore }): Inset => ({ node, isContent: isContent[blocksBefore - 1] === 1 }),
  );
  // A picture that does not follow content is no reason to split the element around it.
  const worded = insets.filter(({ node, isContent }) => isContent || VISIBLE.test(textContent(page, node)));
  return rootsOfBlocks(tree, root, cut, chosenParts(cut.blocks.length, shown), worded);
}
