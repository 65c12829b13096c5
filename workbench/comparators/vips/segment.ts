import type { NodeId, Page, PageLayout } from 'fovea';
import type { Rect } from 'fovea/layout';
import { NO_NODE, NodeKind, tagNameOf } from 'fovea/page';
import { extractBlocks, type Pool, type VisualBlock } from './divide.ts';
import { type Direction, type Separator, separatorsOf } from './separators.ts';
import { rectAround, type VisualTree, visualTree } from './visual-tree.ts';

/** A node of the content structure: a part of the page, with the parts that the strongest separators make of it. */
export interface ContentNode {
  /** The blocks of this round in it. */
  readonly blocks: readonly VisualBlock[];
  readonly rect: Rect;
  /** Degree of coherence, from 1 to 10; never higher than that of a child. */
  readonly coherence: number;
  readonly children: readonly ContentNode[];
  /** What separates the children, all of one weight. */
  readonly separators: readonly Separator[];
}

/** The content structure of a page. */
export interface Segmentation {
  readonly tree: VisualTree;
  readonly root: ContentNode;
  /** The parts that are coherent enough, and no larger part is: in document order of their first block. */
  readonly segments: readonly ContentNode[];
}

/**
 * Sides of a box that is small, in each round, in a window of 1000 × 600 pixels.
 * @source vips_java: the steps; the first pair is from memory. The paper only speaks of a relative size.
 */
const SMALL_SIDES: readonly (readonly [width: number, height: number])[] = [
  [350, 400],
  [300, 350],
  [250, 300],
  [200, 250],
  [150, 200],
  [100, 150],
  [100, 100],
  [80, 80],
  [10, 40],
  [1, 1],
];
const SMALL_SIDES_WINDOW_AREA: number = 1000 * 600;

/**
 * Levels of one round: alternating gaps could peel off one block at a time. A part that is still divided below stays whole.
 * @cap
 */
const MAX_LEVELS = 32;

/** Degrees end at 10. @source Cai et al. 2003. */
const HIGHEST = 10;

/** The content structure of a rendered page down to the permitted degree of coherence; `null` if it shows nothing. */
export function segmentPage(page: Page, layout: PageLayout, permitted: number): Segmentation | null {
  const tree = visualTree(page, layout);
  const body = bodyOf(page);
  if (body === NO_NODE || tree.isValid[body] === 0) return null;
  const windowArea = Math.max(1, layout.viewport.width * layout.viewport.height);
  const smallIn = (round: number): number => {
    const [width, height] = SMALL_SIDES[round]!;
    return (width * height * windowArea) / SMALL_SIDES_WINDOW_AREA;
  };
  const all: OpenNode[] = [];
  const root = openNode([{ node: body, coherence: 1, isFinal: false }], [], all);
  let leaves = [root];
  for (let round = 0; round < SMALL_SIDES.length && leaves.length > 0; round++) {
    const small = smallIn(round);
    leaves = leaves.flatMap((leaf) => divideLeaf(tree, leaf, permitted, small, all));
  }
  closeNodes(tree, all);
  return { tree, root, segments: cut(root, permitted) };
}

