import { hasLabel, Label, linkDensity, marked, type TextBlock } from './text-block.ts';

/**
 * Blocks this long on the tag level of the main block are content wherever they are.
 * @source boilerpipe 1.2, LargeBlockSameTagLevelToContentFilter.
 */
const LARGE_BLOCK_WORDS = 100;

/** Drops what is not content, except a title. */
export function dropBoilerplate(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return blocks.filter((block) => block.isContent || hasLabel(block, Label.title));
}

/** Keeps the title and what might be content between it and the first content block. */
export function expandToTitle(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let first = blocks.findIndex((block) => block.isContent);
  if (first < 0) first = blocks.length;
  let title = -1;
  for (let index = 0; index <= first && index < blocks.length; index++) {
    if (hasLabel(blocks[index]!, Label.title)) title = index;
  }
  if (title < 0 || first >= blocks.length) return blocks;
  return blocks.map((block, index) =>
    index >= title && index < first && hasLabel(block, Label.mightBeContent) ? marked(block, true) : block,
  );
}

/** Keeps large blocks on the tag level of the main block. */
export function addLargeBlocks(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const main = blocks.find(isMain);
  if (main === undefined) return blocks;
  return blocks.map((block) =>
    block.words >= LARGE_BLOCK_WORDS && block.tagLevel === main.tagLevel ? marked(block, true) : block,
  );
}

/** Keeps list items without links that follow the main block on a deeper level. */
export function addListAtEnd(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let level = Number.POSITIVE_INFINITY;
  return blocks.map((block) => {
    if (isMain(block)) {
      level = block.tagLevel;
      return block;
    }
    const isItem =
      block.tagLevel > level &&
      hasLabel(block, Label.mightBeContent) &&
      hasLabel(block, Label.listItem) &&
      linkDensity(block) === 0;
    if (isItem) return marked(block, true);
    level = Number.POSITIVE_INFINITY;
    return block;
  });
}

function isMain(block: TextBlock): boolean {
  return block.isContent && hasLabel(block, Label.veryLikelyContent);
}
