import { isFoveaError } from '../errors.ts';
import type { Page } from '../page/page.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import type { Method, MethodOptions } from './method.ts';
import { resolveParameters } from './parameters.ts';
import { DEFAULT_METHOD, findMethod } from './registry.ts';

/** A method and the values of its parameters. */
export interface ReadyMethod {
  readonly method: Method;
  readonly parameters: MethodOptions;
}

/** The method that was asked for, by name or itself, with its parameters checked. */
export function readyMethod(wanted: string | Method = DEFAULT_METHOD, given?: MethodOptions): ReadyMethod {
  const method = typeof wanted === 'string' ? findMethod(wanted) : wanted;
  return { method, parameters: resolveParameters(method, given) };
}

/** The nodes that a method selects. One on the source selects ranges, and cleaning and output need the nodes there. */
export function runMethod(ready: ReadyMethod, page: Page): PlacedSelection {
  return { page, selection: rangesToNodes(page, selectOrExplain(ready, page)) };
}

/** A page that a method cannot work on is a result without content, not a failure of the caller. */
function selectOrExplain({ method, parameters }: ReadyMethod, page: Page): Selection {
  try {
    return method.select(page, { options: parameters });
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page') {
      return emptySelection('unsupported', error.message);
    }
    throw error;
  }
}
