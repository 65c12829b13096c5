import type { ComparedTree } from '../../site-trees/stored-tree.ts';
import type { UnionNode } from './union-template.ts';

/** Children that stand in the same place; `null` where one side has none. */
export interface AlignedChildren {
  /** Place in the union. */
  readonly x: number | null;
  /** Place on the page. */
  readonly y: number | null;
  /** True if it only repeats the child before it, as one more item of a list does. */
  readonly repeats: boolean;
}

/** How far to look for the next child that both lists have. @cap */
const MAX_SKIP = 50;

/**
 * Aligns the children of a node with those of its counterpart, from the first to the last: equal ones, otherwise one
 * more item of a list, otherwise what only one side has.
 */
export function alignChildren(
  xs: readonly UnionNode[],
  tree: ComparedTree,
  ys: readonly number[],
): AlignedChildren[] {
  const tagOf = (y: number): number => tree.tag[ys[y]!]!;
  const labelOf = (y: number): number => tree.label[ys[y]!]!;
  /** Texts always match: where they differ is a hole. */
  const matches = (x: number, y: number): boolean =>
    x < xs.length &&
    y < ys.length &&
    xs[x]!.tag === tagOf(y) &&
    (tagOf(y) === 0 || xs[x]!.label === labelOf(y));
  const repeatsX = (x: number): boolean =>
    x > 0 && x < xs.length && xs[x]!.tag !== 0 && xs[x]!.label === xs[x - 1]!.label;
  const repeatsY = (y: number): boolean =>
    y > 0 && y < ys.length && tagOf(y) !== 0 && labelOf(y) === labelOf(y - 1);
  const steps: AlignedChildren[] = [];
  let x = 0;
  let y = 0;
  const skip = (inX: number, inY: number): void => {
    for (let n = 0; n < inX; n++) steps.push({ x: x++, y: null, repeats: false });
    for (let n = 0; n < inY; n++) steps.push({ x: null, y: y++, repeats: false });
  };
  while (x < xs.length || y < ys.length) {
    if (matches(x, y)) steps.push({ x: x++, y: y++, repeats: false });
    else if (repeatsY(y)) steps.push({ x: null, y: y++, repeats: true });
    else if (repeatsX(x)) steps.push({ x: x++, y: null, repeats: true });
    else if (x >= xs.length) skip(0, 1);
    else if (y >= ys.length) skip(1, 0);
    else skip(...nextCommon((dx, dy) => matches(x + dx, y + dy)));
  }
  return steps;
}

/** How much to skip on one side up to a child that the other one has next; one on each if there is none nearby. */
function nextCommon(matches: (dx: number, dy: number) => boolean): readonly [number, number] {
  for (let distance = 1; distance <= MAX_SKIP; distance++) {
    if (matches(0, distance)) return [0, distance];
    if (matches(distance, 0)) return [distance, 0];
  }
  return [1, 1];
}
