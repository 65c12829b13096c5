import type { HiddenKind } from '../hidden/hidden-subtree.ts';
import type { HiddenWay } from '../hidden/reasons.ts';
import type { NodeId } from '../page/tree.ts';

/** A part of the selected content that the page does not show. */
export interface HiddenPart {
  readonly nodeId: NodeId;
  readonly path: string;
  /** `collapsed` is real content behind a control and was kept; `invisible` was left out. */
  readonly kind: HiddenKind;
  readonly by: HiddenWay;
  /** The first characters of its text. */
  readonly text: string;
}
