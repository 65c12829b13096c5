/** How to capture; everything is optional. */
export interface CaptureOptions {
  /** The address to note instead of the document's own. */
  readonly url?: string;
  /**
   * Nodes that are taken; the capture stops there and says so.
   * @default 400_000
   */
  readonly maxNodes?: number;
}

/** As many nodes as Fovea reads of a page by default. */
export const DEFAULT_MAX_NODES = 400_000;
