/** Bounds on the work one page may cause. Every cap that fires is reported as a warning. */
export interface HtmlLimits {
  /**
   * Nodes in the tree; parsing stops there.
   * @default 1_000_000
   */
  readonly maxNodes: number;
  /**
   * Depth of the tree; deeper elements become siblings, as in Blink.
   * @default 512
   */
  readonly maxDepth: number;
  /**
   * Attributes kept on one element.
   * @default 512
   */
  readonly maxAttributes: number;
  /** Formatting elements reopened in one place (`<font>` left open thousands of times). @default 64 */
  readonly maxReconstructed: number;
}

/** Depth 512 is Blink's limit; the others are far above what real pages have. */
export const DEFAULT_HTML_LIMITS: HtmlLimits = {
  maxNodes: 1_000_000,
  maxDepth: 512,
  maxAttributes: 512,
  maxReconstructed: 64,
};
