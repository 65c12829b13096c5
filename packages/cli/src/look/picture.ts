import type { Page, PageLayout, Size } from 'fovea';
import { type Rect, rectOf } from 'fovea/layout';
import type { Shape } from 'fovea/methods';
import type { RemovedShape } from './overlays/overlay.ts';
import { SHAPE_STYLES } from './shape-styles.ts';
import { shown, svgDocument, svgElement, svgText } from './svg.ts';

/** The largest picture that browsers draw in one piece. */
const MAX_SIDE = 16_384;
/** Radius of the dot that represents a point. */
const DOT = 9;
const TEXT_NODE = 3;
const LABEL = { 'font-size': 15, 'font-family': 'sans-serif', 'font-weight': 'bold' } as const;

/** The size of the picture of a page. */
export function pictureSize({ document }: PageLayout): Size {
  return { width: Math.min(document.width, MAX_SIDE), height: Math.min(document.height, MAX_SIDE) };
}

/** Shapes over a background, as an SVG file. */
export function pictureOf(size: Size, background: string, shapes: readonly (Shape | RemovedShape)[]): string {
  return svgDocument(size.width, size.height, background, ...shapes.map(drawn));
}

/** A screenshot as a background. */
export function screenshotBackground(png: Uint8Array, { width, height }: Size): string {
  return svgElement('image', {
    width,
    height,
    href: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
  });
}

/** The text boxes of a page in grey: the background for a snapshot, which has no picture. */
export function sketchBackground(page: Page, layout: PageLayout): string {
  const { width, height } = pictureSize(layout);
  const boxes: string[] = [svgElement('rect', { width, height, fill: '#ffffff' })];
  for (let id = 0; id < page.tree.size; id++) {
    if (page.tree.kind[id] !== TEXT_NODE || layout.hidden[id] !== 0) continue;
    boxes.push(svgElement('rect', { ...rectOf(layout, id), fill: '#c8c8c8' }));
  }
  return boxes.join('');
}

function drawn(shape: Shape | RemovedShape): string {
  const { kind, rect } = shape;
  const style = SHAPE_STYLES[kind];
  const isPoint = rect.width === 0 && rect.height === 0;
  const outline = isPoint
    ? svgElement('circle', { cx: rect.x, cy: rect.y, r: DOT, ...style })
    : svgElement('rect', { ...rect, ...style });
  return outline + labelOf(shape, rect);
}

function labelOf({ kind, label, score }: Shape | RemovedShape, { x, y, width, height }: Rect): string {
  const text = [label, score === undefined ? undefined : shown(score)].filter((part) => part !== undefined);
  if (text.length === 0) return '';
  const { stroke = '#000000', fill } = SHAPE_STYLES[kind];
  const isPoint = width === 0 && height === 0;
  const colour = isPoint ? (fill ?? stroke) : stroke;
  // Above the shape, so as not to hide it, unless there is no room.
  const place = isPoint ? { x: x + DOT + 4, y: y + 5 } : { x: x + 2, y: y < 20 ? y + 16 : y - 5 };
  return svgText(place.x, place.y, text.join(' '), {
    ...LABEL,
    fill: colour,
    stroke: '#ffffff',
    'stroke-width': 3,
    'paint-order': 'stroke',
  });
}
