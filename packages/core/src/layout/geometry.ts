import type { PageLayout } from '../page/page-layout.ts';
import type { NodeId } from '../page/tree.ts';

/** A rectangle in page coordinates, in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point in page coordinates. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rectangle of a node. */
export function rectOf({ x, y, width, height }: PageLayout, node: NodeId): Rect {
  return { x: x[node]!, y: y[node]!, width: width[node]!, height: height[node]! };
}

/** The area of a node; 0 without a box. */
export function areaOf({ width, height }: PageLayout, node: NodeId): number {
  return width[node]! * height[node]!;
}

/** The middle of a rectangle. */
export function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The distance between two points. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The distance from a point to a rectangle: 0 inside, infinite for a rectangle without area. */
export function distanceToRect(point: Point, { x, y, width, height }: Rect): number {
  if (width <= 0 || height <= 0) return Number.POSITIVE_INFINITY;
  const beside = Math.max(x - point.x, 0, point.x - (x + width));
  const above = Math.max(y - point.y, 0, point.y - (y + height));
  return Math.hypot(beside, above);
}

/** The smallest rectangle around those with an area; an empty one at 0 if there are none. */
export function unionRects(rects: Iterable<Rect>): Rect {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y, width, height } of rects) {
    if (width <= 0 || height <= 0) continue;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}
