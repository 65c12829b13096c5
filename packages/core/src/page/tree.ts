/**
 * A page's tree is the parser's own: flat typed arrays, one entry per node, in document order. The subtree of node `n`
 * is the id range `[n, end[n])`, so "all descendants" is a loop and "is `a` inside `b`" two comparisons; ancestor sums
 * are one pass from the last id to the first.
 */
export {
  type AttributeTable,
  type HtmlTree as PageTree,
  Namespace,
  NO_NODE,
  type NodeId,
  NodeKind,
  type TextPieces,
} from 'fovea-html';
