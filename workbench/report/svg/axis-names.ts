import { label } from './marks.ts';

/** The part of a plot that its axes enclose. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The names of the axes: below the plot, and vertically on its left. */
export function axisNames({ left, right, top, bottom }: Frame, xAxis: string, yAxis: string): string {
  const middle = (top + bottom) / 2;
  return (
    label(xAxis, (left + right) / 2, bottom + 38, { class: 'faint', anchor: 'middle' }) +
    label(yAxis, 14, middle, { class: 'faint', anchor: 'middle', transform: `rotate(-90 14 ${middle})` })
  );
}
