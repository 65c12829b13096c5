/**
 * Which styles are read: all that a snapshot has room for, or only those that say where and whether something is seen.
 * The others (type, direction, alignment, colours) then have their initial values; no method of Fovea looks at them.
 */
export type StyleDetail = 'all' | 'layout';

/** How to capture; everything is optional. */
export interface CaptureOptions {
  /** The address to note instead of the document's own. */
  readonly url?: string;
  /**
   * Nodes that are taken; the capture stops there and says so.
   * @default 400_000
   */
  readonly maxNodes?: number;
  /**
   * `layout` is quicker, for pages that are read at once and not kept.
   * @default 'all'
   */
  readonly styles?: StyleDetail;
}

/** As many nodes as Fovea reads of a page by default. */
export const DEFAULT_MAX_NODES = 400_000;
