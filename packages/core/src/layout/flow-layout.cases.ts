import { textLengths } from '../features/text-length.ts';
import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';
import { withLayout } from './build-layout.ts';
import { defaultDisplay } from './default-display.ts';
import { FULL_HD } from './layout.cases.ts';

const CHARACTER = 8;
const LINE = 20;

/**
 * A toy renderer for test pages in plain HTML: every block takes the full width, one below the other, and every text
 * has its own lines. It is linear, so that tests can measure growth through it.
 */
export function flowLayout(page: Page, indent = 4): Page {
  const { size, kind, parent, depth } = page.tree;
  const chars = textLengths(page, new Uint8Array(size));
  const height = new Float64Array(size);
  const width = Float64Array.from(depth, (level) => Math.max(40, FULL_HD.width - 2 * indent * level));
  for (let id = size - 1; id > 0; id--) {
    if (kind[id] === NodeKind.text) height[id] = LINE * Math.ceil((chars[id]! * CHARACTER) / width[id]!);
    const isShown = kind[id] === NodeKind.text || defaultDisplay(page.tree.tag[id]!) !== 'none';
    if (isShown) height[parent[id]!]! += height[id]!;
    else height[id] = 0;
  }
  const y = new Float64Array(size);
  const below = new Float64Array(size);
  return withLayout(page, {
    viewport: FULL_HD,
    lookOf(id) {
      y[id] = below[parent[id]!]!;
      below[id] = y[id]!;
      below[parent[id]!]! += height[id]!;
      const lines = width[id]!;
      const isText = kind[id] === NodeKind.text;
      const shownWidth = isText ? Math.min(lines, chars[id]! * CHARACTER) : lines;
      return { box: { x: (FULL_HD.width - lines) / 2, y: y[id]!, width: shownWidth, height: height[id]! } };
    },
  });
}
