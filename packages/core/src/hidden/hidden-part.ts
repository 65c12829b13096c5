import type { NodeId } from '../page/tree.ts';

/**
 * `collapsed`: real content behind a control, such as a tab, an accordion or `<details>`; kept.
 * `invisible`: what no reader of the page ever sees, such as text for machines alone; left out.
 */
export type HiddenKind = 'collapsed' | 'invisible';

/** How something is hidden. */
export type HiddenWay =
  | 'attribute'
  | 'aria-hidden'
  | 'display'
  | 'visibility'
  | 'opacity'
  | 'clip'
  | 'off-screen'
  | 'no-size'
  | 'transparent'
  | 'folded';

/** A part of the content that the page does not show. */
export interface HiddenPart {
  readonly node: NodeId;
  readonly kind: HiddenKind;
  readonly by: HiddenWay;
}
