import { axisNames } from '../../report/svg/axis-names.ts';
import { label, line, marker, textWidth } from '../../report/svg/marks.ts';
import { tag } from '../../report/svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../../report/svg/picture.ts';
import { linearScale, logScale, type Scale } from '../../report/svg/scale.ts';
import { bottomTick, leftTick } from '../../report/svg/ticks.ts';

/** The cost of each page of one candidate. */
export interface Curve {
  readonly name: string;
  readonly perPage: readonly number[];
}

const HEIGHT = 430;
const LEFT = 58;
const RIGHT = PLOT_WIDTH - 24;
const TOP = 34;
const BOTTOM = HEIGHT - 50;
/** Pages that a point is the mean of: pages differ in size a hundredfold, so that single ones show nothing. */
const WINDOW = 20;

/** Cost per page against the pages that the process has seen, both on their scales. */
export function firstPlot(curves: readonly Curve[]): Picture {
  const drawn = curves.map(({ name, perPage }) => ({ name, points: windowMeans(perPage) }));
  const values = drawn.flatMap(({ points }) => points.map(({ ms }) => ms));
  const longest = Math.max(...curves.map(({ perPage }) => perPage.length), WINDOW);
  const x = linearScale([0, longest], [LEFT, RIGHT]);
  const y = logScale([Math.min(...values) * 0.8, Math.max(...values) * 1.25], [BOTTOM, TOP]);
  const body = [
    axes(x, y),
    ...drawn.map(({ points }, slot) => polyline(points, x, y, slot)),
    legend(drawn.map(({ name }) => name)),
  ];
  const description = drawn
    .map(
      ({ name, points }) =>
        `${name}: ${points[0]?.ms.toFixed(1)} ms a page at first, ${points.at(-1)?.ms.toFixed(1)} at the end.`,
    )
    .join(' ');
  const title = 'CPU time of a page, by how many pages the process has seen';
  return { width: PLOT_WIDTH, height: HEIGHT, title, description, body: body.join('') };
}

interface Point {
  readonly page: number;
  readonly ms: number;
}

/** Means of neighbouring pages, each at the middle of its window. */
export function windowMeans(perPage: readonly number[]): readonly Point[] {
  return Array.from({ length: Math.floor(perPage.length / WINDOW) }, (_, i) => {
    const window = perPage.slice(i * WINDOW, (i + 1) * WINDOW);
    return { page: (i + 0.5) * WINDOW, ms: window.reduce((total, ms) => total + ms, 0) / WINDOW };
  });
}

function axes(x: Scale, y: Scale): string {
  const across = y.ticks.map(
    (value) => line(LEFT, y(value), RIGHT, y(value), 'grid') + leftTick(String(value), LEFT, y(value)),
  );
  const down = x.ticks.map((value) => bottomTick(String(value), x(value), BOTTOM));
  const frame = { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM };
  return [...across, ...down, axisNames(frame, 'pages before', 'ms per page')].join('');
}

function polyline(points: readonly Point[], x: Scale, y: Scale, slot: number): string {
  const places = points.map(({ page, ms }) => `${x(page).toFixed(1)},${y(ms).toFixed(1)}`);
  return tag('polyline', { points: places.join(' '), class: `line s${slot}` }, '');
}

function legend(names: readonly string[]): string {
  let at = LEFT;
  return names
    .map((name, slot) => {
      const markup = marker(slot, at + 6, 14) + label(name, at + 17, 18);
      at += textWidth(name) + 34;
      return markup;
    })
    .join('');
}
