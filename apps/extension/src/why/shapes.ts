import type { NodeId, Page } from 'fovea';
import { rectOf } from 'fovea/layout';
import { columnShapes, gceShapes, type Shape, type ShapeKind, zoneShapes } from 'fovea/methods';
import type { Found } from '../live/find-content.ts';

/** The kinds of shapes in the overlay: those of a method, and the blocks that were left out. */
export type DrawnKind = ShapeKind | 'removed';

/** A shape to draw over the page, in page coordinates. */
export interface Drawn extends Omit<Shape, 'kind'> {
  readonly kind: DrawnKind;
}

/** Methods that can draw how they see a page; for the others, the selected and the removed blocks are drawn. */
const OWN_SHAPES: Readonly<Record<string, (page: Page) => readonly Shape[]>> = {
  gce: gceShapes,
  'layout-analysis': (page) => [...zoneShapes(page), ...columnShapes(page)],
};

/** The shapes that explain a choice. */
export function shapesOf(page: Page, { result, selection }: Found): readonly Drawn[] {
  const { layout } = page;
  if (layout === null) return [];
  const boxOf = (node: NodeId): Shape['rect'] => rectOf(layout, node);
  const own = OWN_SHAPES[result.method]?.(page);
  const removed: Drawn[] = (result.removed ?? []).map(({ nodeId, reason, score }) => {
    return { kind: 'removed', rect: boxOf(nodeId), label: reason, ...(score === null ? {} : { score }) };
  });
  const chosen = selection.roots.map((root, n): Drawn => {
    const score = selection.scores?.[n];
    return { kind: 'chosen', rect: boxOf(root), ...(score === undefined ? {} : { score }) };
  });
  return [...(own ?? removed), ...chosen].filter(
    ({ kind, rect }) => kind === 'centre' || rect.width * rect.height > 0,
  );
}
