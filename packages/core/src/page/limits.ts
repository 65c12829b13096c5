/** Bounds on the work one page may cause. Every cap that fires is reported as a warning. */
export interface ParseLimits {
  /**
   * UTF-16 units of source that are read; the rest is dropped.
   * @default 33_554_432
   */
  readonly maxChars: number;
  /**
   * Nodes in the tree; parsing stops there.
   * @default 400_000
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
  /** Formatting elements reopened in one place (`<font>` left open thousands of times). @default 16 */
  readonly maxReconstructed: number;
}

/**
 * Depth 512 is Blink's limit. Of 6,904 real pages (the development data) the largest has 5.3 million characters and
 * 54,000 nodes, the deepest 58 levels, the richest element 151 attributes; three pages re-open more than four
 * formatting elements at one place, none more than eight. No cap fires on any of them.
 * Nodes also bound the memory: at 400,000 the worst of four 10 MB pages of nothing but cells, list items, tables and
 * inline tags peaked at 454 MB for the whole process.
 * @cap
 */
export const DEFAULT_LIMITS: ParseLimits = {
  maxChars: 33_554_432,
  maxNodes: 400_000,
  maxDepth: 512,
  maxAttributes: 512,
  maxReconstructed: 16,
};
