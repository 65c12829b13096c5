import type { NodeId, Page } from 'fovea';
import { rectOf } from 'fovea/layout';
import { columnShapes, gceShapes, type Shape, type ShapeKind, zoneShapes } from 'fovea/methods';
import { t } from '../i18n/messages.ts';
import type { Found } from '../live/find-content.ts';
import { type HeadKind, type HeadPart, headParts } from '../live/head-parts.ts';
import { type Shown, withNode } from '../live/title.ts';

/** The kinds of shapes in the overlay: those of a method, the blocks that were left out, and what stands above the text. */
export type DrawnKind = ShapeKind | 'removed' | HeadKind;

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
  const parts = headParts(page, result);
  const removed = (result.removed ?? []).flatMap(({ nodeId, reason, score }) =>
    around(page, nodeId, parts).map((node): Drawn => {
      return { kind: 'removed', rect: boxOf(node), label: reason, ...(score === null ? {} : { score }) };
    }),
  );
  const head = parts.map(({ kind, node }): Drawn => ({ kind, rect: boxOf(node), label: t(`part_${kind}`) }));
  const chosen = selection.roots.map((root, n): Drawn => {
    const score = selection.scores?.[n];
    return { kind: 'chosen', rect: boxOf(root), ...(score === undefined ? {} : { score }) };
  });
  return [...(own ?? removed), ...chosen, ...head].filter(
    ({ kind, rect }) => kind === 'centre' || rect.width * rect.height > 0,
  );
}

/** A part that was left out, without what the reader shows above the text. */
function around(page: Page, node: NodeId, parts: readonly HeadPart[]): readonly NodeId[] {
  const only: Shown = { roots: [], removed: [node] };
  return parts.reduce((left, part) => withNode(page, left, part.node), only).removed;
}
