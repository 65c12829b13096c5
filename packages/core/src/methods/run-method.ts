import { isFoveaError } from '../errors.ts';
import type { Page } from '../page/page.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import type { Method } from './method.ts';

/** A method and the values of its parameters. */
export interface ReadyMethod {
  readonly method: Method;
  /** All of them. */
  readonly methodOptions: object;
  /** What is known about the site of the page. */
  readonly site: SiteProfile | null;
}

/**
 * Runs a method and returns the nodes that it selects. A method on the source selects ranges, which are mapped to nodes
 * for cleaning and output.
 */
export function runMethod(ready: ReadyMethod, page: Page): PlacedSelection {
  return { page, selection: rangesToNodes(page, selectOrExplain(ready, page)) };
}

/** A page that a method cannot handle is a result without content, not an error of the caller. */
function selectOrExplain({ method, methodOptions, site }: ReadyMethod, page: Page): Selection {
  try {
    return method.select(page, { options: methodOptions, site });
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page') {
      return emptySelection('unsupported', error.message);
    }
    throw error;
  }
}
