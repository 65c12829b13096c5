import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Selection } from '../selection/selection.ts';
import { MAX_POOR_WORDS, type RicherPage, richerPage } from './richer-page.ts';
import { shownWords } from './shown-words.ts';

/** A selection that shows fewer of the words that the data hold has missed them. @sweep shown-of-richer */
const MIN_SHOWN_SHARE = 0.25;

/**
 * The selection or, if it is poor and the page keeps its prose outside the visible markup, what `select` makes of that
 * prose.
 */
export function enrichSelection(
  given: PlacedSelection,
  select: (page: Page) => PlacedSelection,
): PlacedSelection {
  const { page, selection } = given;
  const richer = richerPage(page, shownWords(page, selection, MAX_POOR_WORDS));
  if (richer === null) return given;
  const found = richer.isWhole ? null : select(richer.page).selection;
  // The method may find no more than before, because it needs boxes or reads the source; then the whole body is taken.
  const isPoor =
    found === null ||
    shownWords(richer.page, found, MAX_POOR_WORDS) < Math.min(MAX_POOR_WORDS, richer.words * MIN_SHOWN_SHARE);
  const better = isPoor ? wholeBody(richer) : found;
  // A page built from data was parsed again and may have met a limit of its own.
  const parsing = richer.isWhole ? richer.page.warnings : [];
  const warnings = [...(better.warnings ?? []), ...parsing, richer.warning];
  return { page: richer.page, selection: { ...better, warnings } };
}

function wholeBody({ page, warning }: RicherPage): Selection {
  return { roots: [bodyOf(page.tree)], removed: [], reasons: [warning.message] };
}
