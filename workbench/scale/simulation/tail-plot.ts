import { axisNames } from '../../report/svg/axis-names.ts';
import { label, line, marker } from '../../report/svg/marks.ts';
import { leaf } from '../../report/svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../../report/svg/picture.ts';
import { linearScale, logScale, niceRange, tickText } from '../../report/svg/scale.ts';
import { bottomTick, leftTick } from '../../report/svg/ticks.ts';
import {
  CORES,
  CRAWL,
  type CrawlSize,
  type CrawlWay,
  type Measured,
  simulateCrawl,
  WAYS,
} from './crawl-plans.ts';

const HEIGHT = 420;
const FRAME = { left: 62, right: PLOT_WIDTH - 30, top: 90, bottom: HEIGHT - 52 };
const LEGEND_HEIGHT = 17;

/** How many times longer than ideal a crawl takes, over the number of cores. */
export function tailPlot(measured: Measured, crawl: CrawlSize = CRAWL): Picture {
  const curves = (Object.keys(WAYS) as CrawlWay[]).map((way, slot) => ({
    way,
    slot,
    ratios: CORES.map((cores) => {
      const { hours, idealHours } = simulateCrawl(way, cores, measured, crawl);
      return hours / idealHours;
    }),
  }));
  const x = logScale([CORES[0]!, CORES.at(-1)!], [FRAME.left + 20, FRAME.right - 20]);
  const range = niceRange(
    curves.flatMap(({ ratios }) => ratios),
    0.1,
    [1, Number.POSITIVE_INFINITY],
  );
  const y = linearScale(range, [FRAME.bottom, FRAME.top]);
  const grid = [
    ...y.ticks.map(
      (value) =>
        line(FRAME.left, y(value), FRAME.right, y(value), 'grid') +
        leftTick(tickText(value, y.ticks), FRAME.left, y(value)),
    ),
    ...CORES.map((cores) => bottomTick(cores.toLocaleString('en'), x(cores), FRAME.bottom)),
    axisNames(FRAME, 'cores', 'time ÷ ideal'),
  ];
  const drawn = curves.map(({ way, slot, ratios }) => {
    const points = ratios.map((ratio, at) => `${x(CORES[at]!).toFixed(1)},${y(ratio).toFixed(1)}`).join(' ');
    const legendY = 14 + slot * LEGEND_HEIGHT;
    return [
      leaf('polyline', { points, class: `s${slot}`, 'fill-opacity': 0, 'stroke-width': 1.5 }),
      ...ratios.map((ratio, at) =>
        marker(slot, x(CORES[at]!), y(ratio), `${way}, ${CORES[at]} cores: ${ratio.toFixed(3)}`),
      ),
      marker(slot, FRAME.left + 8, legendY - 4, way),
      label(way, FRAME.left + 22, legendY),
    ].join('');
  });
  const description = curves.map(({ way, ratios }) => `${way} ${ratios.at(-1)!.toFixed(2)}`).join(', ');
  return {
    width: PLOT_WIDTH,
    height: HEIGHT,
    title: 'How much longer than ideal a crawl takes',
    description: `On ${CORES.at(-1)!.toLocaleString('en')} cores: ${description}.`,
    body: [...grid, ...drawn].join(''),
  };
}
