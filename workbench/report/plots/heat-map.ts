import type { RankedSystem, Slice } from '../findings/findings.ts';
import { label, marker, textWidth } from '../svg/marks.ts';
import { escaped, leaf, tag } from '../svg/markup.ts';
import type { Picture } from '../svg/picture.ts';
import { HEAT_STEPS } from '../svg/theme.ts';

/** What to draw. */
export interface HeatMapInput {
  readonly title: string;
  readonly slices: readonly Slice[];
  readonly systems: readonly RankedSystem[];
  /** Shows the mean over datasets in a first column. */
  readonly hasOverall?: boolean;
}

const CELL_WIDTH = 46;
const CELL_HEIGHT = 26;
const GAP = 2;
const WIDEST_NAME = 230;
/** Rotation of the column heads in degrees. */
const HEAD_ROTATION = 42;

/** Systems down, slices across; the best of every column has a frame. */
export function heatMap({ title, slices, systems, hasOverall = false }: HeatMapInput): Picture {
  const columns = hasOverall ? [overallSlice(systems), ...slices] : slices;
  const left = Math.min(WIDEST_NAME, 26 + Math.max(...systems.map(({ name }) => textWidth(name))));
  const heads = columns.map(headText);
  const longest = Math.max(...heads.map((text) => textWidth(text)), 40);
  const top = 14 + longest * Math.sin((HEAD_ROTATION * Math.PI) / 180);
  const width = left + columns.length * CELL_WIDTH + 12 + longest * Math.cos((HEAD_ROTATION * Math.PI) / 180);
  const xOf = (column: number): number => left + column * CELL_WIDTH + (hasOverall && column > 0 ? 8 : 0);
  const range = rangeOf(columns, systems);
  const body = [
    ...heads.map((text, c) => head(text, xOf(c) + CELL_WIDTH / 2 - 4, top - 8, hasOverall && c === 0)),
    ...systems.map((system, r) => rowName(system, left - 10, top + r * CELL_HEIGHT + CELL_HEIGHT / 2)),
    ...columns.flatMap((slice, c) =>
      systems.map((system, r) => cell(system, slice, xOf(c), top + r * CELL_HEIGHT, range)),
    ),
    ...columns.map((slice, c) => bestFrame(slice, systems, xOf(c), top)),
  ];
  const height = top + systems.length * CELL_HEIGHT + 10;
  return {
    width: width + (hasOverall ? 8 : 0),
    height,
    title,
    description: describe(columns, systems),
    body: body.join(''),
  };
}

function headText({ label: name, pages, metric }: Slice): string {
  const count = pages > 0 ? ` (${pages})` : '';
  return metric === undefined ? `${name}${count}` : `${name}${count}, ${metric}`;
}

function overallSlice(systems: readonly RankedSystem[]): Slice {
  const values = new Map(
    systems.flatMap(({ name, overall }) =>
      overall === null ? [] : [[name, { ...overall, pages: 0 }] as const],
    ),
  );
  return { key: 'overall', label: 'mean of datasets', pages: 0, values };
}

/** The colours span the values, from a low end that a few failures do not pull down. */
function rangeOf(columns: readonly Slice[], systems: readonly RankedSystem[]): readonly [number, number] {
  const names = new Set(systems.map(({ name }) => name));
  const all = columns
    .flatMap(({ values }) =>
      [...values].filter(([name]) => names.has(name)).map(([, { estimate }]) => estimate),
    )
    .toSorted((a, b) => a - b);
  if (all.length === 0) return [0, 1];
  const low = all[Math.floor(all.length * 0.05)]!;
  const high = all.at(-1)!;
  return high > low ? [low, high] : [low - 0.01, high];
}

function head(text: string, x: number, y: number, isStrong: boolean): string {
  return label(text, x, y, {
    ...(isStrong ? { class: 'strong' } : {}),
    transform: `rotate(${-HEAD_ROTATION} ${x.toFixed(1)} ${y.toFixed(1)})`,
  });
}

function rowName({ name, slot }: RankedSystem, right: number, middle: number): string {
  const shape = slot === null ? '' : marker(slot, right - 4, middle);
  const text = label(name, right - 14, middle + 4, {
    anchor: 'end',
    ...(slot === null ? {} : { class: 'strong' }),
  });
  return tag('g', { 'data-system': name }, text + shape);
}

function cell(
  system: RankedSystem,
  slice: Slice,
  x: number,
  y: number,
  range: readonly [number, number],
): string {
  const box = { x: x + GAP / 2, y: y + GAP / 2, width: CELL_WIDTH - GAP, height: CELL_HEIGHT - GAP, rx: 3 };
  const value = slice.values.get(system.name);
  const middle = { x: x + CELL_WIDTH / 2, y: y + CELL_HEIGHT / 2 + 4 };
  if (value === undefined) {
    return (
      leaf('rect', { ...box, class: 'none' }) +
      label('–', middle.x, middle.y, { class: 'faint', anchor: 'middle' })
    );
  }
  const { estimate, low, high } = value;
  const share = (estimate - range[0]) / (range[1] - range[0]);
  const step = Math.round(Math.min(1, Math.max(0, share)) * HEAT_STEPS);
  const told = `${system.name}, ${slice.label}: ${estimate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  const rect = tag('rect', { ...box, class: `h${step}` }, tag('title', {}, escaped(told)));
  const text = label(threeDigits(estimate), middle.x, middle.y, {
    class: `t${step} number`,
    anchor: 'middle',
  });
  // The text must not hide the cell and its tooltip from the pointer.
  return tag('g', { 'data-system': system.name }, rect, tag('g', { 'pointer-events': 'none' }, text));
}

/** `.873`, as tables of scores are printed; `1` and above keep their digit. */
function threeDigits(value: number): string {
  const text = value.toFixed(3);
  return text.startsWith('0.') ? text.slice(1) : text;
}

function bestFrame(slice: Slice, systems: readonly RankedSystem[], x: number, top: number): string {
  const best = bestOf(slice, systems);
  if (best === -1) return '';
  return leaf('rect', {
    x: x + 1.5,
    y: top + best * CELL_HEIGHT + 1.5,
    width: CELL_WIDTH - 3,
    height: CELL_HEIGHT - 3,
    rx: 3,
    class: 'best',
    'pointer-events': 'none',
  });
}

function bestOf(slice: Slice, systems: readonly RankedSystem[]): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [row, { name }] of systems.entries()) {
    const estimate = slice.values.get(name)?.estimate ?? Number.NEGATIVE_INFINITY;
    if (estimate > most) [best, most] = [row, estimate];
  }
  return best;
}

function describe(columns: readonly Slice[], systems: readonly RankedSystem[]): string {
  return columns
    .map((slice) => {
      const best = systems[bestOf(slice, systems)];
      const value = best === undefined ? undefined : slice.values.get(best.name);
      return value === undefined
        ? `${slice.label}: no scores.`
        : `${slice.label}: best is ${best!.name} with ${value.estimate.toFixed(3)}.`;
    })
    .join(' ');
}
