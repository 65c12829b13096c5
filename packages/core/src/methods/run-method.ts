import { isFoveaError } from '../errors.ts';
import type { Page } from '../page/page.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import type { Method } from './method.ts';

/** A method and the values of its parameters. */
export interface ReadyMethod {
  readonly method: Method;
  /** All of them. */
  readonly methodOptions: object;
}

/** The nodes that a method selects. One on the source selects ranges, and cleaning and output need the nodes there. */
export function runMethod(ready: ReadyMethod, page: Page): PlacedSelection {
  return { page, selection: rangesToNodes(page, selectOrExplain(ready, page)) };
}

/** A page that a method cannot work on is a result without content, not a failure of the caller. */
function selectOrExplain({ method, methodOptions }: ReadyMethod, page: Page): Selection {
  try {
    return method.select(page, { options: methodOptions });
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page') {
      return emptySelection('unsupported', error.message);
    }
    throw error;
  }
}
