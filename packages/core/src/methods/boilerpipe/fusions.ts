import { blocksBetween, fuseNeighbours } from '../../text-blocks/fuse.ts';
import { type TextBlock, textDensity } from '../../text-blocks/text-block.ts';

/** Fusion by proximity skips one dropped block. @source boilerpipe 1.2, BlockProximityFusion. */
const MAX_DISTANCE = 1;

/** Fuses neighbours that are equally dense. */
export function fuseEqualDensity(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return fuseNeighbours(blocks, (previous, block) => textDensity(previous) === textDensity(block));
}

/** Fuses each content block into the block before it, content or not, which makes that one content. */
export function fuseIntoPrevious(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return fuseNeighbours(
    blocks,
    (previous, block) => block.isContent && blocksBetween(previous, block) <= MAX_DISTANCE,
  );
}

/** Fuses adjacent content blocks on one tag level. */
export function fuseContentOnLevel(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return fuseNeighbours(
    blocks,
    (previous, block) =>
      previous.isContent &&
      block.isContent &&
      previous.tagLevel === block.tagLevel &&
      blocksBetween(previous, block) <= MAX_DISTANCE,
  );
}
