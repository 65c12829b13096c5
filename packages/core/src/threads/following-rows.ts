import type { TextSums } from '../hidden/text-sums.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';

/** The elements after each of some boxes. */
export interface FollowingRows {
  /** Letters in them outside links. */
  readonly letters: number;
  /** Lists them, per box; the only step whose work grows with the number of rows. */
  readonly list: () => readonly (readonly NodeId[])[];
}

/**
 * For posts whose boxes only name author and time: finds the elements between each box and the next, which hold what
 * was said, as in tables with a row for each; `null` if the boxes hold more than what is between them. After one pass
 * over the page the work for each set of boxes grows with these alone: a page may have as many sets as elements, with
 * most of the page between their boxes.
 */
export function rowFinder(
  page: Page,
  text: (node: NodeId) => TextSums,
): (roots: readonly NodeId[]) => FollowingRows | null {
  const { size, kind, parent, nextSibling } = page.tree;
  const unlinked = (node: NodeId): number => text(node).letters - text(node).linked;
  // All elements, those of one parent side by side; where each is among them; and where the last child of a node is.
  const elements = new Int32Array(size);
  const place = new Int32Array(size);
  const lastPlace = new Int32Array(size);
  /** Letters outside links in all elements before a place. */
  const before = new Float64Array(size + 1);
  let count = 0;
  for (let above = 0; above < size; above++) {
    // Nodes are in document order, so a first child comes right after its parent.
    for (let child = parent[above + 1] === above ? above + 1 : -1; child >= 0; child = nextSibling[child]!) {
      if (kind[child] !== NodeKind.element) continue;
      elements[count] = child;
      place[child] = count;
      lastPlace[above] = count;
      before[count + 1] = before[count]! + unlinked(child);
      count++;
    }
  }
  return (roots) => {
    const tops = topsBelow(page, roots);
    if (tops === null) return null;
    const starts = tops.map((top) => place[top]! + 1);
    const ends = starts.slice(1).map((start) => start - 1);
    const usual = ends.reduce((most, end, at) => Math.max(most, end - starts[at]!), 0);
    // What follows the last post is as much as what follows the others.
    ends.push(Math.min(starts.at(-1)! + usual, lastPlace[parent[tops[0]!]!]! + 1));
    const letters = starts.reduce((sum, start, at) => sum + before[ends[at]!]! - before[start]!, 0);
    if (letters <= roots.reduce((sum, root) => sum + unlinked(root), 0)) return null;
    return { letters, list: () => starts.map((start, at) => [...elements.subarray(start, ends[at])]) };
  };
}

/** Levels between a box and the row that it is in. @cap */
const MAX_LEVELS = 20;

/** The ancestors of the boxes that are children of one element, or `null` if two boxes share one. */
function topsBelow({ tree }: Page, roots: readonly NodeId[]): readonly NodeId[] | null {
  const last = roots.at(-1)!;
  let around = tree.parent[roots[0]!]!;
  for (let level = 0; tree.end[around]! <= last; level++) {
    if (level === MAX_LEVELS) return null;
    around = tree.parent[around]!;
  }
  const tops = roots.map((root) => {
    let top = root;
    for (let level = 0; level < MAX_LEVELS && tree.parent[top]! > around; level++) top = tree.parent[top]!;
    return top;
  });
  const areSiblings = tops.every(
    (top, at) => tree.parent[top] === around && (at === 0 || top > tops[at - 1]!),
  );
  return areSiblings ? tops : null;
}
