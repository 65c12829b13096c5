import { isFoveaError } from '../errors.ts';
import type { ExtractOptions } from '../options.ts';
import type { Page } from '../page/page.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import { recordSelection } from '../trace/outside.ts';
import type { Trace } from '../trace/trace.ts';
import type { Method } from './method.ts';
import { resolveParameters } from './parameters.ts';
import { DEFAULT_METHOD, findMethod } from './registry.ts';

/** The method that was asked for, and what it selected on the page. */
export function chooseContent(
  page: Page,
  options: Pick<ExtractOptions, 'method' | 'methodOptions'>,
  trace: Trace,
): { method: Method; selection: Selection } {
  const wanted = options.method ?? DEFAULT_METHOD;
  const method = typeof wanted === 'string' ? findMethod(wanted) : wanted;
  const parameters = resolveParameters(method, options.methodOptions);
  // A method on the source selects ranges; cleaning and output need the nodes there.
  const selection = rangesToNodes(page, selectOrExplain(method, page, parameters));
  if (trace.isOn) recordSelection(page.tree, selection, method.name, trace);
  return { method, selection };
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
