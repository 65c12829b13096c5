import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Selection } from '../selection/selection.ts';
import { POOR_WORDS, type RicherPage, richerPage } from './richer-page.ts';
import { shownWords } from './shown-words.ts';

/**
 * The selection, or where it is poor and the page keeps its prose out of the visible markup, what `select` makes of that
 * prose.
 */
export function enrichSelection(
  given: PlacedSelection,
  select: (page: Page) => PlacedSelection,
): PlacedSelection {
  const { page, selection } = given;
  const richer = richerPage(page, shownWords(page, selection, POOR_WORDS));
  if (richer === null) return given;
  const found = richer.isWhole ? null : select(richer.page).selection;
  // A method may see no more than before, because it needs boxes or reads the source; the body then has to do.
  const isPoor =
    found === null || shownWords(richer.page, found, POOR_WORDS) < Math.min(POOR_WORDS, richer.words / 4);
  const better = isPoor ? wholeBody(richer) : found;
  // A page made of data has been parsed anew, and may have met a limit of its own.
  const parsing = richer.isWhole ? richer.page.warnings : [];
  const warnings = [...(better.warnings ?? []), ...parsing, richer.warning];
  return { page: richer.page, selection: { ...better, warnings } };
}

function wholeBody({ page, warning }: RicherPage): Selection {
  return { roots: [bodyOf(page.tree)], removed: [], reasons: [warning.message] };
}
