import type { HtmlWarning } from './warnings.ts';

/** Index of a node in the flat arrays of an `HtmlTree`; ids are in document order, 0 is the document. */
export type NodeId = number;

/** "No node": the value of `parent[0]`, `firstChild` of a leaf and `nextSibling` of a last child. */
export const NO_NODE = -1;

/** Values of `HtmlTree.kind`. */
export const NodeKind = {
  document: 0,
  doctype: 1,
  element: 2,
  text: 3,
  comment: 4,
} as const;

/** Values of `HtmlTree.namespace`. */
export const Namespace = { html: 0, svg: 1, mathml: 2, other: 3 } as const;

/**
 * A document as flat typed arrays, one entry per node, in document order. The subtree of node `n` is the id range `[n,
 * end[n])`. The content of a `template` element is below the element itself.
 */
export interface HtmlTree {
  /** The parsed source, to which all offsets refer. */
  readonly source: string;
  /** Number of nodes; ids run from 0 to `size - 1`. */
  readonly size: number;
  readonly kind: Uint8Array;
  /** Tag id of an element (see `Tag`), 0 for everything else. */
  readonly tag: Uint16Array;
  readonly namespace: Uint8Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly lastChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly previousSibling: Int32Array;
  /** One past the last id of the subtree. */
  readonly end: Int32Array;
  /** Distance from the document node. */
  readonly depth: Uint16Array;
  /** Source offset where the node begins (start tag, first character), or -1 if the parser implied it. */
  readonly sourceStart: Int32Array;
  /** Source offset just after the node (including its end tag), or -1 if unknown. */
  readonly sourceEnd: Int32Array;
  /**
   * Pieces of a text or comment node: rows `pieceStart[id] … pieceStart[id + 1] - 1` of `pieces`. A text node has
   * several pieces if the parser merged runs that are not adjacent in the source.
   */
  readonly pieceStart: Int32Array;
  readonly pieces: TextPieces;
  /** Attributes of an element: rows `attributeStart[id] … attributeStart[id + 1] - 1` of `attributes`. */
  readonly attributeStart: Int32Array;
  readonly attributes: AttributeTable;
  /** Names of tags that have no fixed id, by `tag - FIRST_CUSTOM_TAG`. */
  readonly customTags: readonly string[];
  /** The document's DOCTYPE, or `null`. */
  readonly doctype: DoctypeInfo | null;
  /** Whether the DOCTYPE requires quirks mode (or is missing). */
  readonly quirks: boolean;
  /** One entry for every cap that was reached. */
  readonly warnings: readonly HtmlWarning[];
}

/** Text as ranges of the source, decoded on demand. */
export interface TextPieces {
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** `TextBit`s: how the text differs from its range; 0 if it does not. */
  readonly bits: Uint8Array;
}

/** Attribute rows of all elements, in document order. */
export interface AttributeTable {
  /** Index into `names`. */
  readonly name: Int32Array;
  /** The attribute names of the page, and a few that the parser itself uses. */
  readonly names: readonly string[];
  /** The index of each name in `names`. */
  readonly nameIds: ReadonlyMap<string, number>;
  /** Source range of the value without quotes; -1 if the attribute has none. */
  readonly valueStart: Int32Array;
  readonly valueEnd: Int32Array;
  /** `TextBit`s of the value. */
  readonly bits: Uint8Array;
}

/** The parts of a DOCTYPE; a missing part is an empty string. */
export interface DoctypeInfo {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
}
