import { findHidden } from '../hidden/find-hidden.ts';
import type { HiddenSubtree } from '../hidden/hidden-subtree.ts';
import type { NodeId } from '../page/tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Trace } from '../trace/trace.ts';
import { withoutInvisible, withRestored } from './apply-hidden.ts';

/** What a reader of the page sees of a selection, and the parts of it that the page hides. */
export interface SeenSelection extends PlacedSelection {
  readonly hidden: readonly HiddenSubtree[];
}

/** Leaves out what the page hides for good, except the nodes that the caller put back. */
export function hideUnseen(
  { page, selection }: PlacedSelection,
  restored: readonly NodeId[],
  trace: Trace,
): SeenSelection {
  const hidden = withRestored(page, findHidden(page, selection.roots, selection.removed), restored);
  return { page, selection: withoutInvisible(page, selection, hidden, trace), hidden };
}
