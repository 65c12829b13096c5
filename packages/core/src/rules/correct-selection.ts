import type { NodeId } from '../page/tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { withCaptions } from '../selection/with-captions.ts';
import { withoutExcluded } from './apply-choice.ts';
import { applyEdits, type Edits } from './apply-edits.ts';
import type { ReadChoice } from './page-rule.ts';

/** A selection as its caller corrected it. */
export interface CorrectedSelection extends PlacedSelection {
  /** The nodes that the caller put back. */
  readonly restored: readonly NodeId[];
}

/** What a caller may want of a selection whatever the method says. */
export interface Corrections extends Edits {
  /** `keep` for all captions of what is selected. */
  readonly captions: 'auto' | 'keep' | 'drop';
}

/** Adds captions where all are wanted, takes out what the caller excludes, then puts back and removes what the caller names by id: the last word. */
export function correctSelection(
  { page, selection }: PlacedSelection,
  choices: readonly ReadChoice[],
  corrections: Corrections,
): CorrectedSelection {
  const whole = corrections.captions === 'keep' ? withCaptions(page, selection) : selection;
  return { page, ...applyEdits(page, withoutExcluded(page, whole, choices), corrections) };
}
