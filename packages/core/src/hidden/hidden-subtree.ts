import type { NodeId } from '../page/tree.ts';
import type { HiddenWay } from './reasons.ts';

/**
 * `collapsed`: real content behind a control, such as a tab, an accordion or `<details>`; kept.
 * `invisible`: what no reader of the page ever sees, such as text for machines alone; left out.
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
  /** The hidden texts, if others in the element are shown; `null` if all of it is hidden. */
  readonly texts: readonly NodeId[] | null;
  /** Whether the reader can open it by ticking a box or following a link; it takes time to tell. */
  readonly isOpened?: () => boolean;
}

/** Tells how the nodes of a page are hidden. Ancestors are asked about before their descendants. */
export interface HidingReader {
  hidingOf(node: NodeId): Hiding | null;
}

/** More than this share of the text is the content, hidden until a script that never ran shows it. @sweep hidden-share */
export const MAX_SHARE = 0.5;
/** Letters that a panel needs to be worth keeping, @sweep panel-letters */
export const MIN_PANEL_LETTERS = 40;
/** and the most of them that may be links. @sweep panel-links */
export const MAX_LINKED = 0.5;
