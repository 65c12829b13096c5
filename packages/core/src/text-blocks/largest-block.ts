import { Label, labelled, marked, type TextBlock } from './text-block.ts';

/** The index of the content block with the most words, the first of equals; -1 if nothing is content. */
export function largestBlock(blocks: readonly TextBlock[]): number {
  let largest = -1;
  for (const [index, block] of blocks.entries()) {
    if (block.isContent && block.words > (blocks[largest]?.words ?? -1)) largest = index;
  }
  return largest;
}

/** Keeps only the block at `largest` as content; labels mark it, and the others as possible content. */
export function keepOnly(blocks: readonly TextBlock[], largest: number): TextBlock[] {
  return blocks.map((block, index) =>
    index === largest
      ? labelled(block, Label.veryLikelyContent)
      : labelled(marked(block, false), Label.mightBeContent),
  );
}
