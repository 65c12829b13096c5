import { FoveaError } from '../errors.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import { selectNodes } from '../page/selectors/select-nodes.ts';
import type { Selector } from '../page/selectors/selector.ts';
import { withoutNodes } from '../selection/edit-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Selection } from '../selection/selection.ts';
import type { Choice, Selectors } from './page-rule.ts';

/** The selection that the caller's `include` makes, or `null` where it makes none. */
export function selectIncluded(page: Page, choices: readonly Choice[]): PlacedSelection | null {
  const selector = choices.flatMap(({ include }) => readSelectors('include', include));
  const roots = selector.length === 0 ? [] : outermost(page.tree, selectNodes(page, selector));
  if (roots.length === 0) return null;
  return { page, selection: { roots, removed: [], reasons: ['The caller chose the content.'] } };
}

/** A selection without what the caller's `exclude` names. */
export function withoutExcluded(page: Page, selection: Selection, choices: readonly Choice[]): Selection {
  const selector = choices.flatMap(({ exclude }) => readSelectors('exclude', exclude));
  return selector.length === 0 ? selection : withoutNodes(page.tree, selection, selectNodes(page, selector));
}

function readSelectors(option: string, selectors: Selectors | undefined): Selector {
  const texts = selectors === undefined ? [] : typeof selectors === 'string' ? [selectors] : selectors;
  return texts.flatMap((text) => {
    const selector = parseSelector(text);
    if (selector === null)
      throw new FoveaError('invalid-option', `${option}: cannot read the selector '${text}'.`);
    return selector;
  });
}
