import { selectWhereRich } from '../embedded/select-where-rich.ts';
import { isFoveaError } from '../errors.ts';
import { foldLayout } from '../hidden/fold-layout.ts';
import type { ExtractOptions } from '../options.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { selectIncluded, withoutExcluded } from '../rules/apply-choice.ts';
import { applyEdits } from '../rules/apply-edits.ts';
import type { Choice } from '../rules/page-rule.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import { recordSelection } from '../trace/outside.ts';
import type { Trace } from '../trace/trace.ts';
import type { Method } from './method.ts';
import { resolveParameters } from './parameters.ts';
import { DEFAULT_METHOD, findMethod } from './registry.ts';

/**
 * The method that was asked for, and what it selected; `choices` are the caller's own, `restored` the nodes that a caller put
 * back. The selection is on `page`: another one than was given where the content is not in the page's own markup.
 */
export function chooseContent(
  given: Page,
  options: Pick<ExtractOptions, 'method' | 'methodOptions' | 'restore' | 'remove'>,
  trace: Trace,
  choices: readonly Choice[] = [],
): { page: Page; method: Method; selection: Selection; restored: readonly NodeId[] } {
  const page = foldLayout(given);
  const wanted = options.method ?? DEFAULT_METHOD;
  const method = typeof wanted === 'string' ? findMethod(wanted) : wanted;
  const parameters = resolveParameters(method, options.methodOptions);
  // A method on the source selects ranges; cleaning and output need the nodes there.
  const select = (from: Page): Selection => rangesToNodes(from, selectOrExplain(method, from, parameters));
  const included = selectIncluded(page, choices);
  const found = included === null ? selectWhereRich(page, select) : { page, selection: included };
  const kept = withoutExcluded(found.page, found.selection, choices);
  const { selection, restored } = applyEdits(found.page, kept, options);
  if (trace.isOn) recordSelection(found.page.tree, selection, method.name, trace);
  return { page: found.page, method, selection, restored };
}

/** A page that a method cannot work on is a result without content, not a failure of the caller. */
function selectOrExplain(
  method: Method,
  page: Page,
  options: ReturnType<typeof resolveParameters>,
): Selection {
  try {
    return method.select(page, { options });
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page') {
      return emptySelection('unsupported', error.message);
    }
    throw error;
  }
}
