import { isEndPhrase } from '../../text-blocks/end-phrases.ts';
import {
  hasLabel,
  Label,
  labelled,
  marked,
  type TextBlock,
  textDensity,
} from '../../text-blocks/text-block.ts';

/**
 * Phrases end an article only after this many words of full text.
 * @source boilerpipe 1.2, IgnoreBlocksAfterContentFilter.
 */
const MIN_WORDS_BEFORE_END = 60;
/**
 * Only blocks this dense are full text.
 * @source boilerpipe 1.2, HeuristicFilterBase.
 */
const MIN_FULL_TEXT_DENSITY = 9;

/** Labels the blocks whose phrase says that the article is over. */
export function labelEndOfText(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block) => (isEndPhrase(block) ? labelled(block, Label.endOfText) : block));
}

/** Drops everything from the first end phrase that has enough full text above it. */
export function dropAfterEnd(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let words = 0;
  let isOver = false;
  return blocks.map((block) => {
    if (block.isContent && textDensity(block) >= MIN_FULL_TEXT_DENSITY) words += block.words;
    isOver ||= hasLabel(block, Label.endOfText) && words >= MIN_WORDS_BEFORE_END;
    return isOver ? marked(block, false) : block;
  });
}

/** Drops headings below the last content block that is not a heading. */
export function dropTrailingHeadings(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const last = blocks.findLastIndex((block) => block.isContent && !hasLabel(block, Label.heading));
  return blocks.map((block, index) => (index > last ? marked(block, false) : block));
}
