import { blocksBetween, fuse, fuseNeighbours } from '../../text-blocks/fuse.ts';
import { hasLabel, Label, marked, type TextBlock } from '../../text-blocks/text-block.ts';

/** Fusion skips one dropped block. @source DOM Distiller, Chromium's source. */
const MAX_DISTANCE = 1;
const SEPARATING_LABELS = Label.notContent | Label.title;

/** Fuses headings into the content below them; a heading above something else is not content. */
export function fuseHeadings(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const fused: TextBlock[] = [];
  for (const block of blocks) {
    const heading = fused.at(-1);
    const isPair =
      heading !== undefined &&
      hasLabel(heading, Label.heading) &&
      !hasLabel(heading, SEPARATING_LABELS) &&
      !hasLabel(block, SEPARATING_LABELS);
    if (isPair && block.isContent) fused[fused.length - 1] = fuseHeading(heading, block);
    else {
      if (isPair) fused[fused.length - 1] = marked(heading, false);
      fused.push(block);
    }
  }
  return fused;
}

function fuseHeading(heading: TextBlock, block: TextBlock): TextBlock {
  const whole = fuse(heading, block);
  const added = heading.isContent ? 0 : Label.plainHeadingFused;
  return { ...whole, labels: (whole.labels & ~Label.heading) | added };
}

/** Fuses neighbouring content blocks, but not across a heading that was not content. */
export function fuseContent(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return fuseNeighbours(
    blocks,
    (previous, block) => areNear(previous, block) && !hasLabel(block, Label.plainHeadingFused),
  );
}

/** Fuses neighbouring content blocks on one tag level. */
export function fuseContentOnLevel(blocks: readonly TextBlock[]): readonly TextBlock[] {
  return fuseNeighbours(
    blocks,
    (previous, block) => areNear(previous, block) && previous.tagLevel === block.tagLevel,
  );
}

function areNear(previous: TextBlock, block: TextBlock): boolean {
  return (
    previous.isContent &&
    block.isContent &&
    blocksBetween(previous, block) <= MAX_DISTANCE &&
    (previous.labels & SEPARATING_LABELS) === (block.labels & SEPARATING_LABELS)
  );
}
