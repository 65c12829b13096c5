import type { Size } from 'fovea';
import type { DanaCurve } from 'fovea/methods';
import { counted } from '../counted.ts';
import { shown, svgDocument, svgElement, svgText } from './svg.ts';

const WIDTH = 1200;
const PANEL_HEIGHT = 260;
const MARGIN = { top: 56, left: 64, right: 24, between: 56, bottom: 48 };
const PLOT_WIDTH = WIDTH - MARGIN.left - MARGIN.right;
const HEIGHT = MARGIN.top + 2 * PANEL_HEIGHT + MARGIN.between + MARGIN.bottom;

/** The size of the picture. */
export const DENSITY_SIZE: Size = { width: WIDTH, height: HEIGHT };

const COLOURS = {
  content: '#1b7f5c',
  code: '#b3492f',
  chosen: '#f2dc8c',
  other: '#e6e6e6',
  line: '#444444',
} as const;

/** Columns above and below the axis: one per line, or one per few lines of a long page. */
interface Panel {
  readonly title: string;
  readonly above: ArrayLike<number>;
  readonly below: ArrayLike<number>;
}

/** The labels of the chart. */
export interface DensityLabels {
  readonly title: string;
  readonly above: string;
  readonly below: string;
}

/** The density of a page as a picture: the counts on top, their smoothed difference below, as in the DANA paper. */
export function densityChart(curve: DanaCurve, labels: DensityLabels): string {
  const count = curve.diff.length;
  const panels: readonly Panel[] = [
    { title: `${labels.above} above, ${labels.below} below, line by line`, above: curve.N, below: curve.A },
    {
      title: 'smoothed difference over three lines',
      above: curve.diff.map((value) => Math.max(0, value)),
      below: curve.diff.map((value) => Math.max(0, -value)),
    },
  ];
  const drawn = panels.map((panel, index) => {
    const top = MARGIN.top + index * (PANEL_HEIGHT + MARGIN.between);
    return svgElement('g', { transform: `translate(${MARGIN.left} ${top})` }, drawPanel(panel, curve, count));
  });
  const style = { 'font-family': 'sans-serif', 'font-size': 12, fill: COLOURS.line };
  return svgDocument(
    WIDTH,
    HEIGHT,
    svgElement('rect', { width: WIDTH, height: HEIGHT, fill: '#ffffff' }),
    svgElement(
      'g',
      style,
      svgText(MARGIN.left, 24, labels.title, { 'font-size': 16 }),
      ...drawn,
      legend(count),
    ),
  );
}

function drawPanel(panel: Panel, { regions }: DanaCurve, count: number): string {
  const above = columns(panel.above, count);
  const below = columns(panel.below, count);
  const highest = Math.max(1, ...above, ...below);
  const zero = PANEL_HEIGHT / 2;
  const scale = zero / highest;
  return [
    svgText(0, -8, panel.title),
    ...regions.map(({ start, end, isChosen }) => {
      const x = placeOf(start, count);
      const width = Math.max(1, placeOf(end, count) - x);
      return svgElement('rect', {
        x,
        y: 0,
        width,
        height: PANEL_HEIGHT,
        fill: isChosen ? COLOURS.chosen : COLOURS.other,
      });
    }),
    svgElement('path', { d: area(above, zero, -scale), fill: COLOURS.content }),
    svgElement('path', { d: area(below, zero, scale), fill: COLOURS.code }),
    svgElement('path', { d: `M0 ${zero}H${PLOT_WIDTH}`, stroke: COLOURS.line }),
    svgText(-8, 4, shown(highest), { 'text-anchor': 'end' }),
    svgText(-8, zero + 4, '0', { 'text-anchor': 'end' }),
    svgText(-8, PANEL_HEIGHT + 4, shown(-highest), { 'text-anchor': 'end' }),
  ].join('');
}

function placeOf(line: number, count: number): number {
  return (line / Math.max(1, count)) * PLOT_WIDTH;
}

/** At most one column per pixel; a column of several lines shows their mean. */
function columns(values: ArrayLike<number>, count: number): number[] {
  const size = Math.min(count, PLOT_WIDTH);
  return Array.from({ length: size }, (_, column) => {
    const from = Math.floor((column * count) / size);
    const to = Math.max(from + 1, Math.floor(((column + 1) * count) / size));
    let sum = 0;
    for (let line = from; line < to; line++) sum += values[line]!;
    return sum / (to - from);
  });
}

/** The columns as one outline, so that a page of any length needs only one path. */
function area(heights: readonly number[], zero: number, scale: number): string {
  const width = PLOT_WIDTH / Math.max(1, heights.length);
  const steps = heights.map((height) => `V${shown(zero + height * scale)}h${shown(width)}`);
  return `M0 ${zero}${steps.join('')}V${zero}Z`;
}

function legend(count: number): string {
  const y = HEIGHT - 16;
  const box = (x: number, fill: string, text: string): string =>
    svgElement('rect', { x, y: y - 10, width: 12, height: 12, fill }) + svgText(x + 18, y, text);
  return [
    svgText(MARGIN.left, y, counted(count, 'line')),
    box(MARGIN.left + 120, COLOURS.chosen, 'chosen as content'),
    box(MARGIN.left + 280, COLOURS.other, 'above zero, not chosen'),
  ].join('');
}
