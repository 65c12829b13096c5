import type { Page } from 'fovea';
import type { Shape } from 'fovea/methods';

/** What an overlay is asked for. */
export interface OverlayRequest {
  /** `--method`, where it was given. */
  readonly method?: string;
  /** `--option`, as name and value. */
  readonly option: readonly string[];
}

/** Draws how a method sees a rendered page: shapes in page coordinates, the first ones at the bottom. */
export type Overlay = (page: Page, request: OverlayRequest) => readonly (Shape | RemovedShape)[];

/** What a method took out of its selection. */
export type RemovedShape = Omit<Shape, 'kind'> & { readonly kind: 'removed' };

/** The kinds of shapes there are. */
export type DrawnKind = Shape['kind'] | RemovedShape['kind'];
