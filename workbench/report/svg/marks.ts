import { escaped, leaf, tag } from './markup.ts';

/** Drawn around 0,0; one shape per colour slot, so that colour is never the only difference. */
const SHAPES: readonly string[] = [
  'M-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0z',
  'M-4,-4h8v8h-8z',
  'M0,-5L4.9,3.7H-4.9z',
  'M0,-5.4L5.4,0L0,5.4L-5.4,0z',
  'M-1.5,-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z',
  'M0,5L4.9,-3.7H-4.9z',
];

/** The marker of a colour slot; `name` is its tooltip. */
export function marker(slot: number, x: number, y: number, name?: string): string {
  const attributes = {
    class: `s${slot}`,
    'stroke-width': 0,
    d: SHAPES[slot % SHAPES.length]!,
    transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
  };
  return name === undefined
    ? leaf('path', attributes)
    : tag('path', attributes, tag('title', {}, escaped(name)));
}

/** Text at a position. */
export function label(
  text: string,
  x: number,
  y: number,
  options: {
    readonly class?: string;
    readonly anchor?: 'start' | 'middle' | 'end';
    readonly transform?: string;
  } = {},
): string {
  const { class: classes, anchor, transform } = options;
  return tag('text', { x, y, class: classes, 'text-anchor': anchor, transform }, escaped(text));
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, classes: string): string {
  return leaf('line', { x1, y1, x2, y2, class: classes });
}

/** Characters of full width, twice as wide as a Latin letter; good enough to keep labels apart. */
const WIDE_CHARACTERS = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/g;

/** The approximate width of a text; only a browser knows the exact one. */
export function textWidth(text: string, size = 12): number {
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return (text.length - wide) * size * 0.55 + wide * size;
}
