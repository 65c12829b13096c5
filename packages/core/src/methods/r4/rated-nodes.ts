import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE } from '../../page/tree.ts';
import { candidatesOf, childCounts, suitableElements } from './candidates.ts';
import { measure } from './measures.ts';
import { type R4Options, r4Options } from './options.ts';

/** How many elements of a page become points in R⁴: the x axis of the paper's figure of runtimes. */
export function ratedNodes(page: Page, options: R4Options): number {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return 0;
  const checked = r4Options(options);
  const measures = measure(page, body, checked);
  const suitable = suitableElements(page.tree, measures, checked);
  return candidatesOf(suitable, childCounts(page.tree, measures, checked)).length;
}
