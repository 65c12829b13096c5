/** A point with a name to write next to it. */
export interface NamedPoint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The position of a name: its left end, vertically centred. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
  /** True if it is so far from its point that it needs a leader line. */
  readonly isApart: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half the height of a line of small text, with a small margin. */
const HALF_LINE = 7.5;
/** Room for a marker. */
const MARK = 6;
/** Distances to try, nearest first; beyond the second a leader line is drawn. */
const RINGS: readonly number[] = [9, 14, 22, 32, 44, 58, 74, 92, 112, 134];
/** Directions in order of preference: right, left, above, below, then the corners. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.7],
  [0.8, 0.7],
  [-0.8, -0.7],
  [-0.8, 0.7],
  [0.95, -0.35],
  [0.95, 0.35],
  [-0.95, -0.35],
  [-0.95, 0.35],
];
const OVERLAP_COST = 1000;
const OUTSIDE_COST = 5000;

/**
 * Places names next to their points so that they cover neither each other nor a point. Greedy: the most crowded point
 * chooses first, and takes the position with the lowest cost.
 */
export function placeLabels(points: readonly NamedPoint[], bounds: Box): readonly Placement[] {
  const marks = points.map(({ x, y }) => ({
    left: x - MARK,
    right: x + MARK,
    top: y - MARK,
    bottom: y + MARK,
  }));
  const placed: Box[] = [];
  const placements = new Array<Placement>(points.length);
  for (const index of byCrowd(points)) {
    const point = points[index]!;
    let best: { placement: Placement; box: Box; cost: number } | null = null;
    for (const candidate of candidatesFor(point)) {
      const cost = candidate.cost + crowding(candidate.box, marks, index, placed, bounds);
      if (best === null || cost < best.cost) best = { ...candidate, cost };
    }
    placements[index] = best!.placement;
    placed.push(best!.box);
  }
  return placements;
}

function* candidatesFor(point: NamedPoint): Generator<{ placement: Placement; box: Box; cost: number }> {
  for (const [ring, distance] of RINGS.entries()) {
    for (const [order, [dx, dy]] of DIRECTIONS.entries()) {
      const x = point.x + dx * distance;
      const y = point.y + dy * distance;
      const anchor = dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end';
      const left = anchor === 'middle' ? x - point.width / 2 : anchor === 'start' ? x : x - point.width;
      const box = { left, right: left + point.width, top: y - HALF_LINE, bottom: y + HALF_LINE };
      yield { placement: { x, y, anchor, isApart: ring > 1 }, box, cost: distance + order };
    }
  }
}

function crowding(box: Box, marks: readonly Box[], own: number, placed: readonly Box[], bounds: Box): number {
  let cost = 0;
  for (const other of placed) if (overlap(box, other)) cost += OVERLAP_COST;
  for (const [i, mark] of marks.entries()) if (i !== own && overlap(box, mark)) cost += OVERLAP_COST / 2;
  const isOutside =
    box.left < bounds.left || box.right > bounds.right || box.top < bounds.top || box.bottom > bounds.bottom;
  return isOutside ? cost + OUTSIDE_COST : cost;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Indices of the points, the one with the nearest neighbours first. */
function byCrowd(points: readonly NamedPoint[]): readonly number[] {
  const crowd = points.map((a) =>
    points.reduce((sum, b) => sum + (a === b ? 0 : 1 / (4 + Math.hypot(a.x - b.x, a.y - b.y))), 0),
  );
  return points.map((_, i) => i).toSorted((a, b) => crowd[b]! - crowd[a]! || a - b);
}
