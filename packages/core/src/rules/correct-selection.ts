import type { NodeId } from '../page/tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { withoutExcluded } from './apply-choice.ts';
import { applyEdits, type Edits } from './apply-edits.ts';
import type { ReadChoice } from './page-rule.ts';

/** A selection as its caller corrected it. */
export interface CorrectedSelection extends PlacedSelection {
  /** The nodes that the caller put back. */
  readonly restored: readonly NodeId[];
}

/** Takes out what the caller excludes, then puts back and removes what the caller names by id: the last word. */
export function correctSelection(
  { page, selection }: PlacedSelection,
  choices: readonly ReadChoice[],
  edits: Edits,
): CorrectedSelection {
  return { page, ...applyEdits(page, withoutExcluded(page, selection, choices), edits) };
}
