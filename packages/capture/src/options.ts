/**
 * Which styles to read: all those of a snapshot, or only those that affect position and visibility. The others (type,
 * direction, alignment, colours) then keep their initial values; no method of Fovea uses them.
 */
export type StyleDetail = 'all' | 'layout';

/** How to capture; everything is optional. */
export interface CaptureOptions {
  /** The address to record instead of the document's own. */
  readonly url?: string;
  /**
   * Maximum number of nodes to capture; beyond that the snapshot ends with a warning.
   * @default 400_000
   */
  readonly maxNodes?: number;
  /**
   * `layout` is faster, for pages that are extracted at once and not stored.
   * @default 'all'
   */
  readonly styles?: StyleDetail;
  /**
   * Of a larger page no live nodes are kept. A script that keeps very many makes the browser pause now and then, to make
   * room for them.
   * @default Infinity
   */
  readonly maxKept?: number;
  /** Leaves out the nodes for which it is true, and everything in them: what the caller itself has put on the page. */
  readonly ignore?: (node: Node) => boolean;
}

/** As many nodes as Fovea reads from a page by default. @cap */
export const DEFAULT_MAX_NODES = 400_000;
