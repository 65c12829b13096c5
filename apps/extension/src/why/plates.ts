import { draw } from '../interface/element.ts';

/** @cap */
const HEIGHT = 16;
const PADDING = 5;
const GAP = 3;

interface Plate {
  readonly text: SVGTextElement;
  readonly kind: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Puts names on plates at the upper edge of their shapes, side by side if they would overlap. `x` and `y` of each text
 * are the corner of its shape. All are measured before anything moves, so that the browser lays out once.
 */
export function placePlates(texts: readonly SVGTextElement[]): SVGElement[] {
  const widths = texts.map((text) => text.getBBox().width + 2 * PADDING);
  const placed: Plate[] = [];
  for (const [n, text] of texts.entries()) placed.push(placeBeside(text, widths[n]!, placed));
  return placed.flatMap(({ text, kind, left, right, top }) => {
    text.setAttribute('x', String(left + PADDING));
    text.setAttribute('y', String(top + HEIGHT - 4));
    const size = { width: String(right - left), height: String(HEIGHT), rx: '3' };
    return [draw('rect', { class: `plate ${kind}`, x: String(left), y: String(top), ...size }), text];
  });
}

function placeBeside(text: SVGTextElement, width: number, placed: readonly Plate[]): Plate {
  const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
  // Centred on the edge it covers the least of the page's text.
  const top = Math.max(0, y - HEIGHT / 2);
  let left = x;
  for (const other of placed) {
    const isLevel = Math.abs(other.top - top) < HEIGHT;
    if (isLevel && left < other.right + GAP && other.left < left + width + GAP) left = other.right + GAP;
  }
  return { text, kind: text.getAttribute('class') ?? '', left, right: left + width, top };
}
