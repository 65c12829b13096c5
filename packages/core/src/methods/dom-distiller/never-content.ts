import { isEndPhrase } from '../../text-blocks/end-phrases.ts';
import {
  hasLabel,
  Label,
  labelled,
  linkDensity,
  marked,
  type TextBlock,
} from '../../text-blocks/text-block.ts';

/** The label of a share counter; part of the faithful reproduction, like the phrases that end an article. */
const SHARE_COUNT = 'Shares';

/** Labels phrases that follow articles as never content; the text around them may be content. */
export function labelEndPhrases(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block) =>
    isEndPhrase(block) || isShareCount(block) ? labelled(block, Label.notContent) : block,
  );
}

/** Drops what is labelled as never content. */
export function dropNeverContent(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block) => (hasLabel(block, Label.notContent) ? marked(block, false) : block));
}

function isShareCount(block: TextBlock): boolean {
  return linkDensity(block) !== 1 && block.text === SHARE_COUNT;
}
