import type { RankedSystem } from '../findings/findings.ts';
import { label, line, marker, textWidth } from '../svg/marks.ts';
import { tag } from '../svg/markup.ts';

const LINE = 18;

/** Markers with names, on as many lines as needed; `others` names the grey rest. */
export function legend(
  chosen: readonly RankedSystem[],
  left: number,
  right: number,
  others: string | null,
): { readonly markup: string; readonly height: number } {
  let x = left;
  let y = LINE / 2 + 4;
  const parts: string[] = [];
  const place = (name: string, draw: (x: number, y: number) => string, system?: string): void => {
    const width = textWidth(name) + 34;
    if (x + width > right && x > left) {
      x = left;
      y += LINE;
    }
    const markup = draw(x + 6, y) + label(name, x + 17, y + 4);
    parts.push(system === undefined ? markup : tag('g', { 'data-system': system }, markup));
    x += width;
  };
  for (const { name, slot } of chosen) place(name, (at, down) => marker(slot!, at, down), name);
  if (others !== null) place(others, (at, down) => line(at, down - 4, at, down + 4, 'tick-mark'));
  return { markup: parts.join(''), height: y + LINE / 2 };
}
