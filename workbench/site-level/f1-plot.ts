import { axisNames } from '../report/svg/axis-names.ts';
import { label, line, marker } from '../report/svg/marks.ts';
import { leaf } from '../report/svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../report/svg/picture.ts';
import { linearScale, logScale, niceRange, tickText } from '../report/svg/scale.ts';
import { bottomTick, leftTick } from '../report/svg/ticks.ts';
import { type PageScore, SIBLINGS } from './measure-methods.ts';
import { meanScore } from './site-page.ts';

const HEIGHT = 460;
const FRAME = { left: 58, right: PLOT_WIDTH - 150, top: 22, bottom: HEIGHT - 52 };
const LABEL_HEIGHT = 15;
const SLOTS = 6;

/** F1 of words over the number of siblings, a line for each method; those that see one page alone are level. */
export function f1Plot(scores: readonly PageScore[]): Picture {
  const systems = [...new Set(scores.map(({ system }) => system))];
  const curves = systems.map((system, slot) => {
    const f1 = SIBLINGS.map((k) => meanScore(scores, system, k)?.words.f1 ?? Number.NaN);
    return { system, slot: slot % SLOTS, f1 };
  });
  const x = logScale([1, SIBLINGS.at(-1)!], [FRAME.left, FRAME.right]);
  const range = niceRange(
    curves.flatMap(({ f1 }) => f1),
    0.1,
    [0, 1],
  );
  const y = linearScale(range, [FRAME.bottom, FRAME.top]);
  const grid = [
    ...y.ticks.map(
      (value) =>
        line(FRAME.left, y(value), FRAME.right, y(value), 'grid') +
        leftTick(tickText(value, y.ticks), FRAME.left, y(value)),
    ),
    ...SIBLINGS.map(
      (k) => line(x(k), FRAME.top, x(k), FRAME.bottom, 'grid') + bottomTick(String(k), x(k), FRAME.bottom),
    ),
    axisNames(FRAME, 'siblings', 'F1 of words'),
  ];
  const ends = spread(curves.map(({ f1 }) => y(f1.at(-1)!)));
  const drawn = curves.map(({ system, slot, f1 }, at) => {
    const points = f1.map((value, n) => `${x(SIBLINGS[n]!).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return [
      leaf('polyline', { points, class: `s${slot}`, 'fill-opacity': 0, 'stroke-width': 1.5 }),
      ...f1.map((value, n) =>
        marker(slot, x(SIBLINGS[n]!), y(value), `${system}, ${SIBLINGS[n]}: ${value.toFixed(3)}`),
      ),
      label(system, FRAME.right + 12, ends[at]! + 4),
    ].join('');
  });
  const description = curves.map(({ system, f1 }) => `${system} ${f1.at(-1)!.toFixed(3)}`).join(', ');
  return {
    width: PLOT_WIDTH,
    height: HEIGHT,
    title: 'F1 of words by the number of siblings',
    description: `With 16 siblings: ${description}.`,
    body: [...grid, ...drawn].join(''),
  };
}

/** Heights moved apart, so that names do not overlap. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((height, at) => ({ height, at })).toSorted((a, b) => a.height - b.height);
  const places = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, at } of order) {
    last = Math.max(height, last + LABEL_HEIGHT);
    places[at] = last;
  }
  return places;
}
