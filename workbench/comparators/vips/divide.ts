import type { NodeId } from 'fovea';
import { NO_NODE, NodeKind, tagNameOf } from 'fovea/page';
import { areaOf, styleAt, type VisualTree, validChildren } from './visual-tree.ts';

/** A node that one round does not divide. */
export interface VisualBlock {
  readonly node: NodeId;
  /** Degree of coherence, from 1 to 10. */
  readonly coherence: number;
  /** True if no rule would ever divide it. */
  readonly isFinal: boolean;
}

/** The blocks of a round, in document order, and the horizontal rules between them. */
export interface Pool {
  readonly blocks: readonly VisualBlock[];
  readonly rules: readonly NodeId[];
}

/** What the rules say: divide the node, or keep it as a block. */
type Verdict = 'divide' | Omit<VisualBlock, 'node'>;

/** What the rules know about a node. */
interface Candidate {
  readonly node: NodeId;
  readonly tag: string;
  readonly children: readonly NodeId[];
  /** Area below which a node is small, in square pixels. */
  readonly small: number;
  /** True if the sibling before it was kept. */
  readonly isAfterKept: boolean;
}

type Rule = (tree: VisualTree, candidate: Candidate) => Verdict | null;

/**
 * Degrees that the paper gives as ranges ("by tag and size"): by tag as in vips_java.
 * @source Cai et al. 2003, rules 8, 9, 10, 13; vips_java for the values within the ranges.
 */
const COHERENCE = {
  sameFont: 10,
  otherFont: 9,
  picture: 8,
  text: 8,
  plain: 7,
  large: 6,
  container: 5,
} as const;

/** Elements that hold one thing each; the others hold anything. */
const TEXT_TAGS: ReadonlySet<string> = new Set(
  'p li h1 h2 h3 h4 h5 h6 dt dd a span em strong b i sup sub pre blockquote figcaption caption td th label'.split(
    ' ',
  ),
);

/** The rules in the numbers of the paper; the first and the third are part of the walk. */
const RULES: Readonly<Record<number, Rule>> = {
  2: ({ isTextual }, { children }) =>
    children.length === 1 && isTextual[children[0]!] === 0 ? 'divide' : null,
  4: (tree, { children }) => {
    if (children.some((child) => tree.isTextual[child] === 0)) return null;
    const fonts = new Set(children.map((child) => fontOf(tree, child)));
    return { coherence: fonts.size === 1 ? COHERENCE.sameFont : COHERENCE.otherFont, isFinal: true };
  },
  5: ({ page, isInline }, { children }) =>
    children.some((child) => page.tree.kind[child] === NodeKind.element && isInline[child] === 0)
      ? 'divide'
      : null,
  6: (tree, { node }) => (hasRuleChild(tree, node) ? 'divide' : null),
  7: (tree, { node, children }) =>
    children.reduce((sum, child) => sum + areaOf(tree, child), 0) > areaOf(tree, node) ? 'divide' : null,
  8: (tree, { node, children }) =>
    children.some((child) => tree.background[child] !== tree.background[node]) ? 'divide' : null,
  9: (tree, { node, tag, children, small }) =>
    areaOf(tree, node) < small && children.some((child) => tree.isTextual[child] === 1)
      ? { coherence: tag === 'div' ? COHERENCE.container : coherenceOfTag(tag), isFinal: false }
      : null,
  10: (tree, { tag, children, small }) =>
    children.every((child) => areaOf(tree, child) < small)
      ? { coherence: coherenceOfTag(tag), isFinal: false }
      : null,
  11: (_, { tag, isAfterKept }) => (isAfterKept ? { coherence: coherenceOfTag(tag), isFinal: false } : null),
  12: () => 'divide',
  13: (tree, { node, tag, small }) => ({
    coherence: areaOf(tree, node) < small ? coherenceOfTag(tag) : COHERENCE.large,
    isFinal: false,
  }),
};

/**
 * Which rules hold for which elements, in order.
 * @source Cai et al. 2003, table 2, as vips_java has it, which lacks rule 7; where rule 7 stands is from memory.
 */
const RULES_BY_KIND: Readonly<Record<string, readonly number[]>> = {
  inline: [2, 4, 5, 6, 9, 10, 12],
  table: [2, 7, 8, 10, 13],
  tr: [2, 7, 8, 10, 13],
  td: [2, 4, 9, 10, 11, 13],
  p: [2, 4, 5, 6, 9, 10, 12],
  other: [2, 4, 6, 7, 9, 10, 12],
};

