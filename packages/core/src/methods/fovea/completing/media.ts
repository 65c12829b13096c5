import { invisibleBy } from '../../../hidden/seen-nodes.ts';
import type { Page } from '../../../page/page.ts';
import { HiddenBy, isFixed, type PageLayout } from '../../../page/page-layout.ts';
import { Tag, tagSet } from '../../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';
import { Leaf } from '../../../selection/keep-leaves.ts';
import type { BlockTable } from '../features/blocks/block-table.ts';
import { HEADING_BITS, Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** Pictures and players. */
const MEDIA = tagSet('img', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas');

/**
 * Keeps pictures and players among kept blocks, even if their captions are left out: a picture between two kept blocks,
 * a figure beside at least one.
 */
export function keepMedia(
  page: Page,
  features: PageFeatures,
  keep: Uint8Array,
  leaves: Uint8Array,
  isDiscussion: boolean,
): void {
  const { tree, layout } = page;
  const { blocks, context } = features;
  const neighbours = withoutCaptions(tree, features, isDiscussion ? null : keep);
  const { size, tag, end } = tree;
  let next = 0;
  let unseenUntil = 0;
  for (let id = 0; id < size; id++) {
    if (layout !== null && context.skipped[id] === 1 && isUnseen(tree, layout, id))
      unseenUntil = Math.max(unseenUntil, end[id]!);
    if (MEDIA[tag[id]!] === 0 || id < unseenUntil) continue;
    while (next < neighbours.length && blocks.first[neighbours[next]!]! < id) next++;
    const before = next > 0 && keep[neighbours[next - 1]!] === 1;
    const after = next < neighbours.length && keep[neighbours[next]!] === 1;
    // A linked figure at the end of the content is a teaser of another page.
    const isFigure = (context.inside[id]! & (Inside.figure | Inside.link)) === Inside.figure;
    if ((before && after) || (isFigure && (before || after))) leaves[id] = Leaf.kept;
  }
}

/**
 * Whether the browser hides an element or shows it as an overlay. Its blocks are left out as well, unless they are most
 * of the page. A transparent picture may be one that fades in when it loads.
 */
function isUnseen({ kind, tag }: PageTree, layout: PageLayout, id: NodeId): boolean {
  if (kind[id] !== NodeKind.element) return false;
  const forgiven = MEDIA[tag[id]!] === 1 ? HiddenBy.opacity : 0;
  return (invisibleBy(layout, id) & ~forgiven) !== 0 || isFixed(layout, id);
}

/**
 * The blocks that decide whether a picture is among content; captions do not count. Without `keep`, only elements for captions
 * are: in a discussion, a picture and a line are a reaction and who had it.
 */
function withoutCaptions(
  tree: PageTree,
  { blocks, context }: PageFeatures,
  keep: Uint8Array | null,
): number[] {
  const captions = Inside.caption | Inside.figure;
  const result: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const inside = context.inside[blocks.first[block]!]!;
    if ((inside & captions) !== 0) continue;
    const isLine = keep?.[block] === 0 && (inside & NO_CAPTION) === 0;
    if (!isLine || !isBesidePicture(tree, blocks, block)) result.push(block);
  }
  return result;
}

/** Linked texts and headings beside pictures are teasers and cards. */
const NO_CAPTION = Inside.link | HEADING_BITS;
/**
 * Shortest caption, in widths of letters; shorter lines are labels of buttons. One that counts as text hides all pictures of a gallery.
 * @source Of 437 photos in the classic form of WordPress 81 stayed without this rule, with 20, 12, 8 and 1 it is 245, 302, 304 and 306.
 */
const MIN_CAPTION = 12;
/** Longest caption: three lines. @source Chosen by hand. */
const MAX_CAPTION = 250;
/** Nodes of the box around a picture and its caption. @cap */
const MAX_BOX = 40;

/** Whether a block is the only text of a box that also has a picture: a caption without an element for captions. */
function isBesidePicture({ tag, parent, end }: PageTree, blocks: BlockTable, block: number): boolean {
  const width = blocks.width[block]!;
  if (width < MIN_CAPTION || width > MAX_CAPTION) return false;
  const own = blocks.container[block]!;
  return [own, parent[own]!].some((box) => {
    // Comparisons with a block that is not there are false.
    if (blocks.last[block - 1]! >= box || blocks.first[block + 1]! < end[box]!) return false;
    return tag.subarray(box, Math.min(end[box]!, box + MAX_BOX)).includes(Tag.img);
  });
}
