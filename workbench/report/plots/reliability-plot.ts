import { calibrationError, type ReliabilityBin } from '../../metrics/statistics/reliability.ts';
import { axisNames } from '../svg/axis-names.ts';
import { label, line, marker, textWidth } from '../svg/marks.ts';
import { leaf, tag } from '../svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../svg/picture.ts';
import { linearScale, type Scale } from '../svg/scale.ts';
import { bottomTick, leftTick } from '../svg/ticks.ts';

/** Predictions of one kind, and their outcomes. */
export interface ReliabilitySeries {
  readonly name: string;
  readonly bins: readonly ReliabilityBin[];
}

const HEIGHT = 560;
const FRAME = { left: 58, right: PLOT_WIDTH - 24, top: 40, bottom: HEIGHT - 52 };
/** Height of the bars at the bottom of the plot that show how many predictions there are. */
const BARS = 90;
const BAR_WIDTH = 14;

/** Predictions against outcomes; perfect calibration is on the dashed line. Bars show the distribution of predictions. */
export function reliabilityPlot(title: string, series: readonly ReliabilitySeries[]): Picture {
  const x = linearScale([0, 1], [FRAME.left, FRAME.right], 10);
  const y = linearScale([0, 1], [FRAME.bottom, FRAME.top], 10);
  const body = [
    legend(series),
    axes(x, y),
    line(x(0), y(0), x(1), y(1), 'frontier'),
    ...series.flatMap((one, slot) => [bars(one, slot, x, series.length), curve(one, slot, x, y)]),
  ];
  return { width: PLOT_WIDTH, height: HEIGHT, title, description: describe(series), body: body.join('') };
}

function legend(series: readonly ReliabilitySeries[]): string {
  let at = FRAME.left;
  return series
    .map(({ name }, slot) => {
      const mark = marker(slot, at + 6, 14) + label(name, at + 17, 18);
      at += textWidth(name) + 40;
      return mark;
    })
    .join('');
}

function axes(x: Scale, y: Scale): string {
  const { left, right, top, bottom } = FRAME;
  const across = y.ticks.map(
    (value) => line(left, y(value), right, y(value), 'grid') + leftTick(value.toFixed(1), left, y(value)),
  );
  const down = x.ticks.map(
    (value) => line(x(value), top, x(value), bottom, 'grid') + bottomTick(value.toFixed(1), x(value), bottom),
  );
  return [...across, ...down, axisNames(FRAME, 'predicted', 'observed')].join('');
}

function bars({ bins }: ReliabilitySeries, slot: number, x: Scale, count: number): string {
  return bins
    .map(({ share, predicted }) =>
      leaf('rect', {
        class: `s${slot}`,
        opacity: 0.25,
        'stroke-width': 0,
        x: x(predicted) + (slot - count / 2) * BAR_WIDTH,
        y: FRAME.bottom - share * BARS,
        width: BAR_WIDTH - 2,
        height: share * BARS,
      }),
    )
    .join('');
}

function curve({ name, bins }: ReliabilitySeries, slot: number, x: Scale, y: Scale): string {
  const points = bins.map(
    ({ predicted, observed }) => `${x(predicted).toFixed(1)},${y(observed).toFixed(1)}`,
  );
  const dots = bins.map(({ predicted, observed, share }) =>
    marker(
      slot,
      x(predicted),
      y(observed),
      `${name}: predicted ${predicted.toFixed(3)}, observed ${observed.toFixed(3)}, ${(100 * share).toFixed(1)} %`,
    ),
  );
  return tag('polyline', { points: points.join(' '), class: `line s${slot}` }) + dots.join('');
}

function describe(series: readonly ReliabilitySeries[]): string {
  return series
    .map(({ name, bins }) => `${name}: expected calibration error ${calibrationError(bins).toFixed(3)}.`)
    .join(' ');
}
