import { axisNames } from '../../report/svg/axis-names.ts';
import { line, marker } from '../../report/svg/marks.ts';
import { type Picture, PLOT_WIDTH } from '../../report/svg/picture.ts';
import { logScale, type Scale } from '../../report/svg/scale.ts';
import { bottomTick, leftTick } from '../../report/svg/ticks.ts';
import type { PageRuntime } from './page-runtime.ts';

const HEIGHT = 480;
const FRAME = { left: 64, right: PLOT_WIDTH - 24, top: 22, bottom: HEIGHT - 52 };

/** Figure 2 of the R⁴ paper: the runtime of each page by its rated nodes, both by their logarithm. */
export function runtimePlot(pages: readonly PageRuntime[]): Picture {
  const shown = pages.filter(({ rated, time }) => rated > 0 && time.milliseconds > 0);
  const x = logScale(rangeOf(shown.map(({ rated }) => rated)), [FRAME.left, FRAME.right]);
  const y = logScale(rangeOf(shown.map(({ time }) => time.milliseconds)), [FRAME.bottom, FRAME.top]);
  const dots = shown.map(({ id, rated, time }) =>
    marker(0, x(rated), y(time.milliseconds), `${id}: ${rated} nodes, ${time.milliseconds.toFixed(2)} ms`),
  );
  return {
    width: PLOT_WIDTH,
    height: HEIGHT,
    title: 'R⁴: runtime by rated nodes',
    description: `${shown.length} pages; the runtime grows with the number of rated nodes.`,
    body: [axes(x, y), ...dots].join(''),
  };
}

/** A little more than the values take. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  return values.length === 0 ? [1, 10] : [Math.min(...values) / 1.2, Math.max(...values) * 1.2];
}

function axes(x: Scale, y: Scale): string {
  const { left, right, top, bottom } = FRAME;
  const across = y.ticks.map(
    (value) => line(left, y(value), right, y(value), 'grid') + leftTick(String(value), left, y(value)),
  );
  const down = x.ticks.map(
    (value) => line(x(value), top, x(value), bottom, 'grid') + bottomTick(String(value), x(value), bottom),
  );
  return [...across, ...down, axisNames(FRAME, 'rated nodes', 'CPU milliseconds')].join('');
}
