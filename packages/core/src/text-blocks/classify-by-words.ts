import { linkDensity, marked, type TextBlock } from './text-block.ts';

/**
 * A block with more link text is never content; the thresholds are those of the learned decision tree.
 * @source Kohlschütter et al. 2010, Algorithm 2.
 */
export const MAX_LINK_DENSITY = 0.333333;
/**
 * After a block with more link text, the next block needs more evidence.
 * @source Kohlschütter et al. 2010, Algorithm 2.
 */
export const MAX_PREVIOUS_LINK_DENSITY = 0.555556;

/** Classifies blocks by their word counts and link densities and those of the blocks before and after. */
export function classifyByWords(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.map((block, index) => marked(block, isContent(block, blocks[index - 1], blocks[index + 1])));
}

function isContent(block: TextBlock, previous: TextBlock | undefined, next: TextBlock | undefined): boolean {
  if (linkDensity(block) > MAX_LINK_DENSITY) return false;
  const nextWords = next?.words ?? 0;
  if (previous !== undefined && linkDensity(previous) > MAX_PREVIOUS_LINK_DENSITY) {
    return block.words > 40 || nextWords > 17;
  }
  return block.words > 16 || nextWords > 15 || (previous?.words ?? 0) > 4;
}
