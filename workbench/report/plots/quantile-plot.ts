import type { RankedSystem } from '../findings/findings.ts';
import { axisNames } from '../svg/axis-names.ts';
import { line } from '../svg/marks.ts';
import { escaped, tag } from '../svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../svg/picture.ts';
import { linearScale, type Scale } from '../svg/scale.ts';
import { bottomTick, leftTick } from '../svg/ticks.ts';
import { legend } from './legend.ts';

/** What to draw. */
export interface QuantilePlotInput {
  readonly title: string;
  readonly yAxis: string;
  readonly systems: readonly RankedSystem[];
}

const WIDTH = PLOT_WIDTH;
const HEIGHT = 470;
const LEFT = 58;
const RIGHT = WIDTH - 24;
/** Points of a curve: ten pixels apart looks smooth, and takes a third of the bytes of three pixels. */
const STEPS = 80;

/**
 * Page scores of every system from its worst page to its best (the transposed distribution function): one page in ten
 * falls below the height of a curve at 10 %.
 */
export function quantilePlot({ title, yAxis, systems }: QuantilePlotInput): Picture {
  const drawn = systems.filter(({ sortedScores }) => sortedScores.length > 0);
  const chosen = drawn.filter(({ slot }) => slot !== null).toSorted((a, b) => a.slot! - b.slot!);
  const others = drawn.filter(({ slot }) => slot === null);
  const key = legend(chosen, LEFT, RIGHT, others.length > 0 ? 'each other system' : null);
  const x = linearScale([0, 1], [LEFT, RIGHT], 10);
  const y = linearScale([0, 1], [HEIGHT - 50, key.height + 14], 5);
  const body = [
    key.markup,
    axes(x, y, yAxis),
    ...others.map((system) => curve(system, x, y, 'other-line')),
    ...chosen.toReversed().map((system) => curve(system, x, y, `line s${system.slot}`)),
  ];
  return { width: WIDTH, height: HEIGHT, title, description: describe(chosen), body: body.join('') };
}

function axes(x: Scale, y: Scale, yAxis: string): string {
  const [bottom, top] = [y(0), y(1)];
  const across = y.ticks.map(
    (value) => line(LEFT, y(value), RIGHT, y(value), 'grid') + leftTick(value.toFixed(1), LEFT, y(value)),
  );
  const down = x.ticks.map(
    (value) =>
      line(x(value), top, x(value), bottom, 'grid') +
      bottomTick(`${Math.round(value * 100)} %`, x(value), bottom),
  );
  const names = axisNames({ left: LEFT, right: RIGHT, top, bottom }, 'pages, worst first', yAxis);
  return [...across, ...down, names].join('');
}

function curve(system: RankedSystem, x: Scale, y: Scale, classes: string): string {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    return `${x(share).toFixed(1)},${y(quantile(system.sortedScores, share)).toFixed(1)}`;
  });
  return tag(
    'polyline',
    { points: points.join(' '), class: classes, 'data-system': system.name },
    tag('title', {}, escaped(system.name)),
  );
}

/** The score that a share of the pages does not exceed. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const floor = Math.floor(at);
  const low = sorted[floor] ?? 0;
  return low + (at - floor) * ((sorted[floor + 1] ?? low) - low);
}

function describe(systems: readonly RankedSystem[]): string {
  return systems
    .map(({ name, sortedScores }) => {
      const at = (share: number): string => quantile(sortedScores, share).toFixed(2);
      return `${name}: one page in ten scores below ${at(0.1)}, one in four below ${at(0.25)}, half below ${at(0.5)}.`;
    })
    .join(' ');
}
