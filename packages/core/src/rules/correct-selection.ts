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
  /** Captions that belong to a picture or table in the content, but not to its running text. */
  readonly quiet: ReadonlySet<NodeId>;
}

/** What a caller may change in a selection, whatever the method says. */
export interface Corrections extends Edits {
  /** Whether captions that the method left out belong to the content; by `auto` they do, but not to its text. */
  readonly captions: 'auto' | 'keep' | 'drop';
}

/**
 * Adds captions and removes what the caller excludes; then restores and removes what the caller names
 * by id, which has the last word.
 */
export function correctSelection(
  { page, selection }: PlacedSelection,
  choices: readonly ReadChoice[],
  corrections: Corrections,
): CorrectedSelection {
  const { captions } = corrections;
  const whole = captions === 'drop' ? { selection, added: [] } : withCaptions(page, selection);
  const quiet = new Set(captions === 'auto' ? whole.added : []);
  return { page, quiet, ...applyEdits(page, withoutExcluded(page, whole.selection, choices), corrections) };
}
