import { OutputTags } from '../construction/output-tags.ts';
import { DEFAULT_HTML_LIMITS, type HtmlLimits } from '../limits.ts';
import { knownTagId } from '../names/tags.ts';
import { type DoctypeInfo, type HtmlTree, Namespace, NodeKind } from '../tree.ts';
import { capWarnings } from './cap-warnings.ts';
import { linkNodes } from './document-order.ts';
import { MAX_TREE_DEPTH, withNames } from './finish-tree.ts';

/**
 * A document from another parser, one entry per node in document order; node 0 is the document. A depth is at most one
 * more than that of the node before, and only below the document or an element.
 */
export interface TreeRows {
  /** The string that text and attribute ranges refer to. */
  readonly source: string;
  readonly kind: Uint8Array;
  readonly namespace: Uint8Array;
  readonly depth: Int32Array;
  /** The tag name of an element. */
  readonly tagName: (node: number) => string;
  readonly pieceStart: Int32Array;
  readonly pieces: HtmlTree['pieces'];
  readonly attributeStart: Int32Array;
  readonly attributes: Omit<HtmlTree['attributes'], 'nameIds'>;
  readonly doctype: DoctypeInfo | null;
  readonly quirks: boolean;
}

/** Builds a tree from rows, for instance those of a live DOM; nodes that are too deep move up, as in a parsed page. */
export function treeFromRows(rows: TreeRows, limits: Partial<HtmlLimits> = {}): HtmlTree {
  const bounds = { ...DEFAULT_HTML_LIMITS, ...limits };
  const links = linkNodes(rows.depth, Math.min(bounds.maxDepth, MAX_TREE_DEPTH));
  const size = rows.depth.length;
  const outputTags = new OutputTags();
  const tag = tagsOf(rows, outputTags);
  const sourceStart = new Int32Array(size).fill(-1);
  const sourceEnd = new Int32Array(size).fill(-1);
  return {
    source: rows.source,
    size,
    kind: rows.kind,
    tag,
    namespace: rows.namespace,
    parent: links.parent,
    firstChild: links.firstChild,
    lastChild: links.lastChild,
    nextSibling: links.nextSibling,
    previousSibling: links.previousSibling,
    end: links.end,
    depth: links.depth,
    sourceStart,
    sourceEnd,
    pieceStart: rows.pieceStart,
    pieces: rows.pieces,
    attributeStart: rows.attributeStart,
    attributes: withNames(rows.attributes, rows.attributes.names),
    customTags: outputTags.custom,
    doctype: rows.doctype,
    quirks: rows.quirks,
    warnings: capWarnings({ flattened: links.flattened, rareTags: outputTags.capped }, bounds),
  };
}

function tagsOf(rows: TreeRows, outputTags: OutputTags): Uint16Array {
  const tag = new Uint16Array(rows.kind.length);
  for (let id = 1; id < tag.length; id++) {
    if (rows.kind[id] !== NodeKind.element) continue;
    const name = rows.tagName(id);
    const isHtml = rows.namespace[id] === Namespace.html;
    tag[id] = (isHtml ? knownTagId(name) : undefined) ?? outputTags.foreign(name);
  }
  return tag;
}
