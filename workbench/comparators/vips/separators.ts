import type { NodeId } from 'fovea';
import type { VisualBlock } from './divide.ts';
import { textStyle, type VisualTree } from './visual-tree.ts';

/** Across the page between blocks above each other, or down between blocks beside each other. */
export type Direction = 'horizontal' | 'vertical';

/** A gap that no block crosses. */
export interface Separator {
  readonly direction: Direction;
  /** Where it starts and ends, in pixels from the top or from the left. */
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/**
 * The weight of a gap by its width in pixels: above the first number of a pair, the second.
 * @source vips_java; the paper only says that wider gaps weigh more.
 */
const WEIGHT_BY_WIDTH: readonly (readonly [above: number, weight: number])[] = [
  [35, 8],
  [25, 6],
  [15, 4],
  [8, 2],
];
const NARROW_WEIGHT = 1;

/** What any other cue adds or takes. @source vips_java; the paper gives no numbers. */
const CUE_WEIGHT = 2;

/** The gaps between blocks in one direction, from the first to the last, with their weights; none at the borders. */
export function separatorsOf(
  tree: VisualTree,
  blocks: readonly VisualBlock[],
  rules: readonly NodeId[],
  direction: Direction,
): readonly Separator[] {
  const [start, end] = direction === 'horizontal' ? [tree.top, tree.bottom] : [tree.left, tree.right];
  const sorted = blocks.map(({ node }) => node).sort((a, b) => start[a]! - start[b]! || a - b);
  const gaps = gapsBetween(sorted, start, end);
  const isCrossed = direction === 'horizontal' ? areCrossed(gaps, rules, tree) : gaps.map(() => false);
  return gaps.map((gap, index) => ({
    direction,
    start: gap.start,
    end: gap.end,
    weight: weightOf(tree, gap, direction, isCrossed[index]!),
  }));
}

/** A gap and the nodes that end and start at it. */
interface Gap {
  readonly start: number;
  readonly end: number;
  readonly before: readonly NodeId[];
  readonly after: readonly NodeId[];
}

/** What the paper gets by taking blocks out of one large separator: the parts of the range that no block covers. */
function gapsBetween(sorted: readonly NodeId[], start: Float64Array, end: Float64Array): Gap[] {
  const gaps: (Gap & { readonly after: NodeId[] })[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  let before: NodeId[] = [];
  for (const node of sorted) {
    if (before.length > 0 && start[node]! > reached)
      gaps.push({ start: reached, end: start[node]!, before, after: [] });
    const last = gaps.at(-1);
    if (last !== undefined && last.end === start[node]!) last.after.push(node);
    if (end[node]! > reached) {
      reached = end[node]!;
      before = [node];
    } else if (end[node]! === reached) before = [...before.slice(-MAX_NEIGHBOURS), node];
  }
  return gaps;
}

/** Blocks ending at the same gap to keep: they show what is above it, and a row of cells may have thousands. @cap */
const MAX_NEIGHBOURS = 16;

/** Which gaps have a horizontal rule in them; both lists are in order and pass each other once. */
function areCrossed(gaps: readonly Gap[], rules: readonly NodeId[], { top, bottom }: VisualTree): boolean[] {
  const sorted = rules.toSorted((a, b) => top[a]! - top[b]!);
  let next = 0;
  return gaps.map(({ start, end }) => {
    while (next < sorted.length && bottom[sorted[next]!]! < start) next++;
    return next < sorted.length && top[sorted[next]!]! <= end;
  });
}

function weightOf(tree: VisualTree, gap: Gap, direction: Direction, isCrossed: boolean): number {
  const width = gap.end - gap.start;
  let weight = WEIGHT_BY_WIDTH.find(([above]) => width > above)?.[1] ?? NARROW_WEIGHT;
  if (isCrossed) weight += CUE_WEIGHT;
  const grounds = new Set([...gap.before, ...gap.after].map((node) => tree.background[node]!));
  if (grounds.size > 1) weight += CUE_WEIGHT;
  return direction === 'horizontal' ? weight + fontWeightOf(tree, gap) : weight;
}

/** Other fonts on both sides, larger ones below, and text on both sides, which weighs less. */
function fontWeightOf(tree: VisualTree, { before, after }: Gap): number {
  const above = before.map((node) => textStyle(tree, node));
  const below = after.map((node) => textStyle(tree, node));
  const fonts = new Set([...above, ...below].map(({ fontSize, fontWeight }) => `${fontSize} ${fontWeight}`));
  const smallest = Math.min(...above.map(({ fontSize }) => fontSize));
  const isText = (node: NodeId): boolean => tree.isTextual[node] === 1 || hasOnlyText(tree, node);
  return (
    (fonts.size > 1 ? CUE_WEIGHT : 0) +
    (below.some(({ fontSize }) => fontSize > smallest) ? CUE_WEIGHT : 0) -
    (before.some(isText) && after.some(isText) ? CUE_WEIGHT : 0)
  );
}

/** True for a paragraph: an element whose children are all text. */
function hasOnlyText({ page, isValid, isTextual }: VisualTree, node: NodeId): boolean {
  const { firstChild, nextSibling } = page.tree;
  let texts = 0;
  for (let child = firstChild[node]!; child !== -1; child = nextSibling[child]!) {
    if (isValid[child] === 0) continue;
    if (isTextual[child] === 0) return false;
    texts++;
  }
  return texts > 0;
}
