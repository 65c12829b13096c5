import { tagTextCounts } from '../../features/tag-text-counts.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { NO_NODE } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Method } from '../method.ts';

/** Keeps everything: the baseline that every other method has to beat, and the last resort. */
export const wholeBody: Method = {
  name: 'whole-body',
  about: 'The whole page body, nothing left out. A floor for comparisons.',
  needs: [],
  parameters: [],
  select(page) {
    const body = bodyOf(page.tree);
    if (body === NO_NODE) return emptySelection('no-body', 'The page has no body.');
    if (tagTextCounts(page).chars[body] === 0)
      return emptySelection('no-text', 'The page has no visible text.');
    return { roots: [body], removed: [], reasons: ['The whole body was asked for.'] };
  },
};
