import { describe, expect, it } from 'vitest';
import { escaped, leaf, tag } from './markup.ts';
import { inlineSvg, svgFile } from './picture.ts';
import { placeLabels } from './place-labels.ts';
import { errorScale, linearScale, linearTicks, logScale, logTicks, niceRange, tickText } from './scale.ts';
import { contrast, THEME_STYLE } from './theme.ts';

describe('markup', () => {
  it('escapes text and attributes, and replaces what XML forbids', () => {
    expect(escaped('<b a="1">&\0')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;\uFFFD');
    expect(tag('text', { x: 1.23456, class: undefined, title: '"<' }, 'a')).toBe(
      '<text x="1.23" title="&quot;&lt;">a</text>',
    );
    expect(leaf('rect', { width: 0 })).toBe('<rect width="0"/>');
  });
});

describe('scales', () => {
  it('puts values between the ends, downwards too', () => {
    expect(linearScale([0, 1], [100, 0])(0.25)).toBe(75);
    expect(logScale([1, 100], [0, 200])(10)).toBeCloseTo(100);
  });

  it('stretches scores towards 1', () => {
    const y = errorScale([0.2, 0.9], [300, 0]);
    expect(y(0.6)).toBeCloseTo(200);
    expect(y(0.8)).toBeCloseTo(100);
    expect(y(1)).toBeLessThan(0);
    expect(y.ticks).toEqual([0.2, 0.4, 0.6, 0.7, 0.8, 0.85, 0.9]);
  });

  it('marks round values inside the range', () => {
    expect(linearTicks(0.3, 0.9, 6)).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
    expect(linearTicks(0, 0, 5)).toEqual([0]);
    expect([0.5, 0.55, 0.6].map((tick, _, ticks) => tickText(tick, ticks))).toEqual(['0.50', '0.55', '0.60']);
    expect(tickText(0.3, [0.2, 0.3])).toBe('0.3');
    expect(logTicks(50, 110)).toEqual([50, 60, 70, 80, 90, 100, 110]);
    expect(logTicks(1, 20)).toEqual([1, 2, 5, 10, 20]);
    expect(logTicks(1, 500_000)).toEqual([1, 10, 100, 1000, 10_000, 100_000]);
  });

  it('widens a range to whole steps but not past its bounds', () => {
    const [low, high] = niceRange([0.42, 0.97], 0.1, [0, 1]);
    expect(low).toBeCloseTo(0.4);
    expect(high).toBe(1);
    expect(niceRange([], 0.1, [0, 1])).toEqual([0, 1]);
    const [from, to] = niceRange([1], 0.1, [0, 1]);
    expect(from).toBeLessThan(to);
  });
});

describe('placeLabels', () => {
  it('covers neither points nor other labels where there is room', () => {
    const points = Array.from({ length: 30 }, (_, i) => ({
      x: 100 + (i % 6) * 110,
      y: 60 + Math.floor(i / 6) * 60 + (i % 6) * 7,
      width: 80,
    }));
    const boxes = placeLabels(points, { left: 0, right: 900, top: 0, bottom: 500 }).map(
      ({ x, y, anchor }, i) => {
        const width = points[i]!.width;
        const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
        return { left, right: left + width, top: y - 7, bottom: y + 7 };
      },
    );
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }
  });

  it('leads to a label that had to go far', () => {
    const crowd = Array.from({ length: 14 }, () => ({ x: 200, y: 200, width: 100 }));
    expect(
      placeLabels(crowd, { left: 0, right: 400, top: 0, bottom: 400 }).some(({ isApart }) => isApart),
    ).toBe(true);
  });
});

describe('pictures', () => {
  const picture = { width: 10.2, height: 5, title: 'a < b', description: 'd', body: '<g/>' };

  it('names what it shows', () => {
    const svg = inlineSvg(picture, 'x');
    expect(svg).toContain('role="img" aria-labelledby="x-title x-description"');
    expect(svg).toContain('<title id="x-title">a &lt; b</title>');
    expect(svg).toContain('viewBox="0 0 11 5"');
  });

  it('stands alone as a file that says where it comes from', () => {
    const file = svgFile(picture, 'x', 'made by `npm run report -- --docs`');
    expect(
      file.startsWith(
        '<!-- made by `npm run report - - - -docs` -->\n<svg xmlns="http://www.w3.org/2000/svg" ',
      ),
    ).toBe(true);
    expect(file).toContain('prefers-color-scheme:dark');
    expect(file).not.toMatch(/(?:href|src|url\()/);
  });
});

describe('theme', () => {
  const colorOf = (style: string, name: string): [number, number, number] => {
    const digits = new RegExp(`--${name}:#([0-9a-f]{6})`).exec(style)![1]!;
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as [number, number, number];
  };
  const dark = THEME_STYLE.slice(THEME_STYLE.indexOf('prefers-color-scheme:dark'));

  it('counts contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it('keeps numbers readable on every cell and series visible on either ground', () => {
    for (const style of [THEME_STYLE, dark]) {
      const ground: [number, number, number] = style === dark ? [0x14, 0x17, 0x1c] : [255, 255, 255];
      for (let step = 0; step <= 20; step++) {
        expect(
          contrast(colorOf(style, `h${step}`), colorOf(style, `t${step}`)),
          `step ${step}`,
        ).toBeGreaterThan(4.2);
      }
      for (let slot = 0; slot < 6; slot++)
        expect(contrast(colorOf(style, `s${slot}`), ground)).toBeGreaterThan(4.5);
    }
  });
});
