import type { LookTree } from './look-tree.ts';

/** How the parts of likeness are weighed. */
export interface LikenessWeights {
  readonly classes: number;
  readonly position: number;
  readonly attributes: number;
  readonly children: number;
  /** The likeness of classes where neither element has any. */
  readonly noClasses: number;
}

/**
 * The weights of the authors' code, and an older set that its comments give.
 * @source HybEx, Alarte and Silva: its configuration.
 */
export const WEIGHTS = {
  hybex: { classes: 0.1, position: 0.4, attributes: 0, children: 0.5, noClasses: 1 },
  psi2015: { classes: 0.8, position: 0.1, attributes: 0, children: 0.1, noClasses: 0.99 },
} as const;

/** Scores above all sums of weights, the surest last. */
export const Sure = { impossible: -1, nearly: 2, looks: 3, id: 4 } as const;

/** The likeness of attributes where neither element has any. @source HybEx. */
const NO_ATTRIBUTES = 0.75;

/** A child and its place among the children of its parent. */
export interface PlacedChild {
  readonly node: number;
  readonly place: number;
  readonly of: number;
}

/** How alike two children are; `Sure` values where one property decides. */
export function likeness(
  a: LookTree,
  b: LookTree,
  x: PlacedChild,
  y: PlacedChild,
  weights: LikenessWeights,
): number {
  if (a.tag[x.node] !== b.tag[y.node]) return Sure.impossible;
  if (a.id[x.node] !== 0 && a.id[x.node] === b.id[y.node]) return Sure.id;
  const classes = shareOf(a.classes[x.node]!, b.classes[y.node]!, weights.noClasses);
  const attributes = shareOf(a.attributes[x.node]!, b.attributes[y.node]!, NO_ATTRIBUTES);
  const position = positionLikeness(x, y);
  if (classes === 1 && attributes === 1) return position === 1 ? Sure.looks : Sure.nearly;
  const children = smallerToLarger(a.children[x.node]!.length, b.children[y.node]!.length);
  return (
    weights.classes * classes +
    weights.position * position +
    weights.attributes * attributes +
    weights.children * children
  );
}

/** The share of names that both lists have; `neither` if both are empty. */
function shareOf(a: readonly number[], b: readonly number[], neither: number): number {
  if (a.length === 0 && b.length === 0) return neither;
  let both = 0;
  for (const name of a) if (b.includes(name)) both++;
  return both / (a.length + b.length - both);
}

/** The smaller number as a share of the larger one; two zeros are equal. */
function smallerToLarger(a: number, b: number): number {
  return a === b ? 1 : Math.min(a, b) / Math.max(a, b);
}

/** 1 where two places may be the same if children were added or left out, less with every step beside that. */
export function positionLikeness(x: PlacedChild, y: PlacedChild): number {
  const added = y.of - x.of;
  const first = Math.max(0, x.place + Math.min(0, added));
  const last = Math.min(y.of - 1, x.place + Math.max(0, added));
  const outside = Math.max(0, first - y.place, y.place - last);
  return 1 - outside / Math.min(x.of, y.of);
}
