import type { Method, Page } from 'fovea';
import type { Shape } from 'fovea/methods';

/** The options of an overlay. */
export interface OverlayRequest {
  /** `--method`, if given: the name of a method of the library, or a comparator. */
  readonly method?: string | Method;
  /** `--option`, as name and value. */
  readonly option: readonly string[];
}

/** Draws how a method sees a rendered page: shapes in page coordinates, the first ones at the bottom. */
export type Overlay = (page: Page, request: OverlayRequest) => readonly (Shape | RemovedShape)[];

/** A node that a method removed from its selection. */
export type RemovedShape = Omit<Shape, 'kind'> & { readonly kind: 'removed' };

/** The kinds of shapes. */
export type DrawnKind = Shape['kind'] | RemovedShape['kind'];
