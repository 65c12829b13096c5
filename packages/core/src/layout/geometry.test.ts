import { describe, expect, it } from 'vitest';
import { centreOf, distanceBetween, distanceToRect, unionRects } from './geometry.ts';

const rect = { x: 10, y: 20, width: 30, height: 40 };

describe('geometry', () => {
  it('measures from a point to the nearest point of a rectangle', () => {
    expect(distanceToRect({ x: 20, y: 30 }, rect)).toBe(0);
    expect(distanceToRect({ x: 40, y: 60 }, rect)).toBe(0);
    expect(distanceToRect({ x: 0, y: 30 }, rect)).toBe(10);
    // 3 to the right of 40, 4 below 60.
    expect(distanceToRect({ x: 43, y: 64 }, rect)).toBe(5);
  });

  it('is infinitely far from what has no area', () => {
    expect(distanceToRect({ x: 10, y: 20 }, { ...rect, width: 0 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('finds middles and distances', () => {
    expect(centreOf(rect)).toEqual({ x: 25, y: 40 });
    expect(distanceBetween({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });

  it('unites rectangles that have an area', () => {
    const flat = { x: -100, y: -100, width: 500, height: 0 };
    expect(unionRects([flat, rect, { x: 0, y: 50, width: 20, height: 20 }])).toEqual({
      x: 0,
      y: 20,
      width: 40,
      height: 50,
    });
    expect(unionRects([flat])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
