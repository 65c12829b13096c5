import type { NodeId, PageTree } from '../../../page/tree.ts';
import { REPEATED } from '../features/groups/group-classes.ts';
import { GROUP_COLUMNS } from '../features/groups/group-columns.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { logByte } from '../features/scale.ts';

/** Blocks with their log-odds, and which of them are chosen. */
export interface Judged {
  readonly keep: Uint8Array;
  readonly logits: Float32Array;
}

/** Shortest article above comments, in widths of letters. @source workbench/train/experiments.md, "Comments below articles" */
const MIN_ARTICLE = 400;
/** Largest share of the chosen text that is neither before the comments nor in them: they come last. @source as above */
const MAX_AFTER = 0.05;

/** How the chosen text before some boxes compares with the text in them. */
export interface ArticleLead {
  /** By how much it is likelier to be content, in mean log-odds; `-Infinity` if it is no article, or nothing in them was chosen. */
  readonly odds: number;
  /** Whether the boxes are the end of what was chosen. */
  readonly isLast: boolean;
}

/** Compares the chosen text before some boxes with the text in them. */
export function leadOfArticle(
  { blocks }: PageFeatures,
  { keep, logits }: Judged,
  inBox: Uint8Array,
  firstBox: NodeId,
): ArticleLead {
  let [before, oddsBefore, inside, oddsInside, keptInside, after] = [0, 0, 0, 0, 0, 0];
  for (let block = 0; block < blocks.count; block++) {
    const width = blocks.width[block]!;
    const odds = width * logits[block]!;
    const isKept = keep[block] === 1;
    if (inBox[block] === 1) {
      inside += width;
      oddsInside += odds;
      if (isKept) keptInside += width;
    } else if (isKept && blocks.first[block]! < firstBox) {
      before += width;
      oddsBefore += odds;
    } else if (isKept) after += width;
  }
  const isArticle = before >= MIN_ARTICLE && keptInside > 0;
  return {
    odds: isArticle ? oddsBefore / before - oddsInside / inside : Number.NEGATIVE_INFINITY,
    isLast: after <= MAX_AFTER * (before + keptInside + after),
  };
}

const COUNT_ALIKE = GROUP_COLUMNS.indexOf('class.count');
/** @cap */
const MAX_CLASSES = 8;

/**
 * Whether the chosen text ends in groups that resemble each other and are less likely to be content than what is before
 * them: a quick look that tells most articles from those with comments.
 */
export function mayEndInComments(features: PageFeatures, judged: Judged, minLead: number): boolean {
  const { groups, groupRows } = features;
  const repeated = logByte(REPEATED);
  let left = MAX_CLASSES;
  let group = groups.ofBlock[lastOf(features, judged.keep)] ?? 0;
  for (; group > 0 && left > 0; group = groups.parent[group]!) {
    if (groupRows[group * GROUP_COLUMNS.length + COUNT_ALIKE]! < repeated) continue;
    left--;
    const { inBox, firstBox } = groupsLike(features, group);
    if (leadOfArticle(features, judged, inBox, firstBox).odds >= minLead) return true;
  }
  return false;
}

/** The last chosen block, but for the last chosen text that may come after comments. */
function lastOf({ blocks }: PageFeatures, keep: Uint8Array): number {
  let kept = 0;
  for (let block = 0; block < keep.length; block++) if (keep[block] === 1) kept += blocks.width[block]!;
  let after = 0;
  let block = keep.length - 1;
  for (; block >= 0; block--) {
    if (keep[block] === 1) after += blocks.width[block]!;
    if (after > MAX_AFTER * kept) break;
  }
  return block;
}

/** The blocks of all groups whose elements look like that of one group. */
function groupsLike(
  { blocks, groups, context }: PageFeatures,
  group: number,
): { readonly inBox: Uint8Array; readonly firstBox: NodeId } {
  const look = context.signature[groups.element[group]!]!;
  const inBox = new Uint8Array(blocks.count);
  let firstBox: NodeId | null = null;
  let done = 0;
  for (let other = 1; other < groups.count; other++) {
    const element = groups.element[other]!;
    // Those inside another one are marked already.
    if (context.signature[element] !== look || groups.firstBlock[other]! < done) continue;
    firstBox ??= element;
    done = groups.endBlock[other]!;
    inBox.fill(1, groups.firstBlock[other]!, done);
  }
  return { inBox, firstBox: firstBox ?? 0 };
}

/** Marks the blocks that begin in one of the subtrees, which are in document order and do not overlap. */
export function blocksIn({ end }: PageTree, { blocks }: PageFeatures, roots: readonly NodeId[]): Uint8Array {
  const isIn = new Uint8Array(blocks.count);
  let next = 0;
  for (let block = 0; block < blocks.count; block++) {
    const node = blocks.first[block]!;
    while (next < roots.length && end[roots[next]!]! <= node) next++;
    if (next < roots.length && roots[next]! <= node) isIn[block] = 1;
  }
  return isIn;
}

/** Width of the marked blocks, or of those with both marks. */
export function widthOf({ blocks }: PageFeatures, marked: Uint8Array, also: Uint8Array = marked): number {
  let width = 0;
  for (let block = 0; block < blocks.count; block++)
    if ((marked[block]! & also[block]!) === 1) width += blocks.width[block]!;
  return width;
}
