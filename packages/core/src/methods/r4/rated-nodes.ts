import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE } from '../../page/tree.ts';
import { resolveParameters } from '../parameters.ts';
import { candidatesOf, childCounts, suitableElements } from './candidates.ts';
import { measure } from './measures.ts';
import { r4Options } from './options.ts';
import { r4 } from './r4.ts';

/** How many elements of a page become points in R⁴ by default: the x axis of the paper's figure of runtimes. */
export function ratedNodes(page: Page): number {
  const body = bodyOf(page.tree);
  if (body === NO_NODE) return 0;
  const checked = r4Options(resolveParameters(r4));
  const measures = measure(page, body, checked);
  const suitable = suitableElements(page.tree, measures, checked);
  return candidatesOf(suitable, childCounts(page.tree, measures, checked)).length;
}
