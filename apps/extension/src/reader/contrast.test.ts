import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const BLOCK = /\{[^{}]*--paper:[^{}]*\}/g;
const COLOUR = /--(\w+): (#[0-9a-f]{6})/g;

/** The colours of each theme: two of the layer, light and dark, and three of the reader. */
const themes = [read('../interface/base.css'), read('./reader.css')]
  .flatMap((css) => css.match(BLOCK) ?? [])
  .map((block) =>
    Object.fromEntries([...block.matchAll(COLOUR)].map(([, name, colour]) => [name!, colour!])),
  );

/** Contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe('the colours', () => {
  it('cover five themes', () => {
    expect(themes).toHaveLength(5);
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });

  it.each(themes)('can be read in theme %#', (theme) => {
    for (const ink of ['ink', 'quiet', 'accent']) {
      for (const ground of ['paper', 'raised', 'tint']) {
        expect(contrast(theme[ink]!, theme[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
