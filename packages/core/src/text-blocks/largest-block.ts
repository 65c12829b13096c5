import { Label, labelled, marked, type TextBlock } from './text-block.ts';

/** Where the content block with the most words stands, the first of equals; -1 where nothing is content. */
export function largestBlock(blocks: readonly TextBlock[]): number {
  let largest = -1;
  for (const [index, block] of blocks.entries()) {
    if (block.isContent && block.words > (blocks[largest]?.words ?? -1)) largest = index;
  }
  return largest;
}

/** Only the block at `largest` stays content; the labels say which it is, and that the others might be some too. */
export function keepOnly(blocks: readonly TextBlock[], largest: number): TextBlock[] {
  return blocks.map((block, index) =>
    index === largest
      ? labelled(block, Label.veryLikelyContent)
      : labelled(marked(block, false), Label.mightBeContent),
  );
}
