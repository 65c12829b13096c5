import { extract } from 'fovea';
import { parse } from 'fovea-html';
import { describe, expect, it } from 'vitest';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { growthRatio } from '../packages/core/src/trace/growth.cases.ts';

/** Linear work grows 16-fold; 40 leaves room for a busy machine. `npm run perf -- --growth` reports the exact ratios. */
const MAX_GROWTH = 40;

const SHAPES = growthShapes.map((shape) => [shape.name, shape] as const);

describe('the cost of a page grows no faster than its size', () => {
  it.each(SHAPES)('%s', (_, shape) => {
    const prepare = (size: number): (() => void) => {
      const html = shape.html(size);
      return () => extract(html, { explain: true, url: 'https://example.org/page' });
    };
    expect(growthRatio(prepare, shape.base, 16)).toBeLessThan(MAX_GROWTH);
  });
});

describe('the cost of parsing alone grows no faster than the size of the page', () => {
  it.each(SHAPES)('%s', (_, shape) => {
    const prepare = (size: number): (() => void) => {
      const html = shape.html(size);
      return () => parse(html);
    };
    expect(growthRatio(prepare, shape.base, 16)).toBeLessThan(MAX_GROWTH);
  });
});
