import type { Page } from 'fovea';
import { NO_NODE, NodeKind, tagNameOf, textOf } from 'fovea/page';
import { SKIPPED_TAGS } from './tag-sets.ts';
import { isBlank } from './text-facts.ts';

/**
 * The tree of a page without what has no text, in which an element with one child is merged with it. Nodes are in document
 * order, parents before children; those without children are the blocks that the networks judge.
 */
export interface CollapsedTree {
  readonly size: number;
  /** The node above, or -1. */
  readonly parent: Int32Array;
  /** The outermost and the innermost node of the page that were merged; the innermost of a block is its text. */
  readonly outermost: Int32Array;
  readonly innermost: Int32Array;
  /** The nodes that are blocks, in document order. */
  readonly blocks: Int32Array;
  /** Numbers of the first and last block below a node, or of the block itself. */
  readonly firstBlock: Int32Array;
  readonly lastBlock: Int32Array;
}

/** Blocks that are judged; later ones are not content. Only hostile pages have more. @cap */
const MAX_BLOCKS = 10_000;

/** Collapses the subtree of an element, most often the body. */
export function collapseTree(page: Page, root: number): CollapsedTree {
  const { tree } = page;
  const texts = blockTexts(page, root);
  const children = countChildren(page, root, texts);
  const isLeaf = new Uint8Array(tree.size);
  for (const text of texts) isLeaf[text] = 1;
  const rows = { parent: [] as number[], outermost: [] as number[], innermost: [] as number[] };
  // By node of the page: the collapsed node that it was merged into, or that is above it; and the top of its chain.
  const owner = new Int32Array(tree.size).fill(-1);
  const top = new Int32Array(tree.size);
  for (let id = root; id < tree.end[root]!; ) {
    if (children[id] === 0 && isLeaf[id] === 0) {
      id = tree.end[id]!;
      continue;
    }
    const above = id === root ? NO_NODE : tree.parent[id]!;
    top[id] = above !== NO_NODE && children[above] === 1 ? top[above]! : id;
    owner[id] = above === NO_NODE ? -1 : owner[above]!;
    if (children[id] !== 1) {
      rows.parent.push(owner[id]!);
      rows.outermost.push(top[id]!);
      rows.innermost.push(id);
      owner[id] = rows.parent.length - 1;
    }
    id++;
  }
  return { ...spread(rows), ...blockRanges(rows.parent, rows.innermost, isLeaf) };
}

/** The texts that are blocks, in document order. */
function blockTexts(page: Page, root: number): number[] {
  const { tree } = page;
  const texts: number[] = [];
  for (let id = root; id < tree.end[root]! && texts.length < MAX_BLOCKS; ) {
    if (tree.kind[id] === NodeKind.element && SKIPPED_TAGS.has(tagNameOf(tree, id))) {
      id = tree.end[id]!;
      continue;
    }
    if (tree.kind[id] === NodeKind.text && !isBlank(textOf(page, id))) texts.push(id);
    id++;
  }
  return texts;
}

/** For every element how many of its children have blocks. */
function countChildren({ tree }: Page, root: number, texts: readonly number[]): Int32Array {
  const children = new Int32Array(tree.size);
  for (const text of texts) {
    for (let id = text; id > root; id = tree.parent[id]!) {
      const above = tree.parent[id]!;
      children[above]!++;
      // The rest of the path was counted with the first child.
      if (children[above]! > 1) break;
    }
  }
  return children;
}

function spread(rows: {
  readonly parent: number[];
  readonly outermost: number[];
  readonly innermost: number[];
}): Pick<CollapsedTree, 'size' | 'parent' | 'outermost' | 'innermost'> {
  return {
    size: rows.parent.length,
    parent: Int32Array.from(rows.parent),
    outermost: Int32Array.from(rows.outermost),
    innermost: Int32Array.from(rows.innermost),
  };
}

function blockRanges(
  parent: readonly number[],
  innermost: readonly number[],
  isLeaf: Uint8Array,
): Pick<CollapsedTree, 'blocks' | 'firstBlock' | 'lastBlock'> {
  const blocks: number[] = [];
  const firstBlock = new Int32Array(parent.length).fill(-1);
  const lastBlock = new Int32Array(parent.length).fill(-1);
  for (const [node, id] of innermost.entries()) {
    if (isLeaf[id] === 0) continue;
    firstBlock[node] = blocks.length;
    lastBlock[node] = blocks.length;
    blocks.push(node);
  }
  for (let node = parent.length - 1; node > 0; node--) {
    const above = parent[node]!;
    firstBlock[above] = firstBlock[node]!;
    if (lastBlock[above] === -1) lastBlock[above] = lastBlock[node]!;
  }
  return { blocks: Int32Array.from(blocks), firstBlock, lastBlock };
}