/** A node whose degree and children are not known yet. */
interface OpenNode {
  blocks: readonly VisualBlock[];
  rules: readonly NodeId[];
  rect: Rect;
  coherence: number;
  children: OpenNode[];
  separators: readonly Separator[];
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

function openNode(blocks: readonly VisualBlock[], rules: readonly NodeId[], all: OpenNode[]): OpenNode {
  const node = { blocks, rules, rect: NOWHERE, coherence: HIGHEST, children: [], separators: [] };
  all.push(node);
  return node;
}

/** One round for one leaf: blocks below the permitted degree are extracted again. Returns the new leaves that want another. */
function divideLeaf(
  tree: VisualTree,
  leaf: OpenNode,
  permitted: number,
  small: number,
  all: OpenNode[],
): OpenNode[] {
  const isOpen = ({ coherence, isFinal }: VisualBlock): boolean => !isFinal && coherence < permitted;
  if (!leaf.blocks.some(isOpen)) return [];
  const pools: Pool[] = leaf.blocks.map((block) =>
    isOpen(block) ? extractBlocks(tree, block.node, small) : { blocks: [block], rules: [] },
  );
  leaf.blocks = pools.flatMap(({ blocks }) => blocks);
  leaf.rules = [...leaf.rules, ...pools.flatMap(({ rules }) => rules)];
  return construct(tree, leaf, all);
}

/** Builds the structure below a node, strongest separators first; returns its leaves. */
function construct(tree: VisualTree, top: OpenNode, all: OpenNode[]): OpenNode[] {
  const leaves: OpenNode[] = [];
  let level = [top];
  for (let depth = 0; level.length > 0; depth++) {
    const next: OpenNode[] = [];
    for (const node of level) {
      const separators = depth < MAX_LEVELS ? strongest(tree, node) : [];
      if (separators.length === 0) leaves.push(node);
      else {
        node.separators = separators;
        node.children = splitAt(tree, node, separators, all);
        for (const child of node.children) next.push(child);
      }
    }
    level = next;
  }
  return leaves;
}

/** The separators of the largest weight; those across the page, if some of both directions have it. */
function strongest(tree: VisualTree, { blocks, rules }: OpenNode): readonly Separator[] {
  if (blocks.length < 2) return [];
  const found = (['horizontal', 'vertical'] as Direction[]).map((one) =>
    separatorsOf(tree, blocks, rules, one),
  );
  const [across, down] = found.map((list) =>
    list.reduce((most, { weight }) => Math.max(most, weight), -Infinity),
  );
  const chosen = across! >= down! ? found[0]! : found[1]!;
  const weight = Math.max(across!, down!);
  return chosen.filter((separator) => separator.weight === weight);
}

function splitAt(
  tree: VisualTree,
  { blocks, rules }: OpenNode,
  separators: readonly Separator[],
  all: OpenNode[],
): OpenNode[] {
  const start = separators[0]!.direction === 'horizontal' ? tree.top : tree.left;
  const parts = Array.from({ length: separators.length + 1 }, () => ({
    blocks: [] as VisualBlock[],
    rules: [] as NodeId[],
  }));
  for (const block of blocks) parts[partAt(separators, start[block.node]!)]!.blocks.push(block);
  for (const rule of rules) parts[partAt(separators, start[rule]!)]!.rules.push(rule);
  return parts.map((part) => openNode(part.blocks, part.rules, all));
}

/** The number of separators that end at or before a place, by halving. */
function partAt(separators: readonly Separator[], place: number): number {
  let [low, high] = [0, separators.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (separators[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Degrees from the bottom up: a leaf is as coherent as its least coherent block, a part as its strongest separator allows, and
 * never more than a child. Children come after their parents in the list.
 */
function closeNodes(tree: VisualTree, all: readonly OpenNode[]): void {
  for (const node of all.toReversed()) {
    node.rect = rectAround(
      tree,
      node.blocks.map(({ node: id }) => id),
    );
    const own =
      node.children.length === 0
        ? node.blocks.map(({ coherence }) => coherence)
        : [...node.children.map(({ coherence }) => coherence), coherenceAcross(node.separators[0]!.weight)];
    node.coherence = own.reduce((least, one) => Math.min(least, one), HIGHEST);
  }
}

/** The degree that a separator of a weight allows around it. The paper gives no formula: each unit of weight takes one degree. */
function coherenceAcross(weight: number): number {
  return Math.min(HIGHEST, Math.max(1, HIGHEST + 1 - weight));
}

function cut(root: ContentNode, permitted: number): ContentNode[] {
  const segments: ContentNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.children.length === 0 || node.coherence >= permitted) segments.push(node);
    else for (const child of node.children.toReversed()) open.push(child);
  }
  return segments.sort((a, b) => firstOf(a) - firstOf(b));
}

function firstOf({ blocks }: ContentNode): NodeId {
  return blocks[0]?.node ?? 0;
}

/** The `<body>`, or the `<frameset>`: a child of the outermost element. */
function bodyOf({ tree }: Page): NodeId {
  for (let id = 1; id < tree.size; id++) {
    if (tree.kind[id] !== NodeKind.element || tree.depth[id]! > BODY_DEPTH) continue;
    const tag = tagNameOf(tree, id);
    if (tag === 'body' || tag === 'frameset') return id;
  }
  return NO_NODE;
}

/** The document, `<html>`, `<body>`. @format */
const BODY_DEPTH = 2;
