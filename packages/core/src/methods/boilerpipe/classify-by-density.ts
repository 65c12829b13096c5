import { MAX_LINK_DENSITY, MAX_PREVIOUS_LINK_DENSITY } from '../../text-blocks/classify-by-words.ts';
import { linkDensity, marked, type TextBlock, textDensity } from '../../text-blocks/text-block.ts';

/** Classifies blocks by their text and link densities and those of the blocks before and after. */
export function classifyByDensity(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block, index) => marked(block, isContent(block, blocks[index - 1], blocks[index + 1])));
}

function isContent(block: TextBlock, previous: TextBlock | undefined, next: TextBlock | undefined): boolean {
  if (linkDensity(block) > MAX_LINK_DENSITY) return false;
  const nextDensity = next === undefined ? 0 : textDensity(next);
  if (previous !== undefined && linkDensity(previous) > MAX_PREVIOUS_LINK_DENSITY) return nextDensity > 11;
  if (textDensity(block) > 9) return nextDensity !== 0;
  return nextDensity > 10 || (previous !== undefined && textDensity(previous) > 4);
}
