import type { RankedSystem } from '../findings/findings.ts';
import { axisNames } from '../svg/axis-names.ts';
import { label, line, marker, textWidth } from '../svg/marks.ts';
import { escaped, leaf, tag } from '../svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../svg/picture.ts';
import { type NamedPoint, placeLabels } from '../svg/place-labels.ts';
import { errorScale, logScale, type Scale } from '../svg/scale.ts';
import { bottomTick, leftTick } from '../svg/ticks.ts';

/** What to draw. */
export interface ScatterInput {
  readonly title: string;
  readonly xAxis: string;
  readonly yAxis: string;
  readonly systems: readonly RankedSystem[];
}

interface Point extends NamedPoint {
  readonly system: RankedSystem;
}

const WIDTH = PLOT_WIDTH;
const HEIGHT = 560;
const FRAME = { left: 58, right: WIDTH - 24, top: 22, bottom: HEIGHT - 52 };
const NAME_SIZE = 11.5;
/** Plain letters of this size are about as wide as bold ones. */
const BOLD_SIZE = 12.5;

/** Accuracy against cost, with every system named; the line joins those that none beats in both. */
export function scatter({ title, xAxis, yAxis, systems }: ScatterInput): Picture {
  const shown = systems.filter(
    ({ cost, overall }) => cost !== null && cost.msPerPage > 0 && overall !== null,
  );
  const costs = shown.map(({ cost }) => cost!.msPerPage);
  const x = logScale(costRange(costs), [FRAME.left, FRAME.right]);
  const y = errorScale(scoreRange(shown.map(({ overall }) => overall!.estimate)), [FRAME.bottom, FRAME.top]);
  const points = shown.map(
    (system): Point => ({
      system,
      x: x(system.cost!.msPerPage),
      y: y(system.overall!.estimate),
      width: textWidth(system.name, system.slot === null ? NAME_SIZE : BOLD_SIZE),
    }),
  );
  const body = [axes(x, y, xAxis, yAxis), frontier(points), ...names(points), ...points.map(dot)];
  return { width: WIDTH, height: HEIGHT, title, description: describe(shown), body: body.join('') };
}

/** From a bit below the lowest cost to a bit above the highest. */
function costRange(costs: readonly number[]): readonly [number, number] {
  if (costs.length === 0) return [1, 100];
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  const air = Math.max(1.1, (high / low) ** 0.1);
  return [low / air, high * air];
}

/** The scores with a margin at both ends. */
function scoreRange(scores: readonly number[]): readonly [number, number] {
  if (scores.length === 0) return [0, 0.9];
  return [Math.max(0, Math.min(...scores) - 0.04), 1 - (1 - Math.max(...scores)) * 0.85];
}

function axes(x: Scale, y: Scale, xAxis: string, yAxis: string): string {
  const { left, right, top, bottom } = FRAME;
  const across = y.ticks.map(
    (value) => line(left, y(value), right, y(value), 'grid') + leftTick(value.toFixed(2), left, y(value)),
  );
  const down = x.ticks.map(
    (value) => line(x(value), top, x(value), bottom, 'grid') + bottomTick(String(value), x(value), bottom),
  );
  return [...across, ...down, axisNames(FRAME, xAxis, yAxis)].join('');
}

function names(points: readonly Point[]): string[] {
  return placeLabels(points, { ...FRAME, top: 4, right: WIDTH }).map((place, i) => {
    const { x, y, system } = points[i]!;
    const leader = place.isApart ? line(x, y, place.x, place.y, 'leader') : '';
    const classes = system.slot === null ? 'small halo' : `small strong s${system.slot} halo`;
    const text = label(system.name, place.x, place.y + 4, { class: classes, anchor: place.anchor });
    return tag('g', { 'data-system': system.name }, leader, text);
  });
}

function dot({ x, y, system }: Point): string {
  const told = `${system.name}: ${system.overall!.estimate.toFixed(3)}, ${roundMs(system.cost!.msPerPage)} ms per page`;
  if (system.slot !== null) return tag('g', { 'data-system': system.name }, marker(system.slot, x, y, told));
  return tag(
    'circle',
    { cx: x, cy: y, r: 4, class: 'other', 'data-system': system.name },
    tag('title', {}, escaped(told)),
  );
}

/** Systems that no other beats in cost and accuracy, cheapest first. */
function frontier(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const best: Point[] = [];
  for (const point of sorted) if (best.length === 0 || point.y < best.at(-1)!.y) best.push(point);
  const path = best.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return best.length < 2 ? '' : leaf('polyline', { points: path, class: 'frontier' });
}

function describe(systems: readonly RankedSystem[]): string {
  return systems
    .map(
      ({ name, overall, cost }) =>
        `${name}: ${overall!.estimate.toFixed(3)} at ${roundMs(cost!.msPerPage)} ms.`,
    )
    .join(' ');
}

function roundMs(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toFixed(1);
}
