import type { MethodOptions, Page } from 'fovea';
import type { Shape } from 'fovea/methods';
import { layoutOf, mainSegment } from './main-segment.ts';
import { VIPS_PARAMETERS } from './options.ts';
import { type ContentNode, segmentPage } from './segment.ts';
import type { Separator } from './separators.ts';

/** The separators with their weights, the parts with their degrees of coherence, and the chosen part. */
export function vipsShapes(page: Page, options: MethodOptions = {}): readonly Shape[] {
  const permitted = Number(options['permitted'] ?? VIPS_PARAMETERS[0]!.default);
  const segmentation = segmentPage(page, layoutOf(page), permitted);
  if (segmentation === null) return [];
  const { root, segments } = segmentation;
  const main = mainSegment(segmentation);
  const isSegment = new Set(segments);
  const shapes: Shape[] = [];
  const open: ContentNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isSegment.has(node)) continue;
    for (const separator of node.separators) shapes.push(separatorShape(separator, node));
    for (const child of node.children) open.push(child);
  }
  for (const { rect, coherence } of segments) shapes.push({ kind: 'zone', rect, score: coherence });
  if (main !== null) shapes.push({ kind: 'chosen', rect: main.rect, score: main.coherence });
  return shapes;
}

/** A separator is as long as the part that it divides. */
function separatorShape({ direction, start, end, weight }: Separator, { rect }: ContentNode): Shape {
  const thickness = end - start;
  return {
    kind: 'cell-dropped',
    rect:
      direction === 'horizontal'
        ? { x: rect.x, y: start, width: rect.width, height: thickness }
        : { x: start, y: rect.y, width: thickness, height: rect.height },
    label: 'w',
    score: weight,
  };
}
