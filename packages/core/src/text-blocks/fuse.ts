import type { TextBlock } from './text-block.ts';

type Draft = { -readonly [Key in keyof TextBlock]: TextBlock[Key] } & { parts: number[] };

/**
 * Fuses each block into the one before it if `canFuse` allows it; `canFuse` sees the one before as fused so far. The
 * fused block is content if one of the two is, and has the lower tag level.
 */
export function fuseNeighbours(
  blocks: readonly TextBlock[],
  canFuse: (previous: TextBlock, block: TextBlock) => boolean,
): readonly TextBlock[] {
  const fused: TextBlock[] = [];
  let draft: Draft | null = null;
  for (const block of blocks) {
    const previous = fused.at(-1);
    if (previous === undefined || !canFuse(previous, block)) {
      fused.push(block);
      draft = null;
      continue;
    }
    if (draft === null) {
      draft = startDraft(previous);
      fused[fused.length - 1] = draft;
    }
    absorb(draft, block);
  }
  return fused;
}

/** Two neighbours as one block. */
export function fuse(first: TextBlock, second: TextBlock): TextBlock {
  const draft = startDraft(first);
  absorb(draft, second);
  return draft;
}

/** How many original blocks were between the two. */
export function blocksBetween(previous: TextBlock, block: TextBlock): number {
  return block.parts[0]! - previous.parts.at(-1)! - 1;
}

function startDraft(block: TextBlock): Draft {
  return { ...block, parts: [...block.parts] };
}

/** Changes a draft in place: copying it at each of a thousand fusions would be quadratic. */
function absorb(draft: Draft, block: TextBlock): void {
  draft.text += `\n${block.text}`;
  draft.words += block.words;
  draft.linkedWords += block.linkedWords;
  draft.lineWords += block.lineWords;
  draft.lines += block.lines;
  draft.lastText = block.lastText;
  draft.tagLevel = Math.min(draft.tagLevel, block.tagLevel);
  draft.labels |= block.labels;
  draft.isContent ||= block.isContent;
  for (const part of block.parts) draft.parts.push(part);
}
