import { findHidden } from '../../../hidden/find-hidden.ts';
import { bodyOf } from '../../../page/landmarks.ts';
import type { Page } from '../../../page/page.ts';
import type { BlockTable } from '../features/blocks/block-table.ts';
import { Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/**
 * A passage that follows itself: its least width, in widths of letters, and the fewest different blocks. Shorter ones are
 * refrains and labels. @source workbench/train/experiments.md, "Passages once"
 */
const FOLLOWING = { width: 80, different: 2 };
/** The same of a passage elsewhere: a summary or a quote may be a paragraph. @source workbench/train/experiments.md, "Passages once" */
const ANYWHERE = { width: 700, different: 3 };
/** Whoever repeats a quote, code or a row of a table does so on purpose. */
const ON_PURPOSE = Inside.quote | Inside.code | Inside.cell;

/** A passage of chosen blocks that stands earlier among them too, as places in their list. */
interface Copy {
  readonly earlier: number;
  readonly from: number;
  readonly length: number;
}

/**
 * Drops second copies of passages: pages print a text again for small screens, for slides and for printers. A first copy that
 * nobody sees does not count, because it goes later. Returns a sentence for the trace, or `null`.
 */
export function dropCopies(page: Page, { blocks, context }: PageFeatures, keep: Uint8Array): string | null {
  const chosen: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const isOnPurpose = (context.inside[blocks.first[block]!]! & ON_PURPOSE) !== 0;
    if (keep[block] === 1 && !isOnPurpose) chosen.push(block);
  }
  const hashes = chosen.map((block) => blocks.textHash[block]!);
  const widths = chosen.map((block) => blocks.width[block]!);
  const copies = copiesIn(hashes).filter((copy) => isCopy(copy, hashes, widths));
  if (copies.length === 0) return null;
  const unseen = unseenBlocks(page, blocks);
  let isDropped = false;
  for (const { earlier, from, length } of copies) {
    if (chosen.slice(earlier, earlier + length).some((block) => unseen[block] === 1)) continue;
    for (const block of chosen.slice(from, from + length)) keep[block] = 0;
    isDropped = true;
  }
  return isDropped ? 'a passage that stands on the page twice was kept once' : null;
}

/** Marks the blocks that the page never shows. */
function unseenBlocks(page: Page, blocks: BlockTable): Uint8Array {
  const marks = new Uint8Array(blocks.count);
  const { tree } = page;
  const parts = findHidden(page, [bodyOf(tree)]).filter(({ kind }) => kind === 'invisible');
  let part = 0;
  for (let block = 0; block < blocks.count; block++) {
    const node = blocks.first[block]!;
    while (part < parts.length && tree.end[parts[part]!.node]! <= node) part++;
    if (part < parts.length && parts[part]!.node <= node) marks[block] = 1;
  }
  return marks;
}

/** The longest passages that occur earlier, none inside another; in linear time. */
function copiesIn(hashes: readonly number[]): readonly Copy[] {
  const copies: Copy[] = [];
  const last = new Map<number, number>();
  for (let from = 0; from < hashes.length; ) {
    const earlier = last.get(hashes[from]!);
    let length = 0;
    while (
      earlier !== undefined &&
      earlier + length < from &&
      hashes[earlier + length] === hashes[from + length]
    )
      length++;
    if (earlier !== undefined) copies.push({ earlier, from, length });
    for (const end = from + Math.max(1, length); from < end; from++) last.set(hashes[from]!, from);
  }
  return copies;
}

/** Whether a passage is a mere copy: it follows itself, once and not a third time, or it is too long for a refrain. */
function isCopy(
  { earlier, from, length }: Copy,
  hashes: readonly number[],
  widths: readonly number[],
): boolean {
  let width = 0;
  for (let at = from; at < from + length; at++) width += widths[at]!;
  const different = new Set(hashes.slice(from, from + length)).size;
  const reaches = (least: typeof FOLLOWING): boolean => width >= least.width && different >= least.different;
  const isSeries = hashes[from + length] === hashes[from] || hashes[earlier - 1] === hashes[from - 1];
  return reaches(ANYWHERE) || (from === earlier + length && !isSeries && reaches(FOLLOWING));
}
