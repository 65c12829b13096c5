import { keepOnly, largestBlock } from '../../text-blocks/largest-block.ts';
import { marked, type TextBlock } from '../../text-blocks/text-block.ts';

/**
 * A block on the level of the largest one needs this many words to stay.
 * @source boilerpipe 1.2, KeepLargestBlockFilter.
 */
const MIN_WORDS_ON_LEVEL = 150;

/** Keeps the content block with the most words. A page of one block stays as it is. */
export function keepLargest(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.length < 2 ? blocks : keepOnly(blocks, largestBlock(blocks));
}

/** Keeps the largest block, and long ones on its tag level that no block on a lower level separates from it. */
export function keepLargestAndLevel(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const largest = largestBlock(blocks);
  if (blocks.length < 2 || largest < 0) return keepLargest(blocks);
  const kept = keepOnly(blocks, largest);
  const level = kept[largest]!.tagLevel;
  for (const step of [-1, 1]) {
    for (let index = largest + step; (kept[index]?.tagLevel ?? -1) >= level; index += step) {
      const block = kept[index]!;
      const isLong = block.tagLevel === level && block.words >= MIN_WORDS_ON_LEVEL;
      if (isLong) kept[index] = marked(block, true);
    }
  }
  return kept;
}
