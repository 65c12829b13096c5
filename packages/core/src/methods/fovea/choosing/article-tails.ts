import { isOwnAddress } from '../../../addresses/same-page.ts';
import { attributeReader } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../../page/tree.ts';
import { BLOCK_COLUMNS } from '../features/blocks/block-columns.ts';
import { REPEATED } from '../features/groups/group-classes.ts';
import { GROUP_COLUMNS } from '../features/groups/group-columns.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { logByte, shareByte } from '../features/scale.ts';

/** Blocks with their log-odds, and which of them are chosen. */
export interface Judged {
  readonly keep: Uint8Array;
  readonly logits: Float32Array;
}

/** Shortest article above a tail, in widths of letters. @source workbench/train/experiments.md, "Comments below articles" */
const MIN_ARTICLE = 400;
/** Maximum share of chosen text after the tail. @source workbench/train/experiments.md, "Comments below articles" */
const MAX_SHARE_AFTER_TAIL = 0.05;

/** How the chosen text before some boxes compares with the text in them. */
export interface ArticleLead {
  /**
   * By how much it is likelier to be content, in mean log-odds; `-Infinity` if it is no article, or if nothing in the
   * boxes was chosen.
   */
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
    isLast: after <= MAX_SHARE_AFTER_TAIL * (before + keptInside + after),
  };
}

/** Groups that resemble each other, in which the chosen text ends. */
export interface Tail extends ArticleLead {
  readonly inBox: Uint8Array;
  readonly boxes: number;
  /** Counts the boxes with a line that leads to another page; reads addresses, so it comes last. */
  readonly countLinked: () => number;
}

const COUNT_ALIKE = GROUP_COLUMNS.indexOf('class.count');
/** Kinds of groups around the end of the text that are looked at. @cap */
const MAX_KINDS = 8;

/** The tails of a page, one for each kind of look-alike groups around the end of the chosen text. */
export function findTails(page: Page, features: PageFeatures, judged: Judged): readonly Tail[] {
  const { groups, groupRows } = features;
  const repeated = logByte(REPEATED);
  const tails: Tail[] = [];
  let group = groups.ofBlock[lastOf(features, judged.keep)] ?? 0;
  for (; group > 0 && tails.length < MAX_KINDS; group = groups.parent[group]!) {
    if (groupRows[group * GROUP_COLUMNS.length + COUNT_ALIKE]! < repeated) continue;
    const { firstBox, ...alike } = groupsLike(page, features, group);
    tails.push({ ...alike, ...leadOfArticle(features, judged, alike.inBox, firstBox) });
  }
  return tails;
}

/** The last chosen block, but for the last chosen text that may come after a tail. */
function lastOf({ blocks }: PageFeatures, keep: Uint8Array): number {
  let kept = 0;
  for (let block = 0; block < keep.length; block++) if (keep[block] === 1) kept += blocks.width[block]!;
  let after = 0;
  let block = keep.length - 1;
  for (; block >= 0; block--) {
    if (keep[block] === 1) after += blocks.width[block]!;
    if (after > MAX_SHARE_AFTER_TAIL * kept) break;
  }
  return block;
}

/** All groups whose elements look like that of one group. */
function groupsLike(
  page: Page,
  features: PageFeatures,
  group: number,
): Pick<Tail, 'inBox' | 'boxes' | 'countLinked'> & { readonly firstBox: NodeId } {
  const { blocks, groups, context } = features;
  const look = context.signature[groups.element[group]!]!;
  const inBox = new Uint8Array(blocks.count);
  const ranges: [first: number, end: number][] = [];
  let firstBox: NodeId | null = null;
  let done = 0;
  for (let other = 1; other < groups.count; other++) {
    const element = groups.element[other]!;
    const first = groups.firstBlock[other]!;
    // Those inside another one are marked already.
    if (context.signature[element] !== look || first < done) continue;
    firstBox ??= element;
    done = groups.endBlock[other]!;
    inBox.fill(1, first, done);
    ranges.push([first, done]);
  }
  const countLinked = (): number =>
    ranges.filter(([first, end]) => hasLinkLine(page, features, first, end)).length;
  return { inBox, boxes: ranges.length, countLinked, firstBox: firstBox ?? 0 };
}

const LINK_SHARE = BLOCK_COLUMNS.indexOf('text.linkShare');
/** Smallest share of links in a line that is a link; a date or a comma may be beside it. @source workbench/train/experiments.md, "Teasers below articles" */
const MIN_LINK_SHARE = 0.9;
/** Shortest line that is a title rather than a button, in widths of letters. @source workbench/train/experiments.md, "Teasers below articles" */
const MIN_TITLE = 15;

/** Whether one of some blocks is a line that leads to another page. */
function hasLinkLine(page: Page, features: PageFeatures, first: number, end: number): boolean {
  const { blocks, blockRows } = features;
  const share = shareByte(MIN_LINK_SHARE, 1);
  const hrefOf = attributeReader(page, 'href');
  for (let block = first; block < end; block++) {
    const isLink = blockRows[block * BLOCK_COLUMNS.length + LINK_SHARE]! >= share;
    if (!isLink || blocks.width[block]! < MIN_TITLE) continue;
    if (leadsElsewhere(hrefOf(linkOf(page.tree, features, block)), page.url)) return true;
  }
  return false;
}

/** Levels from a text up to the link around it, which may be around a whole card. @cap */
const MAX_LEVELS = 16;

/** The link around the beginning of a block, or else the first one in it. */
function linkOf({ tag, parent }: PageTree, { blocks }: PageFeatures, block: number): NodeId {
  const first = blocks.first[block]!;
  for (let above = first, level = 0; above > 0 && level < MAX_LEVELS; above = parent[above]!, level++) {
    if (tag[above] === Tag.a) return above;
  }
  for (let inside = first; inside <= blocks.last[block]!; inside++) if (tag[inside] === Tag.a) return inside;
  return NO_NODE;
}

/** Headings of sections often link to themselves, and those of questions open the answer. */
function leadsElsewhere(href: string | null, url: string | null): boolean {
  return href !== null && !IN_PAGE.test(href) && !isOwnAddress(href, url);
}

const IN_PAGE = /^\s*(?:$|javascript:)|#/iu;

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

/** Marks also the blocks that are marked in another list. */
export function addMarked(marked: Uint8Array, also: Uint8Array): void {
  for (let block = 0; block < marked.length; block++) marked[block]! |= also[block]!;
}

/** Width of the marked blocks, or of those with both marks. */
export function widthOf({ blocks }: PageFeatures, marked: Uint8Array, also: Uint8Array = marked): number {
  let width = 0;
  for (let block = 0; block < blocks.count; block++)
    if ((marked[block]! & also[block]!) === 1) width += blocks.width[block]!;
  return width;
}
