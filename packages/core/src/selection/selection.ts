import type { NodeId } from '../page/tree.ts';
import type { Warning } from '../warnings.ts';
import type { BlockScores } from './block-scores.ts';
import type { PageType } from './page-type.ts';

/** Why a method found nothing. */
export interface EmptyReason {
  readonly code: 'no-body' | 'no-text' | 'no-match' | 'unsupported' | 'nothing-left';
  readonly message: string;
}

/** A node that a method or a cleaning pass removed, and why. */
export interface Removal {
  readonly node: NodeId;
  /** Which rule removed it, for instance `clean/hidden` or `cectd-ds`. */
  readonly step: string;
  readonly reason: string;
  readonly score?: number;
}

/** A part of a page's source, as UTF-16 offsets; `end` is exclusive. */
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
   * The content as ranges of the source, in order and without overlap, from a method that never reads the tree; its
   * `roots` are empty until `rangesToNodes` finds them.
   */
  readonly ranges?: readonly SourceRange[];
  /** One score per root, if the method has scores. */
  readonly scores?: readonly number[];
  /** The method's confidence, 0 to 1, if it can tell. */
  readonly confidence?: number;
  /** The scores of a method that judges blocks of text. */
  readonly blocks?: BlockScores;
  /** What kind of page this is, where the method can tell. */
  readonly pageType?: PageType;
  /** Why the rest of the page is not content, where one reason holds for all of it. */
  readonly why?: string;
  /** One sentence per decision, for people. */
  readonly reasons: readonly string[];
  /** What the caller should know, for instance that another method took over. */
  readonly warnings?: readonly Warning[];
  /** Present when there is no content. */
  readonly empty?: EmptyReason;
}