const KIND_BY_TAG: Readonly<Record<string, string>> = {
  table: 'table',
  tbody: 'table',
  thead: 'table',
  tfoot: 'table',
  tr: 'tr',
  td: 'td',
  th: 'td',
  p: 'p',
};

/**
 * Divides a node until the rules keep what is left. The node itself is always divided: it is the only subtree of its block
 * (rule 3). What shows nothing is cut (rule 1).
 */
export function extractBlocks(tree: VisualTree, root: NodeId, small: number): Pool {
  const blocks: VisualBlock[] = [];
  const rules: NodeId[] = [];
  /** Nodes kept because their background differs from their parent's, and nodes kept for any reason. */
  const isOtherGround = new Set<NodeId>();
  const isKept = new Set<NodeId>();
  const open = [root];
  const keep = (block: VisualBlock): void => {
    isKept.add(block.node);
    blocks.push(block);
  };
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (tree.isRule[node] === 1) rules.push(node);
    if (tree.isValid[node] === 0) continue;
    const children = validChildren(tree, node);
    const leaf = leafBlock(tree, node, children);
    if (leaf !== null) {
      keep(leaf);
      continue;
    }
    const tag = tagNameOf(tree.page.tree, node);
    const isAfterKept = isKept.has(previousValid(tree, node));
    const candidate = { node, tag, children, small, isAfterKept };
    const verdict =
      node === root
        ? 'divide'
        : isOtherGround.has(node)
          ? groundVerdict(tree, candidate)
          : judge(tree, candidate);
    if (verdict !== 'divide') {
      keep({ node, ...verdict });
      continue;
    }
    if (RULES_BY_KIND[kindOf(tree, node, tag)]!.includes(8))
      for (const child of children)
        if (tree.background[child] !== tree.background[node]) isOtherGround.add(child);
    pushChildren(tree, node, open);
  }
  return { blocks, rules };
}

/** Text and replaced elements have nothing to divide. */
function leafBlock(tree: VisualTree, node: NodeId, children: readonly NodeId[]): VisualBlock | null {
  if (tree.page.tree.kind[node] === NodeKind.text)
    return { node, coherence: COHERENCE.sameFont, isFinal: true };
  const isPicture = tree.isReplaced[node] === 1 || children.length === 0;
  return isPicture ? { node, coherence: COHERENCE.picture, isFinal: true } : null;
}

/** Rule 8: a child on another ground is one block in this round, with a degree of 6 to 8 by its tag and size. */
function groundVerdict(tree: VisualTree, { node, tag, small }: Candidate): Verdict {
  return {
    coherence: areaOf(tree, node) < small ? coherenceOfTag(tag) : COHERENCE.large,
    isFinal: false,
  };
}

function judge(tree: VisualTree, candidate: Candidate): Verdict {
  for (const number of RULES_BY_KIND[kindOf(tree, candidate.node, candidate.tag)]!) {
    const verdict = RULES[number]!(tree, candidate);
    if (verdict !== null) return verdict;
  }
  return 'divide';
}

function kindOf(tree: VisualTree, node: NodeId, tag: string): string {
  return KIND_BY_TAG[tag] ?? (tree.isInline[node] === 1 ? 'inline' : 'other');
}

function coherenceOfTag(tag: string): number {
  return TEXT_TAGS.has(tag) ? COHERENCE.text : COHERENCE.plain;
}

function fontOf({ layout }: VisualTree, node: NodeId): string {
  const { fontSize, fontWeight } = styleAt(layout, node);
  return `${fontSize} ${fontWeight}`;
}

function hasRuleChild({ page, isRule }: VisualTree, node: NodeId): boolean {
  const { firstChild, nextSibling } = page.tree;
  for (let child = firstChild[node]!; child !== NO_NODE; child = nextSibling[child]!)
    if (isRule[child] === 1) return true;
  return false;
}

/** The sibling before a node, where it counts; blank text between them does not. */
function previousValid({ page, isValid }: VisualTree, node: NodeId): NodeId {
  const { previousSibling } = page.tree;
  let sibling = previousSibling[node]!;
  while (sibling !== NO_NODE && isValid[sibling] === 0) sibling = previousSibling[sibling]!;
  return sibling;
}

/** Last child first, so that the first one is taken next. */
function pushChildren({ page }: VisualTree, node: NodeId, open: NodeId[]): void {
  const { lastChild, previousSibling } = page.tree;
  for (let child = lastChild[node]!; child !== NO_NODE; child = previousSibling[child]!) open.push(child);
}
