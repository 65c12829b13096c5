import type { TextWeights } from '../../features/tag-text-counts.ts';
import { textLengths } from '../../features/text-length.ts';
import { seenNodes } from '../../hidden/seen-nodes.ts';
import { layoutOf } from '../../layout/layout-of.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { type PageLayout, styleOf } from '../../page/page-layout.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import type { Method } from '../method.ts';
import { composite } from './composite-density.ts';
import { selectByDensity } from './page-densities.ts';
import { selectBySum } from './select-by-sum.ts';

/** Composite text density over characters weighted by their prominence. An approximation: see the README. */
export const cehtdDs: Method = {
  name: 'cehtd-ds',
  about: 'Approximation of CEHTD-DS: composite text density with characters weighted by position and size.',
  needs: ['layout'],
  parameters: [],
  select(page) {
    const layout = layoutOf(page, 'cehtd-ds');
    return selectByDensity(page, composite, selectBySum, visualWeights(page, layout));
  },
};

/** Characters times visual importance, rounded to at least one character, so that no text is lost. */
export function visualWeights(page: Page, layout: PageLayout): TextWeights {
  const unseen = seenNodes(page.tree, layout).map((one) => 1 - one);
  const chars = textLengths(page, unseen);
  const body = bodyOf(page.tree);
  const bodyFont = body === NO_NODE ? 0 : styleOf(layout, body).fontSize;
  for (let id = 0; id < chars.length; id++) {
    if (chars[id]! > 0)
      chars[id] = Math.max(1, Math.round(chars[id]! * visualImportance(layout, id, bodyFont)));
  }
  return { unseen, chars };
}

/** 1 in the middle of the page at the body's font size or larger, a half at its edges, less in smaller type. */
export function visualImportance(layout: PageLayout, node: NodeId, bodyFont: number): number {
  const half = layout.document.width / 2;
  const middle = layout.x[node]! + layout.width[node]! / 2;
  const size = bodyFont > 0 ? Math.min(1, styleOf(layout, node).fontSize / bodyFont) : 1;
  return size / (1 + Math.abs(middle - half) / half);
}
