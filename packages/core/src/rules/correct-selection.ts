import type { NodeId } from '../page/tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { withCaptions } from '../selection/with-captions.ts';
import { withoutExcluded } from './apply-choice.ts';
import { applyEdits, type Edits } from './apply-edits.ts';
import type { ReadChoice } from './page-rule.ts';

/** A selection with the caller's corrections. */
export interface CorrectedSelection extends PlacedSelection {
  /** The nodes that the caller restored. */
  readonly restored: readonly NodeId[];
}

/** What a caller may change in a selection, whatever the method says. */
export interface Corrections extends Edits {
  /** `keep` for all captions of what is selected. */
  readonly captions: 'auto' | 'keep' | 'drop';
}

/**
 * Adds captions if all are wanted and removes what the caller excludes; then restores and removes what the caller names
 * by id, which has the last word.
 */
export function correctSelection(
  { page, selection }: PlacedSelection,
  choices: readonly ReadChoice[],
  corrections: Corrections,
): CorrectedSelection {
  const whole = corrections.captions === 'keep' ? withCaptions(page, selection) : selection;
  return { page, ...applyEdits(page, withoutExcluded(page, whole, choices), corrections) };
}
