import { textContent } from '../../page/access.ts';
import { bodyOf, headOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { NO_NODE } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import { chosenParts, nodesWithin, rootsOfBlocks } from '../../text-blocks/content-roots.ts';
import type { TextBlock } from '../../text-blocks/text-block.ts';
import type { Extractor } from './extractors.ts';
import { pageBlocks, type WordCount } from './page-blocks.ts';

const SPACES = /\s+/gu;

/** Runs an extractor over the blocks of a page and finds the nodes of what it keeps. */
export function selectBlocks(page: Page, extractor: Extractor, words: WordCount): Selection {
  const { tree } = page;
  const body = bodyOf(tree);
  if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
  const title = titleOf(page);
  const cut = pageBlocks(page, words, title);
  if (cut.blocks.length === 0) return emptySelection('no-text', 'The page has no text blocks.');
  let blocks: readonly TextBlock[] = cut.blocks;
  for (const filter of extractor(title)) blocks = filter(blocks);
  const content = blocks.filter((block) => block.isContent);
  const isChosen = chosenParts(cut.blocks.length, content);
  const roots = rootsOfBlocks(tree, body, cut, isChosen);
  if (roots.length === 0) return emptySelection('no-match', 'No text block passes as content.');
  const kept = isChosen.reduce((sum, chosen) => sum + chosen, 0);
  return {
    roots,
    removed: nodesWithin(tree, roots, cut.skipped),
    reasons: [`${kept} of ${cut.blocks.length} text blocks are content.`],
  };
}

function titleOf(page: Page): string {
  const { tree } = page;
  const head = headOf(tree);
  if (head === NO_NODE) return '';
  for (let id = head; id < tree.end[head]!; id++) {
    if (tree.tag[id] === Tag.title) return textContent(page, id).replace(SPACES, ' ').trim();
  }
  return '';
}
