import type { Page, Selection } from 'fovea';
import { NodeKind } from 'fovea/page';

/** The writing mode of a page. */
export type Writing = 'horizontal-tb' | 'vertical-rl' | 'vertical-lr';

/** The writing mode of most of the content's text, as the page shows it. */
export function writingOf({ tree, layout }: Page, { roots }: Pick<Selection, 'roots'>): Writing {
  const isAnyVertical = layout?.styles.some(({ writingMode }) => writingMode.startsWith('vertical')) === true;
  // True of almost every page.
  if (layout === null || !isAnyVertical) return 'horizontal-tb';
  const weight: Record<Writing, number> = { 'horizontal-tb': 0, 'vertical-rl': 0, 'vertical-lr': 0 };
  for (const root of roots) {
    for (let node = root; node < tree.end[root]!; node++) {
      if (tree.kind[node] !== NodeKind.text) continue;
      const mode = layout.styles[layout.style[node]!]?.writingMode;
      // Weighted by visible area; `sideways` and unknown modes count as horizontal.
      const key: Writing = mode === 'vertical-rl' || mode === 'vertical-lr' ? mode : 'horizontal-tb';
      weight[key] += layout.width[node]! * layout.height[node]!;
    }
  }
  if (weight['vertical-rl'] > weight['horizontal-tb']) return 'vertical-rl';
  return weight['vertical-lr'] > weight['horizontal-tb'] ? 'vertical-lr' : 'horizontal-tb';
}
