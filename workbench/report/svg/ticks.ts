import { label } from './marks.ts';

const TICK = 'tick small number';

/** A value beside the left axis, whose place is `x`, at height `y`. */
export function leftTick(text: string, x: number, y: number): string {
  return label(text, x - 8, y + 4, { class: TICK, anchor: 'end' });
}

/** A value below the bottom axis, whose height is `y`, at the place `x`. */
export function bottomTick(text: string, x: number, y: number): string {
  return label(text, x, y + 16, { class: TICK, anchor: 'middle' });
}
