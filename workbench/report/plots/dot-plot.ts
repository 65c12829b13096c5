import type { RankedSystem, Slice } from '../findings/findings.ts';
import { label, line, marker } from '../svg/marks.ts';
import { escaped, leaf, tag } from '../svg/markup.ts';
import { type Picture, PLOT_WIDTH } from '../svg/picture.ts';
import { linearScale, niceRange, type Scale, tickText } from '../svg/scale.ts';
import { legend } from './legend.ts';

/** What to draw. */
export interface DotPlotInput {
  readonly title: string;
  readonly axis: string;
  readonly slices: readonly Slice[];
  readonly systems: readonly RankedSystem[];
}

const WIDTH = PLOT_WIDTH;
const LEFT = 168;
const RIGHT = 24;
/** Height of the lane of a highlighted system, and of the rug of the others. */
const LANE = 11;
const RUG = 11;
const ROW_GAP = 12;
/** Share of other systems' means that may be left of the axis; they are marked at its edge. */
const OUTLIERS = 0.1;

/**
 * A row per slice: a lane with dot and interval for each highlighted system, and one rug with a tick for every other
 * system, so that it stays readable however many there are.
 */
export function dotPlot({ title, axis, slices, systems }: DotPlotInput): Picture {
  const chosen = systems.filter(({ slot }) => slot !== null).toSorted((a, b) => a.slot! - b.slot!);
  const others = systems.filter(({ slot }) => slot === null);
  const key = legend(chosen, LEFT, WIDTH - RIGHT, others.length > 0 ? 'each other system' : null);
  const rowHeight = chosen.length * LANE + (others.length > 0 ? RUG : 0) + ROW_GAP;
  const top = key.height + 26;
  const bottom = top + slices.length * rowHeight;
  const values = shownValues(slices, chosen);
  const x = linearScale(niceRange(values, 0.1, [0, 1]), [LEFT, WIDTH - RIGHT], 8);
  const rows = slices.map((slice, i) => row(slice, top + i * rowHeight, rowHeight, i, x, chosen, others));
  return {
    width: WIDTH,
    height: bottom + 40,
    title,
    description: describe(slices, chosen),
    body: [key.markup, axisMarks(x, top, bottom, axis), ...rows].join(''),
  };
}

/** The values that must fit: the drawn intervals and the means of others, without the lowest tenth of those. */
function shownValues(slices: readonly Slice[], chosen: readonly RankedSystem[]): readonly number[] {
  const names = new Set(chosen.map(({ name }) => name));
  const all = slices.flatMap(({ values }) => [...values]);
  const others = all.filter(([name]) => !names.has(name)).map(([, { estimate }]) => estimate);
  others.sort((a, b) => a - b);
  const drawn = all.filter(([name]) => names.has(name)).flatMap(([, { low, high }]) => [low, high]);
  return [...drawn, ...others.slice(Math.floor(others.length * OUTLIERS))];
}

function axisMarks(x: Scale, top: number, bottom: number, axis: string): string {
  const marks = x.ticks.map(
    (value) =>
      line(x(value), top - 4, x(value), bottom, 'grid') +
      label(tickText(value, x.ticks), x(value), top - 9, { class: 'tick small number', anchor: 'middle' }) +
      label(tickText(value, x.ticks), x(value), bottom + 14, {
        class: 'tick small number',
        anchor: 'middle',
      }),
  );
  const name = label(axis, (LEFT + WIDTH - RIGHT) / 2, bottom + 32, {
    class: 'faint small',
    anchor: 'middle',
  });
  return marks.join('') + name;
}

function row(
  slice: Slice,
  top: number,
  height: number,
  index: number,
  x: Scale,
  chosen: readonly RankedSystem[],
  others: readonly RankedSystem[],
): string {
  const band = leaf('rect', {
    x: 0,
    y: top,
    width: WIDTH,
    height,
    class: index % 2 === 0 ? 'band' : 'ground',
  });
  const grid = x.ticks.map((value) => line(x(value), top, x(value), top + height, 'grid')).join('');
  const middle = top + height / 2;
  const names =
    label(slice.label, LEFT - 16, middle - 2, { class: 'strong', anchor: 'end' }) +
    label(`${slice.pages} pages`, LEFT - 16, middle + 13, { class: 'faint small number', anchor: 'end' });
  const lanes = chosen.map((system, lane) =>
    laneMarks(system, slice, x, top + ROW_GAP / 2 + lane * LANE + LANE / 2),
  );
  const rugTop = top + ROW_GAP / 2 + chosen.length * LANE;
  const rug = others.map((system) => rugMark(system, slice, x, rugTop));
  return band + grid + names + rug.join('') + lanes.join('');
}

function laneMarks(system: RankedSystem, slice: Slice, x: Scale, y: number): string {
  const value = slice.values.get(system.name);
  if (value === undefined) return '';
  const { estimate, low, high } = value;
  const [least, most] = [x.ticks[0]!, x.ticks.at(-1)!];
  const range = line(x(Math.max(least, low)), y, x(Math.min(most, high)), y, `range s${system.slot}`);
  const told = `${system.name}, ${slice.label}: ${estimate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  return tag('g', { 'data-system': system.name }, range, marker(system.slot!, x(estimate), y, told));
}

function rugMark(system: RankedSystem, slice: Slice, x: Scale, top: number): string {
  const value = slice.values.get(system.name);
  if (value === undefined) return '';
  const told = tag('title', {}, escaped(`${system.name}, ${slice.label}: ${value.estimate.toFixed(3)}`));
  const at = x(value.estimate);
  const shared = { class: 'tick-mark', 'data-system': system.name };
  if (at < LEFT) {
    // An arrow at the edge for values left of the axis.
    const middle = top + RUG / 2;
    const points = `${LEFT - 2},${middle - 4} ${LEFT - 6},${middle} ${LEFT - 2},${middle + 4}`;
    return tag('polyline', { ...shared, fill: 'none', points }, told);
  }
  return tag('line', { ...shared, x1: at, x2: at, y1: top + 1, y2: top + RUG - 2 }, told);
}

function describe(slices: readonly Slice[], chosen: readonly RankedSystem[]): string {
  return slices
    .map(({ label: name, values }) => {
      const scores = chosen.flatMap((system) => {
        const value = values.get(system.name);
        return value === undefined ? [] : [`${system.name} ${value.estimate.toFixed(3)}`];
      });
      return `${name}: ${scores.join(', ')}.`;
    })
    .join(' ');
}
