import type { NodeId } from '../page/tree.ts';
import type { Warning } from '../warnings.ts';
import type { BlockScores } from './block-scores.ts';
import type { PageType } from './page-type.ts';

/** Why a method found nothing. */
export interface EmptyReason {
  readonly code: 'no-body' | 'no-text' | 'no-match' | 'unsupported' | 'nothing-left';
  readonly message: string;
}

/** A node that a method or a clean pass took out of the content, and why. */
export interface Removal {
  readonly node: NodeId;
  /** Which rule removed it, for instance `clean/hidden` or `cectd-ds`. */
  readonly step: string;
  readonly reason: string;
  readonly score?: number;
}

/** A part of a page's source, as UTF-16 offsets; `end` is not in it. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** What a method returns: which part of the page is the main content. */
export interface Selection {
  /** Roots of the kept subtrees, in document order, none inside another. */
  readonly roots: readonly NodeId[];
  /** Roots of subtrees inside the kept ones that are not content, in document order. */
  readonly removed: readonly NodeId[];
  /**
   * The content as parts of the source, in order and apart, from a method that never looks at the tree; its
   * `roots` are empty until `rangesToNodes` finds them.
   */
  readonly ranges?: readonly SourceRange[];
  /** One score per root, where the method has one. */
  readonly scores?: readonly number[];
  /** How sure the method is, 0 to 1, where it can tell. */
  readonly confidence?: number;
  /** What a method that judges blocks of text thought of each. */
  readonly blocks?: BlockScores;
  /** What kind of page this is, where the method can tell. */
  readonly pageType?: PageType;
  /** One sentence per decision, for people. */
  readonly reasons: readonly string[];
  /** What the caller should know, for instance that another method had to take over. */
  readonly warnings?: readonly Warning[];
  /** Present when there is no content. */
  readonly empty?: EmptyReason;
}
