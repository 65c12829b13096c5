import { isEndPhrase } from '../../text-blocks/end-phrases.ts';
import {
  hasLabel,
  Label,
  labelled,
  linkDensity,
  marked,
  type TextBlock,
} from '../../text-blocks/text-block.ts';

/** The label of a counter; part of the faithful reproduction, as the phrases that end an article are. */
const SHARE_COUNT = 'Shares';

/** Phrases that stand below articles are labelled as what can never be content; the text around them may be. */
export function labelEndPhrases(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block) =>
    isEndPhrase(block) || isShareCount(block) ? labelled(block, Label.notContent) : block,
  );
}

/** What is labelled so is not content. */
export function dropNeverContent(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block) => (hasLabel(block, Label.notContent) ? marked(block, false) : block));
}

function isShareCount(block: TextBlock): boolean {
  return linkDensity(block) !== 1 && block.text === SHARE_COUNT;
}
