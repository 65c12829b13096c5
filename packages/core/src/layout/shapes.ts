import type { Rect } from './geometry.ts';

/** What a shape of an overlay represents; a picture gives each kind its own colour. */
export type ShapeKind =
  | 'cell-kept'
  | 'cell-dropped'
  | 'centre'
  | 'seed'
  | 'candidate'
  | 'chosen'
  | 'zone'
  | 'paragraph'
  | 'column'
  | 'main-column';

/** A shape to draw over a picture of the page, in page coordinates; a point is a rectangle without size. */
export interface Shape {
  readonly kind: ShapeKind;
  readonly rect: Rect;
  readonly label?: string;
  readonly score?: number;
}
