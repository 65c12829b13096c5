import type { Warning } from '../warnings.ts';
import type { ComputedStyle, Size } from './page-layout.ts';

/** The mark of a snapshot file. */
export const SNAPSHOT_FORMAT = 'fovea-snapshot';

/** The version that this Fovea writes and reads; a change of meaning gets a new one. @format */
export const SNAPSHOT_VERSION = 1;

/**
 * A rendered page as plain JSON: `capturePage` makes it in a browser, and `pageFromSnapshot` turns it into a `Page`.
 * Columns instead of objects and one pool of strings keep it small, before and after compression.
 *
 * Nodes are in document order: node 0 is the document, and `depth` says where the others belong. The content of an
 * accessible shadow root or same-origin frame is in the place where it is shown.
 */
export interface PageSnapshot {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly version: typeof SNAPSHOT_VERSION;
  readonly url: string | null;
  readonly title: string;
  /** Size of the window. */
  readonly viewport: Size;
  /** The whole document, at least as large as the viewport. */
  readonly document: Size;
  /** Whether the document was laid out in quirks mode. */
  readonly quirks: boolean;
  /** Name, public id and system id of the DOCTYPE. */
  readonly doctype: readonly [name: string, publicId: string, systemId: string] | null;
  /** Every tag name, attribute name, attribute value and text, once. */
  readonly strings: readonly string[];
  readonly styles: readonly ComputedStyle[];
  readonly nodes: SnapshotNodes;
  readonly attributes: SnapshotAttributes;
  /** What the capture could not see or had to cut. */
  readonly warnings: readonly Warning[];
}

/** One entry per node in every column. */
export interface SnapshotNodes {
  /** `NodeKind`. */
  readonly kind: readonly number[];
  /** Distance from the document node. */
  readonly depth: readonly number[];
  /** Index in `strings` of an element's tag name or a text's or comment's text; -1 for other nodes. */
  readonly name: readonly number[];
  /** `Namespace` of an element. */
  readonly namespace: readonly number[];
  /** How many rows of `attributes` belong to the node. */
  readonly attributeCount: readonly number[];
  /** Boxes in page coordinates, in CSS pixels. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly width: readonly number[];
  readonly height: readonly number[];
  /** Row of `styles`. */
  readonly style: readonly number[];
  /** `HiddenBy` bits. */
  readonly hidden: readonly number[];
}

/** The attributes of all elements, in document order; both columns are indexes into `strings`. */
export interface SnapshotAttributes {
  readonly name: readonly number[];
  readonly value: readonly number[];
}
