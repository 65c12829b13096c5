import { centreOf, distanceBetween, distanceToRect, type Point, rectOf } from '../../layout/geometry.ts';
import type { PageLayout } from '../../page/page-layout.ts';
import type { NodeId } from '../../page/tree.ts';
import { cellRect, type Grid } from './grid.ts';

/** Step 6: the mean of the kept cells, then with the window's centre, then with the document's as well. */
export function centresOf(grid: Grid, isKept: Uint8Array, layout: PageLayout): readonly Point[] {
  const sum = { x: 0, y: 0, count: 0 };
  const mean = (): Point => ({ x: sum.x / sum.count, y: sum.y / sum.count });
  const add = ({ x, y }: Point): void => {
    sum.x += x;
    sum.y += y;
    sum.count++;
  };
  for (let cell = 0; cell < isKept.length; cell++) {
    if (isKept[cell] === 1) add(centreOf(cellRect(grid, cell)));
  }
  const first = mean();
  add(windowCentre(layout));
  const second = mean();
  add(documentCentre(layout));
  return [first, second, mean()];
}

/** The middle of the window. */
function windowCentre({ viewport }: PageLayout): Point {
  return { x: viewport.width / 2, y: viewport.height / 2 };
}

/** The middle of the document, ignoring horizontal overflow. */
function documentCentre({ viewport, document }: PageLayout): Point {
  const height = Math.max(document.height, viewport.height);
  return { x: Math.min(viewport.width, document.width) / 2, y: height / 2 };
}

/** The text closest to a centre. */
export interface Seed {
  readonly text: NodeId;
  readonly distance: number;
}

/** Step 7: the text nearest to a point: by its rectangle, then by its middle, then by order. */
export function nearestText(layout: PageLayout, texts: readonly NodeId[], point: Point): Seed {
  let best: Seed & { readonly toMiddle: number } = {
    text: texts[0]!,
    distance: Infinity,
    toMiddle: Infinity,
  };
  for (const text of texts) {
    const rect = rectOf(layout, text);
    const distance = distanceToRect(point, rect);
    if (distance > best.distance) continue;
    const toMiddle = distanceBetween(point, centreOf(rect));
    if (distance < best.distance || toMiddle < best.toMiddle) best = { text, distance, toMiddle };
  }
  return { text: best.text, distance: best.distance };
}
