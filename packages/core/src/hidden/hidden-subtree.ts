import type { NodeId } from '../page/tree.ts';
import type { HiddenWay } from './reasons.ts';

/**
 * `collapsed`: real content behind a control, such as a tab, an accordion or `<details>`; kept.
 * `invisible`: content that no reader ever sees, such as text meant only for machines; left out.
 */
export type HiddenKind = 'collapsed' | 'invisible';

/** A subtree of the content that the page does not show, by its root. */
export interface HiddenSubtree {
  readonly node: NodeId;
  readonly kind: HiddenKind;
  readonly by: HiddenWay;
  /** The element that hides it, if that element shows other text. */
  readonly around?: NodeId;
}

/** How an element hides text. */
export interface Hiding {
  readonly by: HiddenWay;
  /** The hidden texts, if the element shows others; `null` if all of it is hidden. */
  readonly texts: readonly NodeId[] | null;
  /** Whether the reader can open it by ticking a box or following a link. Expensive. */
  readonly isOpened?: () => boolean;
}

/** Tells how nodes of a page are hidden. Callers ask in document order: ancestors before descendants. */
export interface HidingReader {
  hidingOf(node: NodeId): Hiding | null;
}

/** A hidden part with more than this share of the text is the content itself, waiting for a script that never ran. @sweep hidden-share */
export const MAX_SHARE = 0.5;
/** Minimum letters for a panel to be worth keeping. @sweep panel-letters */
export const MIN_PANEL_LETTERS = 40;
/** Maximum share of them that may be in links. @sweep panel-links */
export const MAX_LINKED = 0.5;
