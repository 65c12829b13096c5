import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { selectNodes } from '../page/selectors/select-nodes.ts';
import { withoutNodes } from '../selection/edit-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Selection } from '../selection/selection.ts';
import type { ReadChoice } from './page-rule.ts';

/** The selection of the caller's `include`, or `null` if it matches nothing. */
export function selectIncluded(page: Page, choices: readonly ReadChoice[]): PlacedSelection | null {
  const selector = choices.flatMap(({ include }) => include.flatMap((one) => one.selector));
  const roots = selector.length === 0 ? [] : outermost(page.tree, selectNodes(page, selector));
  if (roots.length === 0) return null;
  return { page, selection: { roots, removed: [], reasons: ['The caller chose the content.'] } };
}

/** A selection without what the caller's `exclude` names. */
export function withoutExcluded(page: Page, selection: Selection, choices: readonly ReadChoice[]): Selection {
  const selector = choices.flatMap(({ exclude }) => exclude.flatMap((one) => one.selector));
  return selector.length === 0 ? selection : withoutNodes(page.tree, selection, selectNodes(page, selector));
}
